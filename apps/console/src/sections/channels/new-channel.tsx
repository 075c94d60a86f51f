import { askChannel } from '@keo/contract/console-channels'
import { CHANNEL_KINDS } from '@keo/contract/deposit'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { channelKind } from '../../parts/channel-kinds.ts'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { channelOf, NEW_CHANNEL } from './channel-draft.ts'
import { ChannelFields } from './channel-fields.tsx'
import { words } from './words.ts'

/** Where the page opens it, in the place of a channel: no id has a dot. */
export const ADD = 'new.channel'

/** A way to deposit that is not there yet: it takes two people, and begins closed. */
export function NewChannel() {
  const { say, language } = useLook(words)
  const [draft, setDraft] = useState(NEW_CHANNEL)
  const [reason, setReason] = useState('')
  const ask = useAct(askChannel, () => {
    setDraft(NEW_CHANNEL)
    setReason('')
  })
  const wanted = channelOf(draft)
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={0} /> {say('ch.new')}
      </h2>
      <p className="meta">{say('ch.beginsClosed')}</p>
      <Field label={say('ch.id')} value={draft.id} onText={(id) => setDraft({ ...draft, id })} />
      <Choice
        label={say('ch.kind')}
        value={draft.kind}
        options={CHANNEL_KINDS.map((kind) => [kind, channelKind(kind, language)] as const)}
        onValue={(kind) => setDraft({ ...draft, kind })}
      />
      <ChannelFields draft={draft} onDraft={setDraft} />
      <Reason text={reason} onText={setReason} />
      <Refused error={ask.error} />
      <Button
        size="s"
        kind="outline"
        disabled={!isReason(reason) || wanted === null}
        busy={ask.isPending}
        onClick={() => wanted && ask.mutate({ ...wanted, reason })}
      >
        {say('ch.askNew')}
      </Button>
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </aside>
  )
}

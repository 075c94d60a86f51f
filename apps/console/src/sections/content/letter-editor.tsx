import {
  type Audience,
  getMailing,
  type Mailing,
  saveMailing,
  sendMailing,
  stopMailing,
  tryMailing,
} from '@keo/contract/console-letters'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, useAct, useCall } from '../../platform/queries.ts'
import { AudienceFields } from './audience-fields.tsx'
import { NOTHING, type Texts } from './draft.ts'
import { TextFields } from './text-fields.tsx'
import { words } from './words.ts'

type Draft = Texts & { readonly audience: Audience }
const EVERYBODY: Audience = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
const EMPTY: Draft = { title: NOTHING, content: NOTHING, audience: EVERYBODY }

export function LetterEditor({ id, me }: { id: string; me: Me }) {
  const found = useCall(getMailing, { id }, REFRESH_MS)
  return (
    <Loaded of={found}>
      {(data) => <Editor key={`${data.version} ${data.state}`} found={data} me={me} />}
    </Loaded>
  )
}

export const NewLetter = ({ me }: { me: Me }) => <Editor found={null} me={me} />

function Editor({ found, me }: { found: Mailing | null; me: Me }) {
  const { say } = useLook(words)
  const kept: Draft = found ? { title: found.title, content: found.content, audience: found.audience } : EMPTY
  const [draft, setDraft] = useState(kept)
  const save = useAct(saveMailing, ({ id }) => go('content', id))
  const isDraft = found === null || found.state === 'draft'
  const mayEdit = me.permissions.includes('content.edit') && isDraft
  const maySend = me.permissions.includes('letters.send') && found !== null
  const isSaved = found !== null && JSON.stringify(draft) === JSON.stringify(kept)
  const key = { id: found?.id ?? '', version: found?.version ?? 0 }
  return (
    <aside className="decision">
      <h2>{found ? say(`letter.${found.state}`) : say('list.new')}</h2>
      {isDraft || !found ? null : (
        <Facts
          rows={[
            [say('letters.to'), found.sentTo],
            [say('letters.over'), found.passedOver],
          ]}
        />
      )}
      <TextFields draft={draft} onDraft={setDraft} isReadOnly={!mayEdit} />
      <AudienceFields
        audience={draft.audience}
        onAudience={(audience) => setDraft({ ...draft, audience })}
        isReadOnly={!mayEdit}
      />
      <Refused error={save.error} />
      {mayEdit ? (
        <Button
          busy={save.isPending}
          disabled={draft.title.vi.trim() === '' || draft.content.vi.trim() === ''}
          onClick={() => save.mutate({ ...key, ...draft })}
        >
          {say('act.save')}
        </Button>
      ) : null}
      {maySend && isDraft ? (
        <Send key={JSON.stringify(draft)} draft={draft} at={key} isSaved={isSaved} />
      ) : null}
      {maySend && found.state === 'sending' ? <Stop at={key} /> : null}
    </aside>
  )
}

type SendProps = { draft: Draft; at: { id: string; version: number }; isSaved: boolean }

/** Nothing goes out before its dry run was read; the button names how many it is for. */
function Send({ draft, at, isSaved }: SendProps) {
  const { say } = useLook(words)
  const dry = useAct(tryMailing)
  const send = useAct(sendMailing)
  const found = dry.data
  return (
    <>
      <Button busy={dry.isPending} onClick={() => dry.mutate({ audience: draft.audience })}>
        {say('letters.try')}
      </Button>
      {found ? (
        <p>
          {say('letters.would')} <b className="num">{found.members - found.onBreak}</b>{' '}
          {say('letters.members')}
          <span className="meta">{` · ${found.onBreak} ${say('letters.onBreak')}`}</span>
        </p>
      ) : null}
      {found && !found.isWhole ? <p className="meta">{say('letters.large')}</p> : null}
      {isSaved && found ? null : <p className="meta">{say(isSaved ? 'letters.tryFirst' : 'unsaved')}</p>}
      <Refused error={dry.error ?? send.error} />
      <Button
        kind="primary"
        disabled={!isSaved || !found}
        busy={send.isPending}
        onClick={() => send.mutate(at)}
      >
        {found ? `${say('letters.send')} (${found.members - found.onBreak})` : say('letters.send')}
      </Button>
    </>
  )
}

function Stop({ at }: { at: { id: string; version: number } }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const stop = useAct(stopMailing)
  return (
    <>
      <Reason text={reason} onText={setReason} />
      <Refused error={stop.error} />
      <Button
        kind="outline"
        disabled={!isReason(reason)}
        busy={stop.isPending}
        onClick={() => stop.mutate({ ...at, reason })}
      >
        {say('letters.stop')}
      </Button>
    </>
  )
}

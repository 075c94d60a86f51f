import { askChannelLimits, switchChannel, type ConsoleChannel } from '@keo/contract/console-money'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** One person opens and closes a way in; other limits take two. */
export function ChannelSettings({ channel }: { channel: ConsoleChannel }) {
  const { say } = useLook(words)
  const { id, isOpen, askedBy } = channel
  const [reason, setReason] = useState('')
  const [limits, setLimits] = useState({ min: channel.min, max: channel.max })
  const turn = useAct(switchChannel, () => setReason(''))
  const ask = useAct(askChannelLimits, () => setReason(''))
  const isOther = limits.min !== channel.min || limits.max !== channel.max
  return (
    <aside className="decision">
      <h2>{channel.name}</h2>
      <Reason text={reason} onText={setReason} />
      <Refused error={turn.error ?? ask.error} />
      <Button
        size="s"
        kind={isOpen ? 'outline' : 'neutral'}
        disabled={!isReason(reason)}
        busy={turn.isPending}
        onClick={() => turn.mutate({ id, isOpen: !isOpen, reason })}
      >
        {say(isOpen ? 'ch.close' : 'ch.reopen')}
      </Button>
      <p className="meta">{say('ch.goesOn')}</p>
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {say('ch.limits')}
      </h2>
      {askedBy === '' ? (
        <>
          <Field
            label={`${say('ch.min')} (${channel.currency})`}
            value={limits.min}
            onText={(min) => setLimits({ ...limits, min })}
          />
          <Field
            label={`${say('ch.max')} (${channel.currency})`}
            value={limits.max}
            onText={(max) => setLimits({ ...limits, max })}
          />
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || !isOther}
            busy={ask.isPending}
            onClick={() => ask.mutate({ id, ...limits, reason })}
          >
            {say('ch.ask')}
          </Button>
        </>
      ) : (
        <p>{`${say('ch.askedBy')} ${askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('ch.asked')}</p> : null}
    </aside>
  )
}

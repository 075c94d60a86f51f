import { getSupportReach, setSupportReach } from '@keo/contract/console-support-reach'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

type Reach = ResponseOf<typeof getSupportReach>

export function SupportReach({ mayChange }: { mayChange: boolean }) {
  const reach = useCall(getSupportReach, {})
  return (
    <Loaded of={reach}>
      {(found) => <ReachForm key={JSON.stringify(found)} reach={found} mayChange={mayChange} />}
    </Loaded>
  )
}

/** The lines that members see, and which levels are offered a call. */
function ReachForm({ reach, mayChange }: { reach: Reach; mayChange: boolean }) {
  const { say } = useLook(words)
  const [draft, setDraft] = useState(reach)
  const [reason, setReason] = useState('')
  const set = useAct(setSupportReach, () => setReason(''))
  const mark = (label: string, isOn: boolean, turned: (isOn: boolean) => Reach) => (
    <label key={label} className="check">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!mayChange}
        onChange={(event) => setDraft(turned(event.target.checked))}
      />{' '}
      {label}
    </label>
  )
  const [first = false, second = false] = draft.lines
  return (
    <section className="panel">
      <h2>{say('reach.title')}</h2>
      {mark(`${say('reach.line')} 1`, first, (isOn) => ({ ...draft, lines: [isOn, second] }))}
      {mark(`${say('reach.line')} 2`, second, (isOn) => ({ ...draft, lines: [first, isOn] }))}
      <p className="meta">{say('reach.calls')}</p>
      {draft.callBacks.map((isOffered, level) =>
        mark(`VIP ${level}`, isOffered, (isOn) => ({
          ...draft,
          callBacks: draft.callBacks.with(level, isOn),
        })),
      )}
      {mayChange ? (
        <>
          <Reason text={reason} onText={setReason} />
          <Refused error={set.error} />
          <Button
            size="s"
            disabled={!isReason(reason) || JSON.stringify(draft) === JSON.stringify(reach)}
            busy={set.isPending}
            onClick={() => set.mutate({ ...draft, reason })}
          >
            {say('act.save')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

import { holdWithdrawal, liftWithdrawalHold } from '@keo/contract/console-withdrawal-holds'
import type { WithdrawalEvidence } from '@keo/contract/console-queues'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Refused } from '../../parts/states.tsx'
import { call } from '../../platform/api.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { offerUndo } from '../../platform/undo.ts'
import { words } from './words.ts'

const SPANS = ['open', '1', '4', '24', '72'] as const
type Span = (typeof SPANS)[number]

/** Who keeps the order from being paid, since when and why. */
export function HeldFacts({ hold }: { hold: NonNullable<WithdrawalEvidence['hold']> }) {
  const { say, time } = useLook(words)
  return (
    <section className="panel" aria-label={say('hold.on')}>
      <h2>
        <span className="badge">{say('hold.on')}</span>
      </h2>
      <Facts
        rows={[
          [say('hold.by'), hold.by],
          [say('hold.since'), time(hold.since)],
          [say('hold.until'), hold.until === null ? say('hold.open') : time(hold.until)],
          [say('common.reason'), hold.reason],
        ]}
      />
    </section>
  )
}

type HoldPartProps = {
  order: WithdrawalEvidence
  reason: string
  onDone: () => void
  /** Runs it where there is a reason, and asks for one where there is none. */
  withReason: (run: () => void) => () => void
}

/** Holds an order with the reason that stands above, or takes the hold off. */
export function HoldPart({ order: { orderNo, hold }, reason, onDone, withReason }: HoldPartProps) {
  const { say } = useLook(words)
  const [span, setSpan] = useState<Span>('open')
  const place = useAct(holdWithdrawal, (_, held) => {
    onDone()
    offerUndo({
      text: `${say('hold.on')}: ${held.orderNo}`,
      undo: () => call(liftWithdrawalHold, { orderNo: held.orderNo, reason: say('undo.reason') }),
    })
  })
  const lift = useAct(liftWithdrawalHold, onDone)
  const run = withReason(() =>
    hold
      ? lift.mutate({ orderNo, reason })
      : place.mutate({ orderNo, reason, hours: span === 'open' ? null : Number(span) }),
  )
  useKeys({ h: run })
  return (
    <>
      {hold ? null : (
        <Choice
          label={say('hold.until')}
          value={span}
          options={SPANS.map((name) => [name, say(`hold.${name}`)])}
          onValue={setSpan}
        />
      )}
      <Refused error={place.error ?? lift.error} />
      <Button wide busy={place.isPending || lift.isPending} onClick={run}>
        {say(hold ? 'hold.lift' : 'hold.place')} <kbd>H</kbd>
      </Button>
    </>
  )
}

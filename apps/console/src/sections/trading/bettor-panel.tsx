import { askBettorFactor, getBettorFactor } from '@keo/contract/console-trading-steering'
import { useLook } from '../../platform/look.ts'
import { Loaded } from '../../parts/states.tsx'
import { useAct, useCall } from '../../platform/queries.ts'
import { PercentForm } from './percent-form.tsx'
import { steeringWords } from './steering-words.ts'

/** The factor of whoever placed a bet, with its cause. Nobody is named. */
export function BettorPanel({ orderId, mayLimit }: { orderId: string; mayLimit: boolean }) {
  const { say } = useLook(steeringWords)
  const found = useCall(getBettorFactor, { orderId })
  const ask = useAct(askBettorFactor)
  return (
    <Loaded of={found}>
      {({ member, percent, cause, bounds, askedBy }) => (
        <div className="bettor">
          {cause === '' ? null : <p className="meta">{cause}</p>}
          {mayLimit ? (
            <PercentForm
              title={`${say('factor')} ${member}`}
              now={percent}
              bound={bounds}
              askedBy={askedBy}
              ask={ask}
              onAsk={(to, reason) => ask.mutate({ orderId, percent: to, reason })}
            />
          ) : null}
        </div>
      )}
    </Loaded>
  )
}

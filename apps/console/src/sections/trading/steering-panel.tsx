import { getTradingSteering, moveTrading, type TradingSteering } from '@keo/contract/console-trading-steering'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useAct, useCall } from '../../platform/queries.ts'
import { LeagueStakes } from './league-stakes.tsx'
import { Stepper } from './stepper.tsx'
import { percentOf, stepText } from './trading-figures.ts'
import { steeringWords } from './steering-words.ts'

const REFRESH_STEERING_MS = 5_000
/** Half a percent at a time. */
const MARGIN_STEP = 5

type Props = { matchId: number; marketId: number | null; mayMove: boolean; mayLimit: boolean }

/** Prices and margins, as far as the provider lets them go. What is moved is sold so at once. */
export function SteeringPanel({ matchId, marketId, mayMove, mayLimit }: Props) {
  const { say } = useLook(steeringWords)
  const market = marketId === null ? {} : { marketId }
  const found = useCall(getTradingSteering, { matchId, ...market }, REFRESH_STEERING_MS)
  return (
    <section className="panel" aria-label={say('steering')}>
      <h2>{say('steering')}</h2>
      <Loaded of={found}>
        {(steering) => (
          <>
            {mayMove ? <Moves matchId={matchId} marketId={marketId} steering={steering} /> : null}
            {mayLimit ? <LeagueStakes key={steering.leagueId} matchId={matchId} steering={steering} /> : null}
          </>
        )}
      </Loaded>
    </section>
  )
}

type MovesProps = { matchId: number; marketId: number | null; steering: TradingSteering }

function Moves({ matchId, marketId, steering }: MovesProps) {
  const { say } = useLook(steeringWords)
  const move = useAct(moveTrading)
  const { match, market, league, bounds, takenMargin } = steering
  const by = (what: 'edge' | 'pace', step: number) => {
    const to = match[what] + step
    if (to >= bounds[what].least && to <= bounds[what].most) move.mutate({ matchId, [what]: to })
  }
  useKeys({ arrowleft: () => by('edge', -1), arrowright: () => by('edge', 1), '-': () => by('pace', -1), '+': () => by('pace', 1) }) // prettier-ignore
  const own = (what: 'edge' | 'pace') => ({
    value: match[what],
    text: stepText(match[what]),
    bound: bounds[what],
    isBusy: move.isPending,
    onMove: (to: number) => move.mutate({ matchId, [what]: to }),
  })
  const margin = (value: number, place: Parameters<typeof move.mutate>[0]) => ({
    value,
    step: MARGIN_STEP,
    text: stepText(value, percentOf),
    bound: bounds.margin,
    isBusy: move.isPending,
    onMove: (to: number) => move.mutate({ ...place, margin: to }),
  })
  return (
    <>
      <div className="steppers">
        <Stepper label={`${say('edge')} ← →`} {...own('edge')} />
        <Stepper label={`${say('pace')} − +`} {...own('pace')} />
        {market && marketId !== null ? (
          <Stepper label={say('marketMargin')} {...margin(market.margin, { marketId })} />
        ) : null}
        <Stepper label={say('matchMargin')} {...margin(match.margin, { matchId })} />
        <Stepper label={say('leagueMargin')} {...margin(league.margin, { leagueId: steering.leagueId })} />
      </div>
      {takenMargin === null ? null : (
        <p className="meta">
          {say('taken')} <span className="num">{percentOf(takenMargin)}</span>
        </p>
      )}
      <Refused error={move.error} />
    </>
  )
}

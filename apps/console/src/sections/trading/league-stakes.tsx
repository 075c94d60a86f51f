import { askLeagueStakes, type TradingSteering } from '@keo/contract/console-trading-steering'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { PercentForm } from './percent-form.tsx'
import { steeringWords } from './steering-words.ts'

/** What may be staked on the matches of a league, as a part of the usual. */
export function LeagueStakes({ matchId, steering }: { matchId: number; steering: TradingSteering }) {
  const { say } = useLook(steeringWords)
  const ask = useAct(askLeagueStakes)
  return (
    <PercentForm
      title={`${say('leagueStakes')}: ${steering.leagueName}`}
      now={steering.league.stakes}
      bound={steering.bounds.stakes}
      askedBy={steering.askedBy}
      ask={ask}
      onAsk={(stakes, reason) => ask.mutate({ matchId, stakes, reason })}
    />
  )
}

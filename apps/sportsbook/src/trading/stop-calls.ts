import { listBettingStops, setBettingStop } from '@keo/sportsbook-contract/trading-stops'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { League } from '../world/match.ts'
import type { Stops } from './stops.ts'

type Needs = { readonly stops: Stops; league(leagueId: number): League | null }

/** How the operator's traders stop a league, or everything, and see what they stopped. */
export function stopCalls(api: ProviderApi, { stops, league }: Needs): void {
  api.handle(setBettingStop, async ({ leagueId, isStopped }) => {
    if (leagueId !== undefined && !league(leagueId)) refuse('NOT_FOUND')
    return { isStopped, wasStopped: await stops.set(leagueId ?? null, isStopped) }
  })
  api.handle(listBettingStops, (_asked, { language }) => ({
    isAll: stops.isAll(),
    leagues: stops.leagues().map((leagueId) => ({
      leagueId,
      name: league(leagueId)?.names[language] ?? String(leagueId),
    })),
  }))
}

import type { PlanDetail } from '@keo/contract/experts'
import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import { oddsOf, type Price } from '@keo/units/price'
import { seconds } from '@keo/units/instants'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useNow } from '../../platform/use-now.ts'
import { pickFrom } from '../bet-cart/index.ts'
import { fetchMatch, type Match } from '../sportsbook/index.ts'
import { instantOf } from './expert-words.ts'

/** Of a leg: its price now, `gone` where it is no longer sold, null where it is over, sealed or not known yet. */
export type LegNow = Price | 'gone' | null

const NOW_EVERY_MS = seconds(15)

/** What a match costs now; one that is gone is asked for once. Here, so that lists of experts load no sports. */
export const matchNow = (matchId: string) =>
  queryOptions({
    queryKey: ['experts', 'match', matchId],
    queryFn: ({ signal }) => fetchMatch(Number(matchId), { signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : NOW_EVERY_MS),
    retry: false,
  })

/** What the legs cost at this moment, in their order; only legs whose match has not begun are asked for. */
export function useLegsNow({ legs }: PlanDetail): readonly LegNow[] {
  const now = useNow()
  const asked = legs.map(
    ({ pick, time, result }) => pick !== null && result === null && instantOf(time) > now,
  )
  const matches = useQueries({
    queries: legs.map(({ matchId }, index) => ({
      ...matchNow(matchId),
      enabled: asked[index] === true,
    })),
  })
  return legs.map(({ pick }, index): LegNow => {
    const match = matches[index]
    if (!pick || !asked[index] || !match) return null
    if (match.isError) return 'gone'
    return match.data ? priceNow(match.data, pick) : null
  })
}

export function priceNow(match: Match, pick: { marketId: number; optionType: number }): LegNow {
  const found = pickFrom(match, { matchId: match.id, ...pick })
  const market = match.groups.flatMap(({ markets }) => markets).find(({ id }) => id === pick.marketId)
  if (!found || market?.saleStatus !== MARKET_SALE.open) return 'gone'
  return oddsOf(found.odds) === undefined ? 'gone' : found.odds
}

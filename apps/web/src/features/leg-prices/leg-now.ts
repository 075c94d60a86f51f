import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import { seconds } from '@keo/units/instants'
import { oddsOf, type Price } from '@keo/units/price'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { NoAnswer } from '../../api/api-outcome.ts'
import { pickFrom } from '../bet-cart/index.ts'
import { fetchMatch, type Match } from '../sportsbook/index.ts'

/** Of a leg: its price now, `gone` where it is no longer sold, null where it is over, sealed or not known yet. */
export type LegNow = Price | 'gone' | null

const NOW_EVERY_MS = seconds(15)

/** The provider has no such match any more; a network that gives no answer says nothing of it. */
export const isGone = (error: Error | null | undefined): boolean =>
  Boolean(error) && !(error instanceof NoAnswer)

/** How a match stands and what it costs now; one that is gone is asked for once. */
const matchNow = (matchId: string) =>
  queryOptions({
    queryKey: ['leg-prices', 'match', matchId],
    queryFn: ({ signal }) => fetchMatch(Number(matchId), { signal }),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : NOW_EVERY_MS),
    retry: false,
  })

/** How matches stand now, in the order of their ids, each asked for once; null asks for nothing. */
export function useMatchesNow(ids: readonly (string | null)[]) {
  const unique = [...new Set(ids.filter((id) => id !== null))]
  const found = useQueries({ queries: unique.map(matchNow) })
  return ids.map((id) => (id === null ? undefined : found[unique.indexOf(id)]))
}

export function priceNow(match: Match, pick: { marketId: number; optionType: number }): LegNow {
  const found = pickFrom(match, { matchId: match.id, ...pick })
  const market = match.groups.flatMap(({ markets }) => markets).find(({ id }) => id === pick.marketId)
  if (!found || market?.saleStatus !== MARKET_SALE.open) return 'gone'
  return oddsOf(found.odds) === undefined ? 'gone' : found.odds
}

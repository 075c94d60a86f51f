import { MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import { seconds } from '@keo/units/instants'
import { oddsOf, type Price } from '@keo/units/price'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { NoAnswer } from '../../api/api-outcome.ts'
import { fetchMatchOf, pickFrom, type SharedPick } from '../bet-cart/index.ts'
import type { Match } from '../sportsbook/index.ts'

/** Of a leg: its price now, `gone` where it is no longer sold, null where it is over, sealed or not known yet. */
export type LegNow = Price | 'gone' | null

const NOW_EVERY_MS = seconds(15)

/** The provider has no such match any more; a network that gives no answer says nothing of it. */
export const isGone = (error: Error | null | undefined): boolean =>
  Boolean(error) && !(error instanceof NoAnswer)

/** How a match stands and what it costs now, these picks too; one that is gone is asked for once. */
const matchNow = (matchId: string, picks: readonly SharedPick[]) =>
  queryOptions({
    queryKey: [
      'leg-prices',
      'match',
      matchId,
      picks.map(({ marketId, optionType }) => `${marketId}-${optionType}`).join(),
    ],
    queryFn: ({ signal }) => fetchMatchOf(Number(matchId), picks, { signal }),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : NOW_EVERY_MS),
    retry: false,
  })

const NO_PICKS: readonly SharedPick[] = []

/**
 * How matches stand now, in the order of their ids, each asked for once; null asks for nothing. Picks that a match does
 * not list, such as a combination of its picks, are asked for beside it.
 */
export function useMatchesNow(ids: readonly (string | null)[], picks: readonly SharedPick[] = NO_PICKS) {
  const unique = [...new Set(ids.filter((id) => id !== null))]
  const found = useQueries({
    queries: unique.map((id) =>
      matchNow(
        id,
        picks.filter(({ matchId }) => matchId === Number(id)),
      ),
    ),
  })
  return ids.map((id) => (id === null ? undefined : found[unique.indexOf(id)]))
}

export function priceNow(match: Match, pick: { marketId: number; optionType: number }): LegNow {
  const found = pickFrom(match, { matchId: match.id, ...pick })
  const market = match.groups.flatMap(({ markets }) => markets).find(({ id }) => id === pick.marketId)
  if (!found || market?.saleStatus !== MARKET_SALE.open) return 'gone'
  return oddsOf(found.odds) === undefined ? 'gone' : found.odds
}

import { getMatchSeed, getSuspensionCauses } from '@keo/sportsbook-contract/own-calls'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { seconds } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import {
  board,
  matchList,
  provider,
  ProviderRefusal,
  fetchMatch,
  fetchMeetings,
  fetchPriceHistory,
  fetchStatistics,
} from '../sportsbook/index.ts'

const all = ['sports', 'match'] as const
/** Known to everybody: nothing of it belongs to a member. */
const meta = { isPublic: true }
/** How often what the push channel does not tell is asked for while the match is on. */
const WHILE_LIVE_MS = seconds(5)
const LEAGUE_SIZE = 50

const often = (isLive: boolean) => (isLive ? WHILE_LIVE_MS : false)

export const matchQueries = {
  /** Every market goes to the board; what is kept here is only that it came. */
  detail: (matchId: number, isEverySecondNews: boolean) =>
    queryOptions({
      queryKey: [...all, matchId, 'detail'],
      meta,
      // The board may have grown old meanwhile, so an answer is never kept.
      staleTime: 0,
      refetchInterval: often(isEverySecondNews),
      queryFn: async ({ signal }) => {
        const record = await fetchMatch(matchId, { signal })
        board.take([record], true)
        return record.id
      },
    }),
  statistics: (matchId: number, isLive: boolean) =>
    queryOptions({
      queryKey: [...all, matchId, 'statistics'],
      meta,
      staleTime: WHILE_LIVE_MS,
      refetchInterval: isLive ? 2 * WHILE_LIVE_MS : false,
      queryFn: ({ signal }) => fetchStatistics(matchId, { signal }),
    }),
  meetings: (matchId: number) =>
    queryOptions({
      queryKey: [...all, matchId, 'meetings'],
      meta,
      queryFn: ({ signal }) => fetchMeetings(matchId, { signal }),
    }),
  seed: (matchId: number, isOver: boolean) =>
    queryOptions({
      queryKey: [...all, matchId, 'seed', isOver],
      meta,
      queryFn: ({ signal }) => provider(getMatchSeed, { matchId }, { silent: true, signal }),
    }),
  history: (marketId: number) =>
    queryOptions({
      queryKey: [...all, 'history', marketId],
      meta,
      staleTime: WHILE_LIVE_MS,
      refetchInterval: 2 * WHILE_LIVE_MS,
      queryFn: ({ signal }) => fetchPriceHistory(marketId, { signal }),
    }),
  /** Why a match stands still, for who comes while it does: the push channel tells it only once. */
  suspension: (matchId: number) =>
    queryOptions({
      queryKey: [...all, matchId, 'suspension'],
      meta,
      staleTime: 0,
      refetchInterval: WHILE_LIVE_MS,
      queryFn: ({ signal }) => provider(getSuspensionCauses, { matchId }, { silent: true, signal }),
    }),
  league: (leagueId: number) =>
    queryOptions({
      queryKey: [...all, 'league', leagueId],
      meta,
      queryFn: async ({ signal }) => {
        const page = await matchList({ leagueId, size: LEAGUE_SIZE, orderBy: 0 }, { signal })
        board.take(page.records, false)
        return page
      },
    }),
}

const UNKNOWN: ReadonlySet<number> = new Set([
  PROVIDER_CODES.DATA_NOT_FOUND.wire,
  PROVIDER_CODES.NOT_FOUND.wire,
])

/** The provider knows no such match, as against: it did not answer. */
export const isUnknownMatch = (error: unknown): boolean =>
  error instanceof ProviderRefusal && UNKNOWN.has(error.code)

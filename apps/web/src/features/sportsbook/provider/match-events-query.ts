import { getMatchEvents } from '@keo/sportsbook-contract/own-calls'
import { seconds } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import { provider } from './provider.ts'

/** The push channel tells scores and prices, but not how they came about. */
const WHILE_LIVE_MS = seconds(5)

/** What happened in a match. */
export const matchEventsQuery = (matchId: number, isLive: boolean) =>
  queryOptions({
    meta: { isPublic: true },
    queryKey: ['sports', 'match', matchId, 'events'],
    staleTime: WHILE_LIVE_MS,
    refetchInterval: isLive ? WHILE_LIVE_MS : false,
    queryFn: ({ signal }) => provider(getMatchEvents, { matchId }, { silent: true, signal }),
  })

import { isWithinWindow } from '@keo/contract/server-time'
import { type GameType, listGameTypes } from '@keo/contract/site'
import type { Instant } from '@keo/units/instants'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { PERIODIC_WORK, repeat } from '../platform/periodic-work.ts'
import { type Cancel, clock, type Clock } from '../platform/time.ts'

export const gameTypesQuery = queryOptions({
  queryKey: ['site', 'game-types'],
  queryFn: ({ signal }) => api(listGameTypes, {}, { silent: true, signal }),
  staleTime: PERIODIC_WORK.gameTypes,
  meta: { isPublic: true },
})

/** A game rests with its own window and with that of its type. */
export function isGameInMaintenance(types: readonly GameType[], gameId: number, now: Instant): boolean {
  return types.some(
    (type) =>
      (type.id === gameId || type.gameList.some(({ id }) => id === gameId)) &&
      [type, ...type.gameList.filter(({ id }) => id === gameId)].some((window) =>
        isWithinWindow(window, now),
      ),
  )
}

/** Starting twice keeps the first timer. */
export function createRefreshTimer(time: Pick<Clock, 'every'>, refresh: () => void) {
  let stop: Cancel | undefined
  return {
    start(): void {
      stop ??= repeat('gameTypes', time, refresh)
    },
  }
}

export const gameTypeTimer = createRefreshTimer(clock, () => {
  void queryClient.invalidateQueries({ queryKey: gameTypesQuery.queryKey })
})

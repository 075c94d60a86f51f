import { useQuery } from '@tanstack/react-query'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useHasLive } from '../../site/live-section.ts'
import { roomQueries } from './room-queries.ts'

/** Where each of these matches is watched, by its id; of those on air, and where there is a live section. */
export function useRoomsOf(matchIds: readonly number[]): ReadonlyMap<number, string> {
  const hasLive = useHasLive()
  const { data } = useQuery(roomQueries.ofMatches(hasLive ? matchIds : []))
  return new Map(
    data?.items.map(({ matchId, roomId }) => [
      Number(matchId),
      withQuery(paths.livePage(), { room: roomId }),
    ]),
  )
}

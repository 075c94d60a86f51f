import type { RoomView } from '@keo/contract/rooms'
import type { StageLook } from '@keo/ui/product/stage-scene'
import { paths, withQuery } from '../../navigation/paths.ts'

/** The room of somebody who sings; the other talks are only spoken. */
const SONGS = 'k1'

export function lookOf({ id, kind }: Pick<RoomView, 'id' | 'kind'>): StageLook {
  if (kind === 'table') return 'table'
  return id === SONGS ? 'song' : 'talk'
}

/** The lobby's number of the game that a room with a table is about. */
export const gameOf = ({ id, kind }: Pick<RoomView, 'id' | 'kind'>): number | null =>
  kind === 'table' ? Number(id.slice(1)) : null

export const roomPath = (id: string): string => withQuery(paths.entertainmentLive(), { room: id })

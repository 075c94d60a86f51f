import type { RoomId } from '@keo/contract/ids'
import { paths, withQuery } from './paths.ts'

/** Rooms of matches begin with an m; the others are beside sports. */
export const roomPath = (room: RoomId): string =>
  withQuery(room.startsWith('m') ? paths.livePage() : paths.entertainmentLive(), { room })

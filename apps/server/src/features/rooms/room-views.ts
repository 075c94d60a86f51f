import type { RoomId } from '@keo/contract/ids'
import type { HostBrief, HostView, RoomView } from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type { ReadHost } from './host-store.ts'
import type { KeptRoom } from './room-store.ts'

export type ViewersOf = (roomId: RoomId) => number

const timeOf = (at: Instant | null): string | null => (at === null ? null : serverTimeText(at))

const briefOf = ({ id, name, avatar, languages, roomId }: ReadHost): HostBrief => ({
  id,
  name,
  avatar,
  languages: [...languages],
  isOnAir: roomId !== null,
})

export function roomView(
  room: KeptRoom,
  host: ReadHost | undefined,
  { language, viewersOf }: { language: Language; viewersOf: ViewersOf },
): RoomView {
  const { match, state } = room
  const [league, home, away] = match?.names[language] ?? ['', '', '']
  return {
    id: room.id,
    kind: room.kind,
    state,
    tag: room.tag,
    title: room.titles[language],
    match: match && { matchId: match.matchId, sportId: match.sportId, league, home, away },
    host: host ? briefOf(host) : null,
    startsAt: serverTimeText(room.startsAt),
    openedAt: timeOf(room.openedAt),
    endedAt: timeOf(room.endedAt),
    viewers: state === 'open' ? viewersOf(room.id) : 0,
  }
}

export const hostView = (host: ReadHost): HostView => ({
  ...briefOf(host),
  sports: [...host.sports],
  followers: host.followers,
  isFollowed: host.isFollowed,
  roomId: host.roomId,
  nextAt: timeOf(host.nextAt),
})

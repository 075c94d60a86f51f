import type { HostView, RoomDetail, RoomView } from '@keo/contract/rooms'

/** For tests: who comments the room below. */
export const HOST: HostView = {
  id: 'hst_sandboxLinh',
  name: 'Linh Bóng Đá',
  avatar: 1,
  languages: ['vi', 'en'],
  isOnAir: true,
  sports: [1],
  followers: 126_800,
  isFollowed: false,
  roomId: 'm7',
  nextAt: null,
}

/** A room whose match is under way. */
export const ROOM: RoomView = {
  id: 'm7',
  kind: 'match',
  state: 'open',
  tag: 1,
  title: 'Hà Nội – Viettel',
  match: { matchId: '7', sportId: 1, league: 'V.League 1', home: 'Hà Nội', away: 'Viettel' },
  host: HOST,
  startsAt: '2026-06-11 20:00:00',
  openedAt: '2026-06-11 20:00:05',
  endedAt: null,
  viewers: 18_400,
}

export const ROOM_DETAIL: RoomDetail = {
  ...ROOM,
  streamUrl: null,
  pinned: null,
  isFollowed: false,
  followers: 126_800,
}

/** One that has not opened. */
export const PLANNED: RoomView = {
  ...ROOM,
  id: 'm8',
  state: 'planned',
  tag: 2,
  title: 'Bulls – Nets',
  match: { matchId: '8', sportId: 3, league: 'NBA', home: 'Bulls', away: 'Nets' },
  host: null,
  startsAt: '2036-06-11 20:00:00',
  openedAt: null,
  viewers: 0,
}

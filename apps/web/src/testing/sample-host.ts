import type { HostDetail, HostView, RoomView } from '@keo/contract/rooms'

/** For tests: a host on air. */
export const HOST: HostView = {
  id: 'hst_sandboxLinh',
  name: 'Linh Bóng Đá',
  avatar: 1,
  languages: ['vi', 'en'],
  isOnAir: true,
  sports: [1],
  followers: 1250,
  isFollowed: false,
  roomId: 'm7',
  nextAt: '2036-06-12 20:00:00',
}

export const ROOM: RoomView = {
  id: 'm7',
  kind: 'match',
  state: 'open',
  tag: 1,
  title: 'Hà Nội FC – Thể Công',
  match: { matchId: '7', sportId: 1, league: 'V.League 1', home: 'Hà Nội FC', away: 'Thể Công' },
  host: HOST,
  startsAt: '2036-06-11 20:00:00',
  openedAt: '2036-06-11 20:00:05',
  endedAt: null,
  viewers: 12,
}

export const HOST_DETAIL: HostDetail = {
  ...HOST,
  bio: 'Mười năm ngồi khán đài.',
  joinedAt: '2036-01-01 00:00:00',
  schedule: [ROOM, { ...ROOM, id: 'm8', state: 'planned', title: 'Arsenal – Chelsea', openedAt: null }],
  hosted: 31,
}

import type { RoomDetail } from '@keo/contract/rooms'

/** For tests: a room beside sports that is open. */
export const STAGE: RoomDetail = {
  id: 'k1',
  kind: 'talk',
  state: 'open',
  tag: 4,
  title: 'Mây Mộc hát theo yêu cầu',
  match: null,
  host: { id: 'hst_sandboxMay0', name: 'Mây Mộc', avatar: 4, languages: ['vi'], isOnAir: true },
  startsAt: '2036-06-11 20:00:00',
  openedAt: '2036-06-11 20:00:05',
  endedAt: null,
  viewers: 8200,
  streamUrl: null,
  pinned: null,
  isFollowed: false,
  followers: 42_600,
}

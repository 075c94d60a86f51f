import type { RoomTalk } from '@keo/contract/room-chat'
import type { RoomMessage } from '@keo/contract/room-messages'

export const roomLine = (change: Partial<RoomMessage> = {}): RoomMessage => ({
  seq: 1,
  kind: 'member',
  author: 'c'.repeat(16),
  name: 'Tu***99',
  level: 3,
  isSandbox: false,
  text: 'Sắp có bàn thứ 3 rồi',
  texts: null,
  reply: null,
  gift: null,
  time: '2026-01-31 20:00:00',
  ...change,
})

export const roomTalk = (change: Partial<RoomTalk> = {}): RoomTalk => ({
  messages: [roomLine()],
  hasMore: false,
  isOpen: true,
  slowSeconds: 3,
  pinned: null,
  self: { author: 'a'.repeat(16), standing: null, muted: [] },
  ...change,
})

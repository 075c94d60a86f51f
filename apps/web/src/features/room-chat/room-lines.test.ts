import type { RoomTalk } from '@keo/contract/room-chat'
import { expect, test } from 'vitest'
import { roomLine, roomTalk } from '../../testing/sample-room-talk.ts'
import { shownLines, withNewest, withNews, withOlder } from './room-lines.ts'

const talk = (seqs: readonly number[], more: Partial<RoomTalk> = {}) =>
  roomTalk({ messages: seqs.map((seq) => roomLine({ seq })), ...more })
const seqs = ({ messages }: RoomTalk) => messages.map(({ seq }) => seq)

test('after a short absence the page closes the gap, and what was taken away is gone', () => {
  const held = talk([1, 2, 3, 4, 5], { hasMore: true })
  const now = withNewest(held, talk([3, 5, 6, 7], { hasMore: true }))
  expect(seqs(now)).toEqual([1, 2, 3, 5, 6, 7])
  expect(now.hasMore).toBe(true)
})

test('a page that goes on just after the last line leaves no gap', () => {
  expect(seqs(withNewest(talk([1, 2]), talk([3, 4], { hasMore: true })))).toEqual([1, 2, 3, 4])
})

test('after a long absence only the page is right, and older lines are read back', () => {
  const now = withNewest(talk([1, 2], { hasMore: false }), talk([60, 61], { hasMore: true }))
  expect([seqs(now), now.hasMore]).toEqual([[60, 61], true])
})

test('what was pushed while the page was on its way stays', () => {
  expect(seqs(withNewest(talk([1, 2, 3]), talk([1, 2])))).toEqual([1, 2, 3])
})

test('pushes come in any order and twice, and stand in order once', () => {
  const push = (held: RoomTalk, seq: number) =>
    withNews(held, { kind: 'message', message: roomLine({ seq }) })
  expect(seqs([4, 3, 4].reduce(push, talk([1, 2])))).toEqual([1, 2, 3, 4])
  expect(seqs(withNews(talk([1, 2, 3]), { kind: 'removed', seq: 2 }))).toEqual([1, 3])
  const many = Array.from({ length: 450 }, (_, n) => n + 2)
  const long = many.reduce(push, talk([1], { hasMore: false }))
  expect([long.messages.length, long.hasMore]).toEqual([400, true])
})

test('an older page stands above', () => {
  const now = withOlder(talk([5, 6], { hasMore: true }), talk([3, 4], { hasMore: false }))
  expect([seqs(now), now.hasMore]).toEqual([[3, 4, 5, 6], false])
})

test('whom the member hid is gone with the answers to them', () => {
  const hidden = 'b'.repeat(16)
  const quote = { seq: 2, author: hidden, name: 'x***y', text: 'x', texts: null }
  const messages = [
    roomLine({ seq: 1 }),
    roomLine({ seq: 2, author: hidden }),
    roomLine({ seq: 3, reply: quote }),
  ]
  const self = { author: 'a'.repeat(16), standing: null, muted: [{ author: hidden, name: 'x***y' }] }
  expect(shownLines(roomTalk({ messages, self })).map(({ seq }) => seq)).toEqual([1])
})

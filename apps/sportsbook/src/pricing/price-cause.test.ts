import { expect, test } from 'vitest'
import type { EventKind } from '../play/sport-model.ts'
import { causeBetween } from './price-cause.ts'

const STARTS_AT = 1_000_000
const frame = (atMs: number, ...kinds: EventKind[]) => ({
  atMs,
  events: kinds.map((kind) => ({ kind, side: null })),
})
const course = {
  startsAt: STARTS_AT,
  frames: [frame(10, 'corner'), frame(20, 'redCard'), frame(30, 'redCard', 'goal'), frame(50, 'yellowCard')],
  steeredBy: (at: number) => (at >= STARTS_AT + 60 ? 'moved' : ''),
}
const cause = (from: number, to: number) => causeBetween(course, STARTS_AT + from, STARTS_AT + to)

test('what weighs most of all that happened is the cause, and each event counts once', () => {
  expect(cause(-200, -100)).toBe('view')
  expect(cause(0, 10)).toBe('time')
  expect(cause(10, 20)).toBe('card')
  expect(cause(20, 30)).toBe('score')
  expect(cause(30, 50)).toBe('time')
  expect(cause(50, 60)).toBe('trader')
  expect(cause(0, 60)).toBe('score')
})

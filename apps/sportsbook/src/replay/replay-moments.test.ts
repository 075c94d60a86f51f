import { hours, minutes, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { inOrder, matchMoments, quietMoments, stepFor } from './replay-moments.ts'

test.each([
  [minutes(12), 15_000],
  [minutes(115), minutes(1)],
  [minutes(230), minutes(2)],
  [minutes(8 * 115), minutes(10)],
  [hours(500), hours(500) / 120],
])('%i ms of play are looked at every %i ms', (played, stepMs) => expect(stepFor(played)).toBe(stepMs))

const FROM = 1_000_000
const span = { from: FROM, until: FROM + hours(3) }
const played = { from: FROM + hours(1), until: FROM + hours(1) + minutes(3) + 5 }

test('a match is looked at by its own minutes, at its end, and around its events', () => {
  const goal = played.from + seconds(70)
  const moments = matchMoments(span, { played, events: [goal], stepMs: minutes(1) })
  expect(moments.map((at) => at - played.from)).toEqual([
    0,
    minutes(1),
    seconds(70) - 1,
    minutes(2),
    seconds(160),
    minutes(3),
    minutes(3) + 5,
  ])
})

test('nothing before the bet was taken and nothing after it ended is looked at', () => {
  const late = { from: played.from + minutes(1), until: played.from + minutes(2) }
  const moments = matchMoments(late, { played, events: [played.from], stepMs: minutes(1) })
  expect(moments.map((at) => at - played.from)).toEqual([minutes(1), seconds(90), minutes(2)])
})

test('a match that has not begun is looked at once it does', () => {
  const moments = matchMoments(span, {
    played: { from: span.until + 1, until: span.until + 1 },
    events: [],
    stepMs: minutes(1),
  })
  expect(moments).toEqual([])
})

test('beside its matches an order is looked at a few times from its first moment to its last', () => {
  const moments = quietMoments(span)
  expect([moments[0], moments.at(-1), moments.length]).toEqual([span.from, span.until, 13])
  expect(inOrder([...moments, ...moments])).toEqual(moments)
})

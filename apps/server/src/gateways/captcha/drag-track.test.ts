import { handTrack } from '@keo/dev-world/captcha-hand'
import type { TrackPoint } from '@keo/contract/captcha'
import { expect, test } from 'vitest'
import { isHumanTrack } from './drag-track.ts'

const LEFT = 200
const judge = (track: readonly TrackPoint[], kind: 'drag' | 'keys' = 'drag', tookMs = 5_000) =>
  isHumanTrack({ left: track.at(-1)?.x ?? 0, track, kind, tookMs })

const evenly = (points: number, durationMs: number) =>
  Array.from({ length: points + 1 }, (_, n) => ({
    x: (LEFT * n) / points,
    y: 0,
    t: (durationMs * n) / points,
  }))

test.each(Array.from({ length: 20 }, (_, n) => [n]))('[CAP-04] a hand passes, movement %i', (movement) => {
  expect(judge(handTrack(LEFT, movement))).toBe(true)
  expect(judge(handTrack(90 + movement * 9, movement))).toBe(true)
})

test('[CAP-04] a straight line at an even pace is refused', () => {
  expect(judge(evenly(40, 900))).toBe(false)
  const level = evenly(40, 900).map(({ x, t }, n) => ({ x, y: n % 3, t }))
  expect(judge(level)).toBe(false)
})

test('[CAP-04] a movement that takes no time is refused', () => {
  expect(judge(handTrack(LEFT, 1).map(({ x, y }) => ({ x, y, t: 0 })))).toBe(false)
  expect(judge(handTrack(LEFT, 1).map(({ x, y, t }) => ({ x, y, t: t / 10 })))).toBe(false)
})

test('[CAP-04] a movement longer than the puzzle was there is refused', () => {
  const slow = handTrack(LEFT, 1).map(({ x, y, t }) => ({ x, y, t: t * 10 }))
  expect(judge(slow, 'drag', 8_000)).toBe(true)
  expect(judge(slow, 'drag', 500)).toBe(false)
})

test('[CAP-04] a leap, a handful of points or time running back is refused', () => {
  const whole = handTrack(LEFT, 1)
  expect(judge([whole[0], whole.at(-1)].flatMap((point) => point ?? []))).toBe(false)
  expect(judge(whole.filter((_, n) => n % 8 === 0))).toBe(false)
  expect(judge(whole.filter((_, n) => n < 2 || n > 14))).toBe(false)
  expect(judge(whole.map(({ x, y, t }, n) => ({ x, y, t: n === 9 ? 0 : t })))).toBe(false)
})

test('[CAP-04] a movement that speeds up to the very end is refused', () => {
  const racing = Array.from({ length: 31 }, (_, n) => ({ x: LEFT * (n / 30) ** 3, y: n % 4, t: n * 25 }))
  expect(judge(racing)).toBe(false)
})

test('[CAP-04] the movement ends where the piece was let go and begins at its start', () => {
  const track = handTrack(LEFT, 1)
  expect(isHumanTrack({ left: LEFT + 40, track, kind: 'drag', tookMs: 5_000 })).toBe(false)
  expect(judge(track.map(({ x, y, t }) => ({ x: x / 2 + LEFT / 2, y, t })))).toBe(false)
})

test('[CAP-04] arrow keys move by small steps, and no faster than a key repeats', () => {
  const typed = Array.from({ length: 21 }, (_, n) => ({ x: n * 10, y: 0, t: n * 33 }))
  expect(judge(typed, 'keys')).toBe(true)
  expect(judge(typed)).toBe(false)
  expect(
    judge(
      typed.map(({ x, y, t }) => ({ x: x * 4, y, t })),
      'keys',
    ),
  ).toBe(false)
  expect(
    judge(
      typed.map(({ x, y, t }) => ({ x, y, t: t / 20 })),
      'keys',
    ),
  ).toBe(false)
})

import { expect, test } from 'vitest'
import { worldNow } from './world-time.ts'

test.each([
  { rate: 0 as const, after: 0 },
  { rate: 1 as const, after: 5_000 },
  { rate: 10 as const, after: 50_000 },
  { rate: 60 as const, after: 300_000 },
])('five seconds later a world at rate $rate has moved by $after ms', ({ rate, after }) => {
  expect(worldNow({ now: 1_000_000, rate }, 5_000)).toBe(1_000_000 + after)
})

test('a device clock that jumps back does not turn the world back', () => {
  expect(worldNow({ now: 1_000_000, rate: 60 }, -200)).toBe(1_000_000)
})

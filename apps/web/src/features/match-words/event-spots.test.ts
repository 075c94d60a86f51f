import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spotOf } from './event-spots.ts'
import type { MatchEvent } from './timeline.ts'

const event = (kind: string, side: MatchEvent['side'], atMs = 1000): MatchEvent => ({ kind, side, atMs })

test('home attacks towards 1, away towards 0, and what belongs to nobody is in the middle', () => {
  expect(spotOf(event('danger', 'home')).x).toBeGreaterThan(0.7)
  expect(spotOf(event('danger', 'away')).x).toBeLessThan(0.3)
  expect(spotOf(event('periodStart', null))).toMatchObject({ x: 0.5, y: 0.5 })
})

test('a corner is taken at a corner', () => {
  const spot = spotOf(event('corner', 'away'))
  expect(spot.x).toBeLessThan(0.05)
  expect([0.03, 0.97]).toContain(spot.y)
})

test('what this version does not know happens in the middle', () => {
  expect(spotOf(event('fireworks', 'home')).x).toBe(0.5)
  expect(spotOf(event('toString', 'home')).x).toBe(0.5)
})

test('every moment is on the field, and always at the same spot', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 31 }),
      fc.constantFrom('shot', 'corner', 'goal'),
      (atMs, kind) => {
        const spot = spotOf(event(kind, 'home', atMs))
        expect(spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1).toBe(true)
        expect(spotOf(event(kind, 'home', atMs))).toEqual(spot)
      },
    ),
  )
})

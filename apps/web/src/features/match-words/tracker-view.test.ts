import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchEvent } from './timeline.ts'
import { trackerOf } from './tracker-view.ts'

const event = (kind: string, side: MatchEvent['side'], atMs = 1000): MatchEvent => ({ kind, side, atMs })

test('home attacks towards 1, away towards 0, and what belongs to nobody is in the middle', () => {
  expect(trackerOf([event('danger', 'home')])?.spot.x).toBeGreaterThan(0.7)
  expect(trackerOf([event('danger', 'away')])?.spot.x).toBeLessThan(0.3)
  expect(trackerOf([event('periodStart', null)])?.spot).toMatchObject({ x: 0.5, y: 0.5 })
})

test('the latest moment is drawn, with the few before it behind it', () => {
  const view = trackerOf([1, 2, 3, 4, 5, 6].map((at) => event('shot', 'home', at)))
  expect(view?.event.atMs).toBe(6)
  expect(view?.trail).toHaveLength(4)
})

test('a corner is taken at a corner', () => {
  const view = trackerOf([event('corner', 'away')])
  expect(view?.spot.x).toBeLessThan(0.05)
  expect([0.03, 0.97]).toContain(view?.spot.y)
})

test('nothing, and what this version does not know, has no place', () => {
  expect(trackerOf([])).toBeNull()
  expect(trackerOf([event('fireworks', 'home'), event('toString', 'home')])).toBeNull()
})

test('every moment is on the field, and always at the same spot', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 31 }),
      fc.constantFrom('shot', 'corner', 'goal'),
      (atMs, kind) => {
        const spot = trackerOf([event(kind, 'home', atMs)])!.spot
        expect(spot.x >= 0 && spot.x <= 1 && spot.y >= 0 && spot.y <= 1).toBe(true)
        expect(trackerOf([event(kind, 'home', atMs)])!.spot).toEqual(spot)
      },
    ),
  )
})

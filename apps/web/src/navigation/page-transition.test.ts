import { expect, test } from 'vitest'
import { routes } from '../routes/route-table.ts'
import { type Direction, isEdgeSwipe, pageTransition } from './page-transition.ts'
import { createMatcher } from './route-matcher.ts'

const match = createMatcher(routes)

function move(from: string | null, to: string, direction: Direction, more = {}) {
  return pageTransition({
    from: from === null ? null : match(from)!.route,
    to: match(to)!.route,
    direction,
    isSwipe: false,
    prefersReducedMotion: false,
    ...more,
  })
}

test('[NAV-03a] [NAV-03e] going forward to a page without a named transition slides it in from the right', () => {
  expect(move('/', '/aboutus', 'forward')).toBe('slide-left')
  expect(move('/aboutus', '/languagesetting', 'forward')).toBe('slide-left')
})

test('[NAV-03b] going back slides the other way', () => {
  expect(move('/aboutus', '/', 'back')).toBe('slide-right')
  expect(move('/languagesetting', '/aboutus', 'back')).toBe('slide-right')
})

test('[NAV-03d] a page marked fade fades, both ways', () => {
  expect(move('/', '/activity', 'forward')).toBe('fade')
  expect(move('/aboutus', '/login', 'forward')).toBe('fade')
  expect(move('/activity', '/', 'back')).toBe('fade')
})

test('[NAV-03c] an iOS swipe from the edge has no animation of ours', () => {
  expect(move('/aboutus', '/', 'back', { isSwipe: true })).toBe('none')
  expect(move('/', '/aboutus', 'forward', { isSwipe: true })).toBe('none')
})

test('the first page does not move in', () => {
  expect(move(null, '/aboutus', 'forward')).toBe('none')
})

test('with reduced motion pages cross-fade instead of sliding', () => {
  expect(move('/', '/aboutus', 'forward', { prefersReducedMotion: true })).toBe('fade')
  expect(move('/aboutus', '/', 'back', { prefersReducedMotion: true })).toBe('fade')
})

const phone = { isIos: true, nowMs: 1300, viewportWidth: 390 }

test.each([
  [0, true],
  [50, true],
  [51, false],
  [339, false],
  [340, true],
  [390, true],
])('[NAV-03c] a touch that starts at %i of 390 px is an edge swipe: %s', (startX, expected) => {
  expect(isEdgeSwipe({ startX, atMs: 1000 }, phone)).toBe(expected)
})

test('[NAV-03c] only a recent touch on iOS counts', () => {
  expect(isEdgeSwipe(null, phone)).toBe(false)
  expect(isEdgeSwipe({ startX: 10, atMs: 1000 }, { ...phone, isIos: false })).toBe(false)
  expect(isEdgeSwipe({ startX: 10, atMs: 1000 }, { ...phone, nowMs: 2001 })).toBe(false)
})

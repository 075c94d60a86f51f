import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { manualClock } from '../../testing/manual-clock.ts'
import { useTurns } from './use-turns.ts'

const touch = {} as PointerEvent

function setUp({ count = 3, isStill = false, isHidden = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  const time = manualClock()
  const { result } = renderHook(() => useTurns(count, 6_000, time))
  return { result, pass: (ms: number) => act(() => time.advance(ms)) }
}

test('banners turn one after another and begin again', () => {
  const { result, pass } = setUp()
  const seen = [1, 2, 3, 4].map(() => {
    pass(6_000)
    return result.current.position
  })
  expect(seen).toEqual([1, 2, 0, 1])
})

test.each([
  ['with reduced motion', { isStill: true }],
  ['on a hidden page', { isHidden: true }],
  ['when there is only one', { count: 1 }],
])('nothing turns by itself %s', (_, situation) => {
  const { result, pass } = setUp(situation)
  pass(60_000)
  expect(result.current.position).toBe(0)
})

test('a finger holds the banner, and letting go gives it its full time again', () => {
  const { result, pass } = setUp()
  act(() => result.current.holdProps.onPointerDown(touch))
  pass(60_000)
  expect(result.current.position).toBe(0)
  act(() => result.current.holdProps.onPointerLeave(touch))
  pass(5_999)
  expect(result.current.position).toBe(0)
  pass(1)
  expect(result.current.position).toBe(1)
})

test('a turn by hand is followed by a full interval', () => {
  const { result, pass } = setUp()
  pass(5_000)
  act(() => result.current.show(2))
  pass(5_000)
  expect(result.current.position).toBe(2)
  pass(1_000)
  expect(result.current.position).toBe(0)
})

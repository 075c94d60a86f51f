import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { manualClock } from '../../shared/manual-clock.ts'
import { useCountdown } from './use-countdown.ts'

test('[ACC-08a] a countdown of 60 s ends on zero and leaves no timer behind', () => {
  const time = manualClock()
  const { result } = renderHook(() => useCountdown(time))
  expect(result.current.left).toBe(0)
  act(() => result.current.start(60))
  expect(result.current.left).toBe(60)
  act(() => time.advance(12_000))
  expect(result.current.left).toBe(48)
  act(() => time.advance(47_999))
  expect(result.current.left).toBe(1)
  act(() => time.advance(251))
  expect([result.current.left, time.timers()]).toEqual([0, 0])
})

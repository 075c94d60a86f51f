import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { useCountdown } from './use-countdown.ts'

test('[ACC-08a] a countdown of 60 s ends on zero and leaves no timer behind', () => {
  const time = manualClock()
  const { result } = renderHook(() => useCountdown('VN 912000001', time))
  expect([result.current.left, result.current.wasStarted]).toEqual([0, false])
  act(() => result.current.start(60))
  expect([result.current.left, result.current.wasStarted]).toEqual([60, true])
  act(() => time.advance(12_000))
  expect(result.current.left).toBe(48)
  act(() => time.advance(47_999))
  expect(result.current.left).toBe(1)
  act(() => time.advance(251))
  expect([result.current.left, time.timers()]).toEqual([0, 0])
})

test('the forms of one number wait together, and those of another do not', () => {
  const time = manualClock()
  const first = renderHook(() => useCountdown('VN 912000002', time))
  act(() => first.result.current.start(60))
  first.unmount()
  act(() => time.advance(20_000))
  const second = renderHook(({ target }) => useCountdown(target, time), {
    initialProps: { target: 'VN 912000002' },
  })
  expect(second.result.current.left).toBe(40)
  second.rerender({ target: 'VN 912000003' })
  expect(second.result.current.left).toBe(0)
  act(() => time.advance(10_000))
  second.rerender({ target: 'VN 912000002' })
  expect(second.result.current.left).toBe(30)
  second.unmount()
  expect(time.timers()).toBe(0)
})

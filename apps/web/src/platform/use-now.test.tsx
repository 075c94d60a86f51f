import { seconds } from '@keo/units/instants'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('time passes on a page that nobody touches', () => {
  const { result, unmount } = renderHook(useNow)
  expect(result.current).toBe(0)
  act(() => void vi.advanceTimersByTime(seconds(30)))
  expect(result.current).toBe(seconds(30))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

import { expect, test } from 'vitest'
import { isWithinWindow } from './server-time.ts'

const window = { startTime: '2026-01-31 20:00:00', endTime: '2026-01-31 22:00:00' }
const start = Date.UTC(2026, 0, 31, 12, 0, 0)
const end = Date.UTC(2026, 0, 31, 14, 0, 0)

test.each(['', 'soon', '2026-02-31 10:00:00', '2026-01-31 24:00:00'])(
  '[NET-08b] %j is no time, so nothing is in maintenance by it',
  (text) => {
    expect(isWithinWindow({ ...window, startTime: text }, start + 1)).toBe(false)
    expect(isWithinWindow({ ...window, endTime: text }, start + 1)).toBe(false)
  },
)

test('[NET-08a] [TIM-03] maintenance lasts strictly between start and end, read as +08:00', () => {
  const at = [start - 1, start, start + 1, end - 1, end].map((now) => isWithinWindow(window, now))
  expect(at).toEqual([false, false, true, true, false])
})

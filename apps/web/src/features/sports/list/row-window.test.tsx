import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListRow } from '../rules/list-rows.ts'
import { createRowWindow } from './row-window.ts'

const ROW_PX = 100
const TOP_PX = 200
const FRAME_MS = 16
const rows = Array.from({ length: 50 }, (_, at): ListRow => ({
  kind: 'match',
  key: String(at),
  matchId: at,
  isLast: false,
}))
const list = { rows, heightOf: () => ROW_PX }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', 800)
})
afterEach(() => {
  vi.useRealTimers()
})

const drawnBy = (rowWindow: ReturnType<typeof createRowWindow>) =>
  rowWindow.view().drawn.map(({ row }) => Number(row.key))

test('a list has rows before it is measured, all that show with the next frame, and later some beyond', () => {
  const rowWindow = createRowWindow(list, 0)
  const first = drawnBy(rowWindow)
  const close = rowWindow.open(() => TOP_PX)
  vi.advanceTimersByTime(2 * FRAME_MS)
  const whole = drawnBy(rowWindow)
  vi.advanceTimersByTime(2000)
  const beyond = drawnBy(rowWindow)
  close()
  expect(first).toEqual([0, 1, 2, 3])
  expect(whole).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(beyond).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a page that comes back begins with the rows that it was scrolled to', () => {
  const close = createRowWindow(list, 0).open(() => TOP_PX)
  vi.advanceTimersByTime(FRAME_MS)
  close()
  expect(drawnBy(createRowWindow(list, 2000))[0]).toBe(18)
})

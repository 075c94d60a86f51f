import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  dayRange,
  days,
  hours,
  minutes,
  parseServerTime,
  seconds,
  serverDay,
  serverTimeText,
} from './instants.ts'

const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) })

afterEach(() => vi.unstubAllEnvs())

test('[I18N-04b] server texts are at +08:00', () => {
  expect(serverTimeText(Date.UTC(2026, 5, 11, 12, 0, 0))).toBe('2026-06-11 20:00:00')
  expect(parseServerTime('2026-06-11 20:00:00')).toBe(Date.UTC(2026, 5, 11, 12, 0, 0))
  expect(parseServerTime('2026-06-11')).toBe(Date.UTC(2026, 5, 10, 16, 0, 0))
})

test.each(['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York'])(
  '[TIM-01] a machine set to %s reads and writes the same',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(serverTimeText(Date.UTC(2026, 2, 8, 7, 30))).toBe('2026-03-08 15:30:00')
    expect(parseServerTime('2026-03-08 15:30:00')).toBe(Date.UTC(2026, 2, 8, 7, 30))
    expect(dayRange(Date.UTC(2026, 2, 8, 7, 30)).beginTime).toBe('2026-03-08 00:00:00')
  },
)

test('a text reads back as itself', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      const wholeSecond = Math.floor(instant / 1000) * 1000
      expect(parseServerTime(serverTimeText(instant))).toBe(wholeSecond)
    }),
  )
})

test.each([
  '',
  'soon',
  '2026-02-30 10:00:00',
  '2026-13-01 10:00:00',
  '2026-06-11 24:00:00',
  '2026-06-11 20:60:00',
  '2026-6-11 20:00:00',
  '2026-06-11 20:00',
  '2026-06-11 20:00:00Z',
  ' 2026-06-11 20:00:00',
])('%j is no server time', (text) => {
  expect(parseServerTime(text)).toBeUndefined()
})

test('[I18N-04a] a day runs from 00:00:00 to 23:59:59', () => {
  const evening = Date.UTC(2026, 5, 11, 15, 59, 59, 999)
  expect(dayRange(evening)).toEqual({ beginTime: '2026-06-11 00:00:00', endTime: '2026-06-11 23:59:59' })
  expect(dayRange(evening + 1).beginTime).toBe('2026-06-12 00:00:00')
  expect(dayRange(evening, 7)).toEqual({ beginTime: '2026-06-05 00:00:00', endTime: '2026-06-11 23:59:59' })
})

test('[TIM-02] a day is half-open: its last millisecond is inside, the next midnight is not', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      const { from, until } = serverDay(instant)
      expect(from <= instant && instant < until && until - from === days(1)).toBe(true)
      expect(serverDay(until - 1)).toEqual({ from, until })
      expect(serverDay(until).from).toBe(until)
    }),
  )
})

test('durations are milliseconds', () => {
  expect([seconds(30), minutes(5), hours(1), days(1)]).toEqual([30_000, 300_000, 3_600_000, 86_400_000])
})

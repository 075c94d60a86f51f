import { expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const night = { from: '22:00', to: '07:00', timeZone: 'Asia/Ho_Chi_Minh' }
const noon = { from: '12:00', to: '13:30', timeZone: 'Asia/Ho_Chi_Minh' }

test('the night lies over midnight: its first minute is quiet, its end is not', () => {
  expect(quietUntil(night, at('2026-01-31T14:59:59'))).toBeNull()
  expect(quietUntil(night, at('2026-01-31T15:00:00'))).toBe(at('2026-02-01T00:00:00'))
  expect(quietUntil(night, at('2026-01-31T23:59:59.999'))).toBe(at('2026-02-01T00:00:00'))
  expect(quietUntil(night, at('2026-02-01T00:00:00'))).toBeNull()
})

test('hours within a day', () => {
  expect(quietUntil(noon, at('2026-01-31T04:59:00'))).toBeNull()
  expect(quietUntil(noon, at('2026-01-31T05:30:20'))).toBe(at('2026-01-31T06:30:00'))
  expect(quietUntil(noon, at('2026-01-31T06:30:00'))).toBeNull()
})

test('they go by the wall clock of the zone, in summer as in winter', () => {
  const paris = { ...night, timeZone: 'Europe/Paris' }
  expect(quietUntil(paris, at('2026-01-15T20:30:00'))).toBeNull()
  expect(quietUntil(paris, at('2026-07-15T20:30:00'))).toBe(at('2026-07-16T05:00:00'))
})

test('a zone is one that the clock knows', () => {
  expect(['Asia/Ho_Chi_Minh', 'UTC', 'America/Argentina/Salta'].map(isTimeZone)).toEqual([true, true, true])
  expect(['Asia/Nowhere', 'now', ''].map(isTimeZone)).toEqual([false, false, false])
})

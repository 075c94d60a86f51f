import { parseServerTime } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { weekOf } from './cohort-store.ts'

test.each([
  ['2026-11-16 00:00:00', '2026-11-16'],
  ['2026-11-18 12:00:00', '2026-11-16'],
  ['2026-11-22 23:59:59', '2026-11-16'],
  ['2026-11-23 00:00:00', '2026-11-23'],
])('the week of %s begins on Monday, %s', (at, monday) => {
  expect(weekOf(parseServerTime(at) ?? 0)).toBe(monday)
})

import { expect, test } from 'vitest'
import { NO_FILTER, requestOf, setNames } from './filter.ts'

test('a day is from midnight to midnight of the clock that the console shows; none asks for all', () => {
  const { from, until } = requestOf({ ...NO_FILTER, day: '2026-11-15' })
  expect(from).toBe(Date.UTC(2026, 10, 14, 17))
  expect(until).toBe(Date.UTC(2026, 10, 15, 17))
  expect(requestOf(NO_FILTER)).not.toHaveProperty('from')
})

test('a filter that is as it was at first is none', () => {
  expect(setNames(NO_FILTER)).toEqual([])
  expect(setNames({ ...NO_FILTER, day: '2026-11-15', staffOnly: true })).toEqual(['staffOnly', 'day'])
})

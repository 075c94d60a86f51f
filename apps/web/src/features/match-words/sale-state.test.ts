import { expect, test } from 'vitest'
import { causeOf, isFinal } from './sale-state.ts'

const match = (status: number, saleStatus: number, cause: number | null = null, sportId = 1) => ({
  sportId,
  status,
  saleStatus,
  cause,
})

test.each([
  ['open', match(5, 1), null],
  ['a dangerous attack', match(5, 2, 2), 'match.cause.2'],
  ['a VAR check', match(5, 2, 3), 'match.cause.3'],
  ['a goal', match(5, 2, 7), 'match.cause.7'],
  ['points in basketball', match(5, 2, 7, 3), 'match.cause.points'],
  ['a point in tennis', match(5, 2, 7, 5), 'match.cause.points'],
  ['a goal in ice hockey', match(5, 2, 7, 2), 'match.cause.7'],
  ['nobody said why', match(5, 2), 'match.cause.4'],
  ['a cause from a later version', match(5, 2, 99), 'match.cause.4'],
  ['interrupted', match(2, 2), 'match.suspended.stopped'],
  ['delayed', match(6, 2), 'match.suspended.stopped'],
  ['over', match(0, 2), null],
])('what stands still says why: %s', (_name, given, cause) => {
  expect(causeOf(given)).toBe(cause)
})

test('[SPT-04a] what has not started (4) or is live (5) is not over; ended, postponed, cancelled and abandoned are', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((status) => isFinal({ status }))).toEqual([0, 1, 3, 7])
})

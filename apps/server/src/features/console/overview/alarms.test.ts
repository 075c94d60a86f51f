import { expect, test } from 'vitest'
import { alarmsOf } from './alarms.ts'

const NOW = Date.UTC(2026, 10, 17, 14)
const MINUTE = 60_000
const quiet = { now: NOW, books: null, queues: [], health: [], watched: [] }
const late = { name: 'withdrawal', count: 3, oldestAt: NOW - 12 * MINUTE, promisedMinutes: 10 }

test('a queue rings from the moment its promise is past, not before', () => {
  expect(alarmsOf({ ...quiet, queues: [{ ...late, oldestAt: NOW - 10 * MINUTE }] })).toEqual([])
  expect(alarmsOf({ ...quiet, queues: [late] })).toMatchObject([
    { name: 'queue:withdrawal', isUrgent: true, since: NOW - 2 * MINUTE, figure: '3' },
  ])
  expect(alarmsOf({ ...quiet, queues: [{ ...late, oldestAt: null }] })).toEqual([])
})

test('books that differ, a provider away and work that is stuck ring, the urgent ones first', () => {
  const books = { problems: ['total VND 1'], uncovered: ['USDT'], stoppedSince: NOW - MINUTE, checkedAt: NOW }
  const health = [
    { name: 'jobs' as const, isGood: false, figure: '1 / 0', since: NOW - 60 * MINUTE },
    { name: 'sportsbook' as const, isGood: false, figure: '—', since: NOW - 3 * MINUTE },
    { name: 'database' as const, isGood: true, figure: '2 ms', since: null },
  ]
  expect(alarmsOf({ ...quiet, books, health }).map(({ name }) => name)).toEqual([
    'provider:sportsbook',
    'books',
    'uncovered:USDT',
    'jobs:jobs',
  ])
})

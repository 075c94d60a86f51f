import { expect, test } from 'vitest'
import { eventLabel, timelineOf, type MatchEvent } from './timeline.ts'

const event = (
  kind: string,
  side: MatchEvent['side'] = null,
  more: Partial<MatchEvent> = {},
): MatchEvent => ({
  atMs: 0,
  kind,
  side,
  ...more,
})

test('the timeline tells the newest first, each goal with the score it made', () => {
  const rows = timelineOf([
    event('periodStart'),
    event('goal', 'home', { amount: 1 }),
    event('danger', 'away'),
    event('goal', 'away', { amount: 1 }),
    event('redCard', 'home'),
  ])
  expect(rows.map(({ kind, score }) => [kind, score])).toEqual([
    ['redCard', null],
    ['goal', [1, 1]],
    ['goal', [1, 0]],
    ['periodStart', null],
  ])
})

test('points count by how many they are', () => {
  const rows = timelineOf([event('points', 'home', { amount: 3 }), event('points', 'home', { amount: 2 })])
  expect(rows.map(({ score }) => score)).toEqual([
    [5, 0],
    [3, 0],
  ])
})

test('what this version does not know is left out', () => {
  expect(timelineOf([event('constructor'), event('fireworks', 'home')])).toEqual([])
  expect(eventLabel('fireworks')).toBeNull()
  expect(eventLabel('toString')).toBeNull()
})

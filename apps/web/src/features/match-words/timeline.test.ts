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
  const rows = timelineOf(
    [
      event('periodStart'),
      event('goal', 'home', { amount: 1 }),
      event('danger', 'away'),
      event('goal', 'away', { amount: 1 }),
      event('redCard', 'home'),
    ],
    45,
  )
  expect(rows.map(({ kind, score }) => [kind, score])).toEqual([
    ['redCard', null],
    ['goal', [1, 1]],
    ['goal', [1, 0]],
    ['periodStart', null],
  ])
})

test('points count by how many they are', () => {
  const rows = timelineOf(
    [event('points', 'home', { amount: 3 }), event('points', 'home', { amount: 2 })],
    null,
  )
  expect(rows.map(({ score }) => score)).toEqual([
    [5, 0],
    [3, 0],
  ])
})

test('what this version does not know is left out', () => {
  expect(timelineOf([event('constructor'), event('fireworks', 'home')], 45)).toEqual([])
  expect(eventLabel('fireworks')).toBeNull()
  expect(eventLabel('toString')).toBeNull()
})

const minutes = (...kinds: readonly (readonly [string, number])[]) =>
  kinds.map(([kind, minute]) => event(kind, null, { atMs: minute * 60_000 }))

test('minutes are those of the match: the break does not count, added time stands apart', () => {
  const events = minutes(
    ['periodStart', 0],
    ['corner', 9.5],
    ['corner', 46.5],
    ['periodStart', 63],
    ['corner', 64],
    ['corner', 110],
  )
  const told = timelineOf(events, 45).filter(({ kind }) => kind === 'corner')
  expect(told.map(({ minute }) => minute)).toEqual(['90+3', '47', '45+2', '10'])
})

test('extra time goes on from ninety', () => {
  const starts = minutes(['periodStart', 0], ['periodStart', 60], ['periodStart', 120], ['periodStart', 140])
  const events = [...starts, ...minutes(['goal', 142])]
  expect(timelineOf(events, 45)[0]?.minute).toBe('108')
})

test('other sports count anew in each part', () => {
  const events = minutes(['periodStart', 0], ['timeout', 3], ['periodStart', 15], ['timeout', 16.5])
  expect(
    timelineOf(events, null).flatMap(({ kind, minute }) => (kind === 'timeout' ? [minute] : [])),
  ).toEqual(['2·2', '1·4'])
})

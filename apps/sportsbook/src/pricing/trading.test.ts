import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { expect, test } from 'vitest'
import { type Scene } from '../stage/stage.ts'
import { tradingOf } from './trading.ts'

const START = Date.UTC(2026, 0, 31, 12)

function scene(status: Scene['status'], more: { hasLiveMarkets?: boolean } = {}): Scene {
  const match = { startsAt: START, hasLiveMarkets: true, ...more }
  return { match, status, suspension: null, snapshot: { isOver: false } } as unknown as Scene
}

const { notStarted, live } = MATCH_STATUS

test.each([
  ['a millisecond before the scheduled start', notStarted, START - 1, { isLive: false, sale: 1 }],
  ['at the scheduled start, whether play began or not', notStarted, START, null],
  ['after the scheduled start of a match that waits', notStarted, START + 60_000, null],
  ['at a start signal before the schedule', live, START - 30_000, { isLive: true, sale: 1 }],
])('[TIM-07] what is offered before the match: %s', (_, status, now, trading) => {
  expect(tradingOf(scene(status), now, false)).toEqual(trading)
})

test('[TIM-07] a match that is not sold in play closes with its start signal', () => {
  expect(tradingOf(scene(live, { hasLiveMarkets: false }), START - 30_000, false)).toBeNull()
})

test('[TIM-11] a silent feed suspends what is played, not what has yet to begin', () => {
  expect(tradingOf(scene(live), START + 60_000, true)).toEqual({ isLive: true, sale: 0 })
  expect(tradingOf(scene(notStarted), START - 60_000, true)).toEqual({ isLive: false, sale: 1 })
})

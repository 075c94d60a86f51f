import { priceOf } from '@keo/units/price'
import { hours, seconds } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../testing/manual-clock.ts'
import { createBoard } from '../sportsbook/board/board.ts'
import { sampleMatch } from '../../testing/sample-match.ts'
import { createAlertWatch } from './alert-watch.ts'
import type { PriceAlert } from './price-alert.ts'
import type { MatchChange } from '../sportsbook/index.ts'

const clock = manualClock(Date.UTC(2026, 0, 31, 12))
let board: ReturnType<typeof createBoard>
let kept: PriceAlert[]
let notified: string[]
let watched: string[]
let watch: ReturnType<typeof createAlertWatch>

const alert = (more: Partial<PriceAlert> = {}): PriceAlert => ({
  matchId: 7,
  marketId: 701,
  optionType: 1,
  target: priceOf(2.5),
  way: 'up',
  name: 'Hà Nội',
  matchName: 'Hà Nội – Thể Công',
  until: clock.now() + hours(4),
  ...more,
})
const price = (home: number, saleStatus = 1): MatchChange => ({
  matchId: 7,
  markets: [{ id: 701, saleStatus: saleStatus, options: [{ type: 1, odds: priceOf(home) }] }],
})

beforeEach(() => {
  board = createBoard(clock)
  board.take([sampleMatch()], true)
  kept = []
  notified = []
  watched = []
  watch = createAlertWatch({
    board,
    watchMatches(ids, isWhole) {
      watched.push(`${ids} ${isWhole}`)
      return () => watched.push('stop')
    },
    alerts: () => kept,
    remove(gone) {
      kept = kept.filter((each) => each !== gone)
      watch.follow()
    },
    notify: ({ name }, odds) => notified.push(`${name} ${odds}`),
  })
})

test('a price that is reached is told once, and is no longer listened for', () => {
  kept = [alert()]
  watch.follow()
  board.apply([price(2.45)])
  expect(notified).toEqual([])
  board.apply([price(2.55)])
  board.apply([price(2.6)])
  expect([notified, kept, watched]).toEqual([['Hà Nội 2550'], [], ['7 true', 'stop']])
})

test('a price that cannot be taken tells nothing: suspended, locked or old', () => {
  kept = [alert({ target: priceOf(1.2), way: 'down' })]
  watch.follow()
  board.apply([price(1.1, 2)])
  board.apply([price(-999)])
  clock.advance(seconds(11))
  board.age()
  board.apply([price(1.15)])
  expect(notified).toEqual([])
  board.confirm([7])
  expect(notified).toEqual(['Hà Nội 1150'])
})

test('two that are reached at once are told once each', () => {
  kept = [alert({ target: priceOf(1.1) }), alert({ optionType: 2, target: priceOf(1.1), name: 'Thể Công' })]
  watch.follow()
  expect(notified.map((text) => text.split(' ')[0]).toSorted()).toEqual(['Hà', 'Thể'])
  expect(kept).toEqual([])
})

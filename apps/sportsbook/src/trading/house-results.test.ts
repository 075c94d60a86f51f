import { expect, test } from 'vitest'
import { builderMarketOf } from '../pricing/market-ids.ts'
import { houseResults } from './house-results.ts'

const on = (optionType: number, stake: number, odds: number, marketId = 1) => ({
  marketId,
  optionType,
  stake,
  win: Math.round(stake * (odds - 1)),
})

test('the worst end of a market is where the most is won, the best where the least is', () => {
  const results = houseResults([on(1, 100, 1.9), on(2, 300, 2.1)], [1, 2])
  expect(results).toMatchObject({ stake: 400, worst: -230, best: 210 })
  expect([results.of(1), results.of(2)]).toEqual([210, -230])
})

test('an option that nobody bet on leaves every stake with the house', () => {
  const results = houseResults([on(1, 100, 5)], [1, 2, 3])
  expect(results).toMatchObject({ stake: 100, worst: -400, best: 100 })
})

test('a market without bets brings nothing', () => {
  expect(houseResults([], [1, 2])).toMatchObject({ stake: 0, worst: 0, best: 0 })
})

test('combinations of one match may all win: the worst end is what all of them win together', () => {
  const marketId = builderMarketOf(7)
  const bound = [on(100_001, 100, 5, marketId), on(100_002, 300, 3, marketId)]
  const results = houseResults(bound, [])
  expect(results).toMatchObject({ stake: 400, worst: -1_000, best: 400 })
  expect(results.of(100_001)).toBe(-100)
})

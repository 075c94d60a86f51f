import { expect, test } from 'vitest'
import { marksOf, type OpenLeg } from './marks.ts'

const leg = (given: Partial<OpenLeg> = {}): OpenLeg => ({
  orderId: 'one',
  userId: 'mai',
  matchId: 7,
  marketId: 70,
  marketType: 1000,
  optionType: 1,
  odds: 2_100,
  ...given,
})
const marks = (others: readonly OpenLeg[], options = 2) => marksOf([leg()], others, () => options)

test('both sides of a market at prices that win whatever happens are arbitrage; at usual prices they are not', () => {
  expect(marks([leg({ orderId: 'two', optionType: 2, odds: 2_050 })])).toEqual(['arbitrage'])
  expect(marks([leg({ orderId: 'two', optionType: 2, odds: 1_800 })])).toEqual([])
  expect(marks([leg({ orderId: 'two', optionType: 2, odds: 9_000 })], 3)).toEqual([])
})

test('two markets of one match are correlated, another match or another player is not', () => {
  const other = { orderId: 'two', marketId: 71, marketType: 1007 }
  expect(marks([leg(other)])).toEqual(['correlated'])
  expect(marks([leg({ ...other, matchId: 8 })])).toEqual([])
  expect(marks([leg({ ...other, userId: 'linh' })])).toEqual([])
  expect(marks([leg({ orderId: 'two' })])).toEqual([])
})

import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { expect, test } from 'vitest'
import { returnDifference } from './return-check.ts'

type Leg = { odds: string; settleResult?: number; matchType?: number }

function order(legs: readonly Leg[], settleAmount: string, more: Partial<PushedOrder> = {}): PushedOrder {
  const whole = {
    orderStatus: 5,
    stakeAmount: '1000.00',
    maxWinAmount: '1999000.00',
    betNum: 1,
    seriesValue: legs.length,
    cashOutTotalStake: '0.00',
    cashOutPayoutStake: '0.00',
    betList: legs.map((leg) => ({ matchType: 2, ...leg })),
  }
  return { ...whole, settleAmount, ...more } as unknown as PushedOrder
}

const won = (odds: string): Leg => ({ odds, settleResult: 4 })

test.each([
  ['won', [won('1.95')], '1950.00'],
  ['half won', [{ odds: '1.95', settleResult: 5 }], '1475.00'],
  ['half lost', [{ odds: '1.95', settleResult: 6 }], '500.00'],
  ['lost', [{ odds: '1.95', settleResult: 3 }], '0.00'],
  ['pushed', [{ odds: '1.95', settleResult: 2 }], '1000.00'],
  ['void', [{ odds: '1.95', settleResult: 7 }], '1000.00'],
  ['a double that floats get wrong', [won('1.50'), won('1.63')], '2445.00'],
  ['a treble that floats get wrong', [won('1.90'), won('1.15'), won('1.97')], '4304.45'],
  [
    'a treble lost before its last match',
    [{ odds: '1.90', settleResult: 3 }, { odds: '2.00' }, won('1.97')],
    '0.00',
  ],
])('[MON-14] the return of a slip that was %s is reckoned again and agrees', (_, legs, pushed) => {
  expect(returnDifference(order(legs, pushed))).toBeNull()
})

test('[MON-14] a cent more or less, and an amount that cannot be read, is a difference', () => {
  expect(returnDifference(order([won('1.95')], '1950.01'))).toEqual({ pushed: 195_001n, reckoned: 195_000n })
  expect(returnDifference(order([won('1.95')], '1949.99'))).toEqual({ pushed: 194_999n, reckoned: 195_000n })
  expect(returnDifference(order([won('1.95')], 'NaN'))).toEqual({ pushed: -1n, reckoned: 195_000n })
  expect(returnDifference(order([won('x')], '1950.00'))).toEqual({ pushed: 195_000n, reckoned: null })
})

test('[MON-14] doubles of three, the cap and what was cashed out are reckoned as the provider does', () => {
  const legs = [won('2.00'), won('3.00'), { odds: '4.00', settleResult: 3 }]
  const doubles = { seriesValue: 2, betNum: 3, stakeAmount: '300.00' }
  expect(returnDifference(order(legs, '600.00', doubles))).toBeNull()
  const capped = { maxWinAmount: '500.00' }
  expect(returnDifference(order([won('1.95')], '1500.00', capped))).toBeNull()
  const half = { cashOutTotalStake: '500.00', cashOutPayoutStake: '480.00' }
  expect(returnDifference(order([won('1.95')], '975.00', half))).toBeNull()
  expect(returnDifference(order([won('1.95')], '1950.00', half))).not.toBeNull()
})

test('[MON-14] an outright that several share returns less than its price, never more', () => {
  const winner = { ...won('5.00'), matchType: 1 }
  expect(returnDifference(order([winner], '2500.00'))).toBeNull()
  expect(returnDifference(order([winner], '5000.01'))).not.toBeNull()
})

test('[MON-14] only a settled order has a return', () => {
  expect(returnDifference(order([won('1.95')], '1.00', { orderStatus: 4 }))).toBeNull()
})

import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { manualClock } from '@keo/service-kit/clock'
import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { returnOf } from '../settlement/settle.ts'
import { createOffers } from './offers.ts'
import { isStillGood, orderRefusal, payoutWithin, priceFor, stakeRefusal } from './rules.ts'

const bet = (more: Partial<Order> = {}): Order =>
  ({
    id: '1',
    currencyId: 1000,
    status: 4,
    cashOuts: 0,
    legsEach: 1,
    subBets: 1,
    stake: 5_000n,
    closedStake: 0n,
    closedReturn: 0n,
    cap: 10n ** 12n,
    ...more,
  }) as Order

test.each([
  ['nothing', 0n, 'CASH_OUT_STAKE_WRONG'],
  ['less than nothing', -1n, 'CASH_OUT_STAKE_WRONG'],
  ['more than is open', 5_001n, 'CASH_OUT_ABOVE_STAKE'],
  ['a part too small', 999n, 'CASH_OUT_STAKE_TOO_LOW'],
  ['all but a part too small', 4_001n, 'CASH_OUT_ALL_INSTEAD'],
  ['the smallest part', 1_000n, null],
  ['all but the smallest part', 4_000n, null],
  ['all', 5_000n, null],
])('a cash-out of %s', (_, stake, refusal) => expect(stakeRefusal(bet(), stake)).toBe(refusal))

test('what is too small to be parted is cashed out whole or not at all', () => {
  const small = bet({ stake: 1_500n })
  expect(stakeRefusal(small, 1_000n)).toBe('CASH_OUT_ALL_INSTEAD')
  expect(stakeRefusal(small, 1_500n)).toBeNull()
})

test.each([
  [0, 'ORDER_NOT_CONFIRMED'],
  [1, 'ORDER_NOT_CONFIRMED'],
  [2, 'CASH_OUT_NOT_OFFERED'],
  [3, 'CASH_OUT_NOT_OFFERED'],
  [4, null],
  [5, 'CASH_OUT_NOT_OFFERED'],
] as const)('an order of status %i', (status, refusal) => expect(orderRefusal(bet({ status }))).toBe(refusal))

const offered = (price: bigint) =>
  ({ state: 'offered', price, fair: (price * 100n) / 95n, feePercent: 5, isLive: true }) as const
const request = { requestedPrice: 9_000n, acceptsChange: false }

test('[MON-33] a standing offer is paid within the tolerance; beyond it only who accepts a change gets the new price', () => {
  expect(priceFor(request, 'standing', offered(8_820n))).toMatchObject({ price: 9_000n })
  expect(priceFor(request, 'standing', offered(9_500n))).toMatchObject({ price: 9_000n })
  expect(priceFor(request, 'standing', offered(8_819n))).toBe('CASH_OUT_PRICE_CHANGED')
  expect(priceFor({ ...request, acceptsChange: true }, 'standing', offered(8_000n))).toMatchObject({
    price: 8_000n,
  })
})

test('[MON-33] a price that is over, was never shown or was taken is not paid', () => {
  expect(priceFor(request, 'over', offered(9_000n))).toBe('CASH_OUT_OFFER_OVER')
  expect(priceFor(request, 'never shown', offered(9_500n))).toBe('CASH_OUT_PRICE_CHANGED')
  expect(priceFor({ ...request, acceptsChange: true }, 'over', offered(9_500n))).toMatchObject({
    price: 9_500n,
  })
  expect(priceFor({ ...request, acceptsChange: true }, 'taken', offered(9_500n))).toBe(
    'CASH_OUT_PRICE_CHANGED',
  )
  expect(priceFor(request, 'standing', { state: 'suspended' })).toBe('NO_CASH_OUT_PRICE')
  expect(priceFor(request, 'standing', { state: 'none' })).toBe('CASH_OUT_NOT_OFFERED')
})

test('[MON-33] what the tolerance gives away is less than the fee', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.constantFrom(3n, 5n), (fair, fee) => {
      const price = (fair * (100n - fee)) / 100n
      const highest = (price * 100n) / 98n
      expect(isStillGood(highest, price) ? highest <= fair : true).toBe(true)
    }),
  )
})

test('[MON-33] an offer stands for five seconds, for its price, its order and its number of cash-outs', () => {
  const clock = manualClock(0)
  const offers = createOffers(clock)
  offers.make(bet(), 9_000n)
  expect(offers.stateOf(bet(), 9_000n)).toBe('standing')
  expect(offers.stateOf(bet(), 9_001n)).toBe('never shown')
  expect(offers.stateOf(bet({ cashOuts: 1 }), 9_000n)).toBe('never shown')
  clock.set(5_000)
  expect(offers.stateOf(bet(), 9_000n)).toBe('standing')
  offers.take(bet(), 9_000n)
  expect(offers.stateOf(bet(), 9_000n)).toBe('taken')
  offers.make(bet(), 9_000n)
  expect(offers.stateOf(bet(), 9_000n)).toBe('standing')
  clock.set(10_001)
  expect(offers.stateOf(bet(), 9_000n)).toBe('over')
})

test('[MON-33] parts and rest together never pay more than the cap, and the rest is its exact share', () => {
  const price = fc.bigInt({ min: 1n, max: 300_000n })
  const part = fc.bigInt({ min: 1n, max: 3_000n })
  const parts = fc.array(fc.record({ stake: part, price }), { maxLength: 5 })
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 1_010, max: 50_000 }),
      fc.bigInt({ min: 20_000n, max: 10n ** 6n }),
      (taken, odds, cap) => {
        const legs = [{ odds: BigInt(odds) as Odds, outcome: OUTCOME.won, sharers: null } as OrderLeg]
        const whole = bet({ stake: 20_000n, cap, legs })
        let [closedStake, closedReturn] = [0n, 0n]
        for (const { stake, price: unit } of taken) {
          closedReturn += payoutWithin({ ...whole, closedReturn }, stake, unit)
          closedStake += stake
        }
        const order = { ...whole, closedStake, closedReturn }
        const rest = returnOf(order)
        expect(order.closedReturn + rest).toBeLessThanOrEqual(cap)
        const exact = ((20_000n - order.closedStake) * BigInt(odds)) / 1000n
        expect(rest).toBe(exact < cap - order.closedReturn ? exact : cap - order.closedReturn)
      },
    ),
  )
})

import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { CASH_OUT_STATUS, type CashOut } from '../cash-out/cash-out-types.ts'
import type { LegLook } from '../cash-out/quote-order.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { decidedLook, pastWorth, runningAt } from './past-worth.ts'

const order = {
  status: 5,
  legsEach: 1,
  subBets: 1,
  stake: 10_000n,
  cap: 1_000_000n,
  closedStake: 4_000n,
  closedReturn: 5_000n,
} as Order
const cashOut = { status: CASH_OUT_STATUS.settled, decidedAt: 50, stake: 4_000n, payout: 5_000n } as CashOut
const refused = { ...cashOut, status: CASH_OUT_STATUS.refused, stake: 9_000n } as CashOut
const won = (chance: number) => ({ won: chance, halfWon: 0, push: 0, halfLost: 0, lost: 1 - chance })
const look = (chance: number): LegLook => ({
  odds: 2_000n as Odds,
  shares: won(chance),
  isOpen: true,
  isLive: true,
})

test('what was cashed out later still ran then, and a refused cash-out ended nothing', () => {
  const before = runningAt(order, [cashOut, refused], 49)
  const after = runningAt(order, [cashOut, refused], 50)
  expect([before.closedStake, before.closedReturn, before.status]).toEqual([0n, 0n, 4])
  expect([after.closedStake, after.closedReturn]).toEqual([4_000n, 5_000n])
})

test('worth is the price of the cash-out: half a chance at 2.00 in play, five percent off, of what is open', () => {
  expect(pastWorth(runningAt(order, [cashOut], 49), [look(0.5)], 49)).toEqual({
    at: 49,
    worth: 9_500n,
    legs: [1_000],
  })
  expect(pastWorth(runningAt(order, [cashOut], 50), [look(0.5)], 50).worth).toBe(5_700n)
})

test('while a leg stands still there is no worth, but the other legs have theirs', () => {
  const still = pastWorth(runningAt(order, [], 1), [look(0.4), { state: 'suspended' }], 1)
  expect(still).toEqual({ at: 1, worth: null, legs: [800, null] })
})

test('what was wholly cashed out is worth nothing more', () => {
  const all = { ...cashOut, stake: 10_000n } as CashOut
  expect(pastWorth(runningAt(order, [all], 60), [look(0.9)], 60).worth).toBeNull()
})

test('a result counts from the moment it was applied', () => {
  const leg = { odds: 1_900n as Odds, outcome: OUTCOME.won, sharers: null } as OrderLeg
  expect(decidedLook(leg, 100, 99)).toBeNull()
  expect(decidedLook(leg, 100, 100)).toMatchObject({ shares: { won: 1 }, isOpen: false })
  expect(decidedLook({ ...leg, outcome: null } as OrderLeg, null, 100)).toBeNull()
})

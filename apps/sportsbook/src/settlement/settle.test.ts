import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Verdict } from '../pricing/quote.ts'
import { isDebit } from '../wallet/operator.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { cancelled, settle } from './settle.ts'
import { moneyBetween, moneyOfCancelling } from './settlement-money.ts'

const { won, lost, halfWon, cancelled: voided, push, halfLost } = OUTCOME

function leg(number: number, more: Partial<OrderLeg> = {}): OrderLeg {
  return {
    number,
    matchId: number,
    sportId: 1,
    leagueId: 1,
    marketId: number,
    marketType: 1000,
    period: 1001,
    line: null,
    optionType: 1,
    requestedOdds: 1_900n as Odds,
    odds: 1_900n as Odds,
    isLive: false,
    scoreAtBet: null,
    scoresText: null,
    oddsFormat: 1,
    outcome: null,
    resultText: null,
    sharers: null,
    picks: null,
    resultVersion: 0,
    ...more,
  }
}

/** An accepted slip of 50.00 on each leg together. */
function slip(legs: readonly OrderLeg[]): Order {
  return {
    ...({} as Order),
    id: '1',
    legsEach: legs.length,
    subBets: 1,
    unitStake: 5_000n,
    stake: 5_000n,
    cap: 10n ** 9n,
    closedStake: 0n,
    closedReturn: 0n,
    status: 4,
    returned: null,
    settledAt: null,
    settlements: 0,
    version: 1,
    legs,
  }
}

const verdictsFrom =
  (verdicts: Record<number, [Outcome, number] | undefined>) =>
  ({ number }: OrderLeg): Verdict | null => {
    const verdict = verdicts[number]
    return verdict ? { outcome: verdict[0], resultText: '', version: verdict[1] } : null
  }

const sumOf = (moves: ReturnType<typeof moneyBetween>) =>
  moves.reduce((sum, { transferType, amount }) => sum + (isDebit(transferType) ? -amount : amount), 0n)

test('[SET-01] every movement of money of every version has an id of its own', () => {
  let order = slip([leg(1)])
  const ids: string[] = []
  for (let version = 1; version <= 10; version++) {
    const after = settle(order, verdictsFrom({ 1: [version % 2 ? won : lost, version] }), version)
    ids.push(...moneyBetween(order, after).map(({ transactionId }) => transactionId))
    order = after
  }
  expect(order).toMatchObject({ status: 5, settlements: 10, returned: 0n })
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(10)
})

test.each([
  ['win to lose', won, lost, 0n],
  ['lose to win', lost, won, 9_500n],
  ['win to void', won, voided, 5_000n],
  ['void to half win', voided, halfWon, 7_250n],
])('[SET-04] [SET-05] %s takes back exactly what was paid and pays what is due', (_, first, then, due) => {
  const before = settle(slip([leg(1)]), verdictsFrom({ 1: [first, 1] }), 1)
  const after = settle(before, verdictsFrom({ 1: [then, 2] }), 2)
  expect(after).toMatchObject({ status: 5, returned: due, settlements: 2 })
  const moves = moneyBetween(before, after)
  expect(sumOf(moves)).toBe(due - (before.returned ?? 0n))
  const straight = settle(slip([leg(1)]), verdictsFrom({ 1: [then, 2] }), 2)
  expect(after.returned).toBe(straight.returned)
})

test('[SET-04] a chain of any versions nets to settling straight to the last', () => {
  const outcome = fc.constantFrom(won, lost, halfWon, halfLost, push, voided)
  fc.assert(
    fc.property(fc.array(fc.tuple(outcome, outcome), { minLength: 1, maxLength: 10 }), (chain) => {
      let order = slip([leg(1), leg(2)])
      let paid = 0n
      for (const [index, [one, two]] of chain.entries()) {
        const after = settle(order, verdictsFrom({ 1: [one, index + 1], 2: [two, index + 1] }), index)
        paid += sumOf(moneyBetween(order, after))
        order = after
      }
      const last = chain.at(-1)
      const straight = settle(slip([leg(1), leg(2)]), verdictsFrom({ 1: [last![0], 1], 2: [last![1], 1] }), 1)
      expect(order.returned).toBe(straight.returned)
      expect(paid).toBe(straight.returned)
    }),
  )
})

test('[SET-06] a slip that one leg lost is open again when that leg is corrected, and is paid when the rest wins', () => {
  const open = slip([leg(1), leg(2)])
  const lostOne = settle(open, verdictsFrom({ 1: [lost, 1] }), 1)
  expect(lostOne).toMatchObject({ status: 5, returned: 0n, settlements: 1 })
  const again = settle(lostOne, verdictsFrom({ 1: [won, 2] }), 2)
  expect(again).toMatchObject({ status: 4, returned: null, settledAt: null })
  expect(moneyBetween(lostOne, again)).toEqual([])
  const paid = settle(again, verdictsFrom({ 2: [won, 1] }), 3)
  expect(paid).toMatchObject({ status: 5, returned: 18_050n, settlements: 2 })
  expect(sumOf(moneyBetween(again, paid))).toBe(18_050n)
})

test('[SET-06] a won slip whose leg was lost after all gives everything back, and one with all legs known is won at once', () => {
  const known = settle(slip([leg(1), leg(2)]), verdictsFrom({ 1: [won, 1], 2: [lost, 1] }), 1)
  const right = settle(known, verdictsFrom({ 2: [won, 2] }), 2)
  expect(right).toMatchObject({ status: 5, returned: 18_050n })
  const wrong = settle(right, verdictsFrom({ 1: [lost, 2] }), 3)
  expect(sumOf(moneyBetween(right, wrong))).toBe(-18_050n)
})

test('a result applied before, or older, changes nothing; the same money is not moved again', () => {
  const order = settle(slip([leg(1)]), verdictsFrom({ 1: [won, 2] }), 1)
  expect(settle(order, verdictsFrom({ 1: [lost, 2] }), 2)).toBe(order)
  expect(settle(order, verdictsFrom({ 1: [lost, 1] }), 2)).toBe(order)
  const same = settle(order, verdictsFrom({ 1: [won, 3] }), 2)
  expect(moneyBetween(order, same)).toEqual([])
})

test('what was cashed out whole stays ended, whatever a corrected result says', () => {
  const closed = { ...slip([leg(1, { outcome: lost, resultVersion: 1 })]), status: 5, returned: 0n } as Order
  const order = { ...closed, closedStake: 5_000n, closedReturn: 4_000n, settlements: 1 }
  const after = settle(order, verdictsFrom({ 1: [won, 2] }), 2)
  expect(moneyBetween(order, after)).toEqual([])
  expect(after).toMatchObject({ status: 5, returned: 0n })
})

test('in a dead heat of two the price is paid on half of the stake', () => {
  const dead = () => ({ outcome: won, resultText: '1,2', sharers: 2 })
  expect(settle(slip([leg(1, { odds: 5_000n as Odds })]), dead, 1).returned).toBe(12_500n)
  expect(settle(slip([leg(1, { odds: 1_500n as Odds })]), dead, 1).returned).toBe(3_750n)
})

test('[SET-09] a bet that is taken out gives its stake back once; a settled one is reversed first', () => {
  const open = slip([leg(1)])
  expect(moneyOfCancelling(open)).toMatchObject([{ transferType: 'BET', isNormal: false, amount: 5_000n }])
  const paid = settle(open, verdictsFrom({ 1: [won, 1] }), 1)
  expect(moneyOfCancelling(paid)).toMatchObject([
    { transferType: 'SETTLEMENT_ROLLBACK_DEDUCT', amount: 9_500n },
    { transferType: 'REFUND', amount: 5_000n },
  ])
  expect(sumOf(moneyBetween(open, paid)) + sumOf(moneyOfCancelling(paid))).toBe(5_000n)
  expect(cancelled(paid, 2)).toMatchObject({
    status: 3,
    returned: null,
    settledAt: null,
    payment: 'returned',
  })
})

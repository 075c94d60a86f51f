import { expect, test } from 'vitest'
import { causeOf, type OrderBooks, type Payment } from './compare-order.ts'

const UNTIL = 1_000
const paid = (amount: bigint, at = 0): Payment => ({ reference: `p-${at}`, currency: 'VND', amount, at })
const order = (theirs: Payment[], ours: Payment[]): OrderBooks => ({ isKnown: true, theirs, ours })

test('as often and as much on both sides is no difference, in whatever order and by whatever reference', () => {
  expect(causeOf(order([], []), UNTIL)).toBeNull()
  expect(causeOf(order([paid(5n)], [paid(5n, 900)]), UNTIL)).toBeNull()
  expect(causeOf(order([paid(5n), paid(7n, 1)], [paid(7n), paid(5n, 2)]), UNTIL)).toBeNull()
})

test('each difference has its one name', () => {
  expect(causeOf({ isKnown: false, theirs: [paid(5n)], ours: [] }, UNTIL)).toBe('UNKNOWN_HERE')
  expect(causeOf({ isKnown: false, theirs: [], ours: [] }, UNTIL)).toBeNull()
  expect(causeOf(order([paid(5n)], []), UNTIL)).toBe('UNPAID_HERE')
  expect(causeOf(order([], [paid(5n)]), UNTIL)).toBe('UNKNOWN_THERE')
  expect(causeOf(order([paid(5n)], [paid(6n)]), UNTIL)).toBe('OTHER_SUM')
  expect(causeOf(order([paid(5n), paid(5n, 1)], [paid(5n)]), UNTIL)).toBe('PAID_TWICE')
  const usdt = { ...paid(5n), currency: 'USDT' as const }
  expect(causeOf(order([usdt], [paid(5n)]), UNTIL)).toBe('OTHER_SUM')
})

test('what we booked just now may stand in no statement yet; it counts where they tell of it', () => {
  expect(causeOf(order([], [paid(5n, UNTIL)]), UNTIL)).toBeNull()
  expect(causeOf(order([paid(5n)], [paid(5n), paid(7n, UNTIL)]), UNTIL)).toBeNull()
  expect(causeOf(order([paid(5n)], [paid(5n, UNTIL)]), UNTIL)).toBeNull()
  expect(causeOf(order([paid(5n)], [paid(6n, UNTIL)]), UNTIL)).toBe('OTHER_SUM')
})

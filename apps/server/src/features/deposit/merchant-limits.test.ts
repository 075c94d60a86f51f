import { expect, test } from 'vitest'
import { isWithin, leftOfDay, rangeOf } from './merchant-limits.ts'

const CHANNEL = { min_amount: 200n, max_amount: 1000n }
const own = (min_amount: bigint | null, max_amount: bigint | null) =>
  rangeOf(CHANNEL, { min_amount, max_amount })

test("a merchant's limits narrow those of the channel and never widen them", () => {
  expect(own(null, null)).toEqual({ min: 200n, max: 1000n })
  expect(own(300n, 500n)).toEqual({ min: 300n, max: 500n })
  expect(own(100n, 5000n)).toEqual({ min: 200n, max: 1000n })
})

test('both ends of a range are within it', () => {
  const range = own(300n, 500n)
  expect([299n, 300n, 500n, 501n].map((amount) => isWithin(amount, range))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('of a day the rest is the most of an order, until not even the least is left', () => {
  const range = own(null, null)
  expect(leftOfDay(range, 5000n, 0n)).toBe(1000n)
  expect(leftOfDay(range, 5000n, 4500n)).toBe(500n)
  expect(leftOfDay(range, 5000n, 4800n)).toBe(200n)
  expect(leftOfDay(range, 5000n, 4801n)).toBeNull()
})

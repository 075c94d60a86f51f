import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, keptPrice, oddsOf, priceOf } from './price.ts'

test('a price is written as it was read, to the thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 1_000_000 }), (thousandths) => {
      const decimal = thousandths / 1000
      const price = priceOf(decimal)
      expect([price, priceOf(String(decimal))]).toEqual([thousandths, thousandths])
      expect(decimalText(price)).toBe(String(decimal))
      expect(oddsOf(price)).toBe(BigInt(thousandths))
    }),
  )
})

test('what a number lost on its way is put right: 2.1 is never 2.0999', () => {
  expect([2.1, 3 * 0.7, 1.1 + 2.2].map(priceOf)).toEqual([2100, 2100, 3300])
})

test('nobody bets at a locked price, at 1 or above 1,000', () => {
  expect([-999, 0, 1, 1000.001].map((decimal) => oddsOf(priceOf(decimal)))).toEqual(Array(4).fill(undefined))
})

test('a device keeps thousandths, and the decimal odds that it kept before are still read', () => {
  expect([1900, 1_000_000, 1001, 0].map(keptPrice)).toEqual([1900, 1_000_000, 1001, 0])
  expect([1.9, 2, 1000, 1.005].map(keptPrice)).toEqual([1900, 2000, 1_000_000, 1005])
})

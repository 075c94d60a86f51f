import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import { readTarget, stepTarget } from './target-entry.ts'

test('a target is decimal odds other than the present ones', () => {
  expect(
    ['2.1', '1.9', '1.90', '1', '0', '', '1e9', '2,1', '-2', '٣'].map((text) =>
      readTarget(text, priceOf(1.9)),
    ),
  ).toEqual([priceOf(2.1), ...Array(9).fill(null)])
})

test('a nudge starts from what stands there or from the price, and stays within what odds can be', () => {
  expect([
    stepTarget('', 1, priceOf(1.9)),
    stepTarget('abc', -1, priceOf(1.9)),
    stepTarget('2.10', 1, priceOf(1.9)),
  ]).toEqual(['1.95', '1.85', '2.15'])
  expect([
    stepTarget('1.02', -1, priceOf(1.9)),
    stepTarget('1000', 1, priceOf(1.9)),
    stepTarget('', 1, priceOf(0)),
  ]).toEqual(['1.01', '1000.00', '1.05'])
})

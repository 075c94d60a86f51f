import { priceOf } from '@keo/units/price'
import { expect, test } from 'vitest'
import { oddsText } from './odds-text.ts'

test('[SPT-07a] prices: 1 with two decimals, 2 less one, others unchanged', () => {
  expect([1.9, 2.04, 13, 1.005].map((odds) => oddsText(priceOf(odds), 1))).toEqual([
    '1.90',
    '2.04',
    '13.00',
    '1.00',
  ])
  expect([1.9, 2.04, 13, 1.1].map((odds) => oddsText(priceOf(odds), 2))).toEqual([
    '0.90',
    '1.04',
    '12.00',
    '0.10',
  ])
  expect([0, 3, 4, 5].map((format) => oddsText(priceOf(1.945), format))).toEqual(Array(4).fill('1.945'))
})

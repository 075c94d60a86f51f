import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addAmounts,
  amountOf,
  hundredthsOf,
  isMore,
  multiplierText,
  payoutText,
  takeAmount,
} from './play-money.ts'

test('amounts of the wire are read and written without a float, up to its longest', () => {
  expect(hundredthsOf('9999999999999.99')).toBe(999999999999999n)
  expect(amountOf(999999999999999n)).toBe('9999999999999.99')
  expect(amountOf(5n)).toBe('0.05')
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), (value) => {
      expect(hundredthsOf(amountOf(value))).toBe(value)
    }),
  )
})

test('what is no amount counts as nothing', () => {
  for (const text of ['', '-5', '1e3', '1,000', 'NaN', '1.234']) expect(hundredthsOf(text)).toBe(0n)
})

test('a pay-out is cut to the smallest unit, never rounded up', () => {
  expect(payoutText('200000', 17_100)).toBe('342000.00')
  expect(payoutText('0.01', 19_999)).toBe('0.01')
  expect(payoutText('33.33', 10_102)).toBe('33.66')
})

test('sums and rests are exact, and a rest is never below zero', () => {
  expect(addAmounts('0.10', '0.20')).toBe('0.30')
  expect(takeAmount('12000.00', '20000.00')).toBe('0.00')
  expect(takeAmount('20000', '12000.00')).toBe('8000.00')
  expect(isMore('20000', '20000.00')).toBe(false)
})

test('multipliers are cut to two decimals, and tables drop what is zero', () => {
  expect(multiplierText(17_199)).toBe('1.71×')
  expect(multiplierText(10_000)).toBe('1.00×')
  expect(multiplierText(3_000, 0)).toBe('0.3×')
  expect(multiplierText(330_000, 0)).toBe('33×')
  expect(multiplierText(10_000_000, 0)).toBe('1 000×')
})

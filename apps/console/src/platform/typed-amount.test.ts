import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['5.000.000', 'VND', '5000000.00'],
  [' 200 000 ', 'VND', '200000.00'],
  ['0', 'VND', null],
  ['-5', 'VND', null],
  ['1,5', 'VND', null],
  ['2500', 'USDT', '2500.000000'],
  ['0,5', 'USDT', '0.500000'],
  ['12.345678', 'USDT', '12.345678'],
  ['12.3456789', 'USDT', null],
  ['1.000.000', 'USDT', null],
  ['1.000', 'USDT', null],
  ['0.0', 'USDT', null],
  ['', 'USDT', null],
] as const)('%j of %s is the amount %s', (typed, currency, amount) => {
  expect(typedAmount(typed, currency)).toBe(amount)
})

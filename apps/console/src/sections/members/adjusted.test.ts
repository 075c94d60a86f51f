import { expect, test } from 'vitest'
import { adjusted, amountText } from './adjusted.ts'

test.each([
  ['5.000.000', '5000000.00'],
  [' 200 000 ', '200000.00'],
  ['0', null],
  ['-5', null],
  ['1,5', null],
  ['', null],
])('%j is the amount %s', (typed, amount) => {
  expect(amountText(typed)).toBe(amount)
})

test('what would be available after an entry, with its sign', () => {
  expect(adjusted('1000.50', 'credit', '500.00')).toBe('1500.50')
  expect(adjusted('1000.50', 'debit', '1000.00')).toBe('0.50')
  expect(adjusted('0.00', 'debit', '0.05')).toBe('-0.05')
})

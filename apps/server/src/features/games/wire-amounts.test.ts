import { expect, test } from 'vitest'
import { createWireAmounts } from './wire-amounts.ts'

test('amounts of the wire in dong, and in thousands of dong where the provider counts so', () => {
  const [single, thousands] = [createWireAmounts(1n), createWireAmounts(1000n)]
  expect(single.read('25000.00', 'VND')).toBe(2_500_000n)
  expect(single.read('-0.5', 'VND')).toBe(-50n)
  expect(thousands.read('25.00', 'VND')).toBe(2_500_000n)
  expect(thousands.number(2_500_000n, 'VND')).toBe(25)
  expect(thousands.number(2_500_999n, 'VND')).toBe(25)
  expect(thousands.read('25.00', 'USD')).toBe(2_500n)
  expect(single.read('1.25', 'USDT')).toBe(1_250_000n)
  expect(single.number(9_999_999_999_999_99n, 'VND')).toBe(9_999_999_999_999.99)
})

test.each(['', '1e5', ' 1', '1.', '.5', '1.001', '1,5', 'NaN', '12345678901234', '+1'])(
  '%j is no amount',
  (text) => {
    expect(createWireAmounts(1n).read(text, 'VND')).toBeNull()
  },
)

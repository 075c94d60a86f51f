import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, money, moneyParts, moneyText, parseMoney, SCALE } from './money.ts'

const anyCurrency = fc.constantFrom(...CURRENCIES)
const anyMinor = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n })

describe('amounts', () => {
  test('[MON-01] an amount is a whole number of smallest units, exact where floats are not', () => {
    expect(parseMoney('999999999999999.99', 'VND')?.minor).toBe(99_999_999_999_999_999n)
    expect(parseMoney('0.1', 'USD')?.minor).toBe(10n)
  })

  test('[MON-02] each currency has its scale and refuses more decimals than that', () => {
    expect(SCALE).toEqual({ VND: 2, CNY: 2, USD: 2, USDT: 6 })
    expect(parseMoney('1.005', 'VND')).toBeUndefined()
    expect(parseMoney('1.005', 'USDT')).toEqual(money(1_005_000n, 'USDT'))
    expect(parseMoney('1.0000001', 'USDT')).toBeUndefined()
  })

  test.each([
    ['NaN'],
    ['Infinity'],
    ['-1'],
    ['-0'],
    ['1e3'],
    ['0x10'],
    [' 10 '],
    ['10\n'],
    ['１０'],
    ['1,000'],
    ['01'],
    ['.5'],
    ['5.'],
    ['+1'],
    [''],
    ['9007199254740993'],
    ['9'.repeat(400)],
    [[10]],
    [{ $gt: 0 }],
    [true],
    [null],
    [undefined],
    [-1],
    [-0],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1.5],
    [2 ** 53],
  ])('[MON-03] %j is no amount', (input) => {
    expect(parseMoney(input, 'VND')).toBeUndefined()
  })

  test.each([
    ['0', 0n],
    ['10', 1000n],
    ['10.5', 1050n],
    ['10.05', 1005n],
    ['123456789012345', 12_345_678_901_234_500n],
    [0, 0n],
    [250, 25_000n],
  ])('[MON-03] %j is an amount', (input, minor) => {
    expect(parseMoney(input, 'VND')).toEqual(money(minor, 'VND'))
  })

  test('the text of an amount reads back as the same amount', () => {
    fc.assert(
      fc.property(anyCurrency, anyMinor, (currency, minor) => {
        expect(parseMoney(moneyText(money(minor, currency)), currency)).toEqual(money(minor, currency))
      }),
    )
  })

  test('a debit carries its sign', () => {
    expect(moneyText(money(-5n, 'VND'))).toBe('-0.05')
    expect(moneyParts(money(-5n, 'VND'))).toEqual({ isNegative: true, whole: 0n, decimals: '05' })
  })

  test('[MEM-05c] every currency shows two decimals, and never more than there is', () => {
    fc.assert(
      fc.property(anyCurrency, anyMinor, (currency, minor) => {
        const { whole, decimals } = moneyParts(money(minor, currency))
        const unit = 10n ** BigInt(SCALE[currency])
        expect(decimals).toMatch(/^\d\d$/)
        const shown = whole * unit + (BigInt(decimals) * unit) / 100n
        expect(shown <= minor && minor - shown < unit / 100n + 1n).toBe(true)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, money } from './money.ts'
import {
  checkSportsUnits,
  fromSportsText,
  SPORTS_UNITS,
  toSportsBalanceText,
  toSportsText,
} from './sports-currency.ts'

const dong = (whole: bigint) => money(whole * 100n, 'VND')

test('[MON-07] the sportsbook counts thousands of dong in steps of 10 dong', () => {
  expect(fromSportsText('50', 'VND')).toEqual(dong(50_000n))
  expect(toSportsText(dong(50_000n))).toBe('50.00')
  expect(toSportsText(dong(15n))).toBeUndefined()
  expect(toSportsBalanceText(dong(1_234_567n))).toBe('1234.56')
  expect(fromSportsText('1.005', 'VND')).toBeUndefined()
})

test.each([10n, 990n, 50_000n, 1_000_000_000n])('[MON-07] %d dong come back as the same number', (whole) => {
  expect(fromSportsText(toSportsText(dong(whole)) ?? '', 'VND')).toEqual(dong(whole))
})

test('[MON-07] every amount of whole steps survives the round trip, debits too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
      (currency, steps) => {
        const amount = money(steps * SPORTS_UNITS[currency].minorPerStep, currency)
        expect(fromSportsText(toSportsText(amount) ?? '', currency)).toEqual(amount)
      },
    ),
  )
})

test('[MON-07] a wrong or missing scale fails at start-up', () => {
  expect(() => checkSportsUnits()).not.toThrow()
  expect(() => checkSportsUnits({ ...SPORTS_UNITS, VND: { id: 1000, minorPerStep: 1n } })).toThrow('VND')
  const { USDT: _, ...withoutUsdt } = SPORTS_UNITS
  expect(() => checkSportsUnits(withoutUsdt)).toThrow('USDT')
})

test('[I18N-03c] sports currency ids are CNY 1, VND 1000, USD 2, else 200', () => {
  expect(Object.fromEntries(CURRENCIES.map((currency) => [currency, SPORTS_UNITS[currency].id]))).toEqual({
    CNY: 1,
    VND: 1000,
    USD: 2,
    USDT: 200,
  })
})

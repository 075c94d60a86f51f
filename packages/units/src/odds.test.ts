import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Odds, oddsText, parseOdds } from './odds.ts'

const odds = (thousandths: bigint): Odds => thousandths as Odds

test('[MON-05] odds are thousandths, over 1 and up to 1,000', () => {
  expect(parseOdds('1.85')).toBe(1850n)
  expect(parseOdds('1.001')).toBe(1001n)
  expect(parseOdds('1000')).toBe(1_000_000n)
  const refused = ['1', '1.000', '0.5', '1000.001', '-2', '1e2', '1,85', '1.8505', '01.5', '', 'NaN']
  expect(refused.filter((text) => parseOdds(text) !== undefined)).toEqual([])
})

test('[SPT-07a] format 1 shows two decimals, format 2 takes one off, others leave the odds as they came', () => {
  expect(oddsText(odds(1940n), 1)).toBe('1.94')
  expect(oddsText(odds(1900n), 1)).toBe('1.90')
  expect(oddsText(odds(1940n), 2)).toBe('0.94')
  expect(oddsText(odds(11_050n), 2)).toBe('10.05')
  expect(oddsText(odds(1945n), 3)).toBe('1.945')
  expect(oddsText(odds(1900n), 3)).toBe('1.9')
  expect(oddsText(odds(2000n), 0)).toBe('2')
  expect(oddsText(odds(100_000n), 0)).toBe('100')
})

test('shown odds never promise more than the odds', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1001n, max: 1_000_000n }), (thousandths) => {
      const shown = BigInt(oddsText(odds(thousandths), 1).replace('.', '')) * 10n
      expect(shown <= thousandths && thousandths - shown < 10n).toBe(true)
      expect(parseOdds(oddsText(odds(thousandths), 0))).toBe(thousandths)
    }),
  )
})

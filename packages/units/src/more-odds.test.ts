import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MORE_ODDS_FORMAT, type MoreOddsFormat, moreOddsText, signedOdds } from './more-odds.ts'
import type { Odds } from './odds.ts'

const odds = (thousandths: bigint): Odds => thousandths as Odds
const { malay, indonesian, american } = MORE_ODDS_FORMAT
const anyOdds = fc.bigInt({ min: 1001n, max: 1_000_000n })
const anyFormat = fc.constantFrom(malay, indonesian, american)

test('Malay, Indonesian and American as the protocol converts them', () => {
  const shown = (thousandths: bigint) =>
    [malay, indonesian, american].map((format) => moreOddsText(odds(thousandths), format))
  expect(shown(1_940n)).toEqual(['0.94', '-1.07', '-107'])
  expect(shown(2_000n)).toEqual(['1.00', '1.00', '+100'])
  expect(shown(2_500n)).toEqual(['-0.67', '1.50', '+150'])
  expect(shown(1_500n)).toEqual(['0.50', '-2.00', '-200'])
  expect(shown(13_000n)).toEqual(['-0.09', '12.00', '+1200'])
  expect(shown(1_001n)).toEqual(['0.00', '-1000.00', '-100000'])
})

test('any other format, and odds that win nothing, are left to who asks', () => {
  expect([0, 1, 2, 6, 7].map((format) => moreOddsText(odds(1_940n), format))).toEqual(
    Array(5).fill(undefined),
  )
  expect(moreOddsText(odds(1_000n), american)).toBeUndefined()
})

/** Decimal odds of a signed fraction, in thousandths. */
function back({ top, bottom }: { top: bigint; bottom: bigint }, unit: bigint): bigint {
  return 1000n + (top > 0n ? (1000n * top) / (bottom * unit) : (1000n * bottom * unit) / -top)
}
const unitOf = (format: MoreOddsFormat): bigint => (format === american ? 100n : 1n)

test('every conversion leads back to the very odds', () => {
  fc.assert(
    fc.property(anyOdds, anyFormat, (thousandths, format) => {
      expect(back(signedOdds(odds(thousandths), format), unitOf(format))).toBe(thousandths)
    }),
  )
})

test('the sign says on which side of evens the odds stand, and evens are the same in all', () => {
  fc.assert(
    fc.property(anyOdds, (thousandths) => {
      const isNegative = (format: MoreOddsFormat) => signedOdds(odds(thousandths), format).top < 0n
      expect(isNegative(malay)).toBe(thousandths > 2000n)
      expect([isNegative(indonesian), isNegative(american)]).toEqual(Array(2).fill(thousandths < 2000n))
    }),
  )
})

test('what is shown never promises more than the odds, and misses them by less than its last digit', () => {
  fc.assert(
    fc.property(anyOdds, anyFormat, (thousandths, format) => {
      const { top, bottom } = signedOdds(odds(thousandths), format)
      const scale = format === american ? 1n : 100n
      const shown = BigInt(moreOddsText(odds(thousandths), format)!.replace(/[.+]/g, ''))
      expect(shown * bottom <= top * scale && top * scale < (shown + 1n) * bottom).toBe(true)
    }),
  )
})

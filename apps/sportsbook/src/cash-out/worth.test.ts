import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { fullReturn, slipReturn } from '@keo/betting/payout'
import { seriesRows } from '@keo/betting/series'
import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Shares } from '../pricing/shares.ts'
import { readUnitPrice, unitPriceText } from './unit-price.ts'
import { certain, type LegWorth, payoutOf, PRICE_UNIT, unitPrices } from './worth.ts'

const NO_CAP = 10n ** 15n
const single = { legsEach: 1, subBets: 1, stake: 5_000n, cap: NO_CAP }
const toss = (won: number): Shares => ({ won, lost: 1 - won, halfWon: 0, halfLost: 0, push: 0 })
const leg = (odds: number, shares: Shares): LegWorth => ({ odds: BigInt(odds) as Odds, shares })

test.each([
  ['even at 1.90', [leg(1_900, toss(0.5))], 9_500n, 9_215n],
  ['as good as won', [leg(1_900, toss(0.99))], 18_810n, 18_245n],
  ['half won for sure', [leg(1_900, certain(OUTCOME.halfWon, null))], 14_500n, 14_065n],
])('a single that is %s', (_, legs, fair, price) => {
  expect(unitPrices(single, legs, 3)).toEqual({ fair, price })
})

test('a leg that is won counts whole, a shared win in part, and one that is lost ends it', () => {
  const double = { ...single, legsEach: 2 }
  const open = leg(2_000, toss(0.5))
  expect(unitPrices(double, [open, leg(1_900, certain(OUTCOME.won, null))], 3)?.fair).toBe(19_000n)
  expect(unitPrices(double, [open, leg(1_900, certain(OUTCOME.won, 2))], 3)?.fair).toBe(9_500n)
  expect(unitPrices(double, [open, leg(1_900, certain(OUTCOME.cancelled, null))], 3)?.fair).toBe(10_000n)
  expect(unitPrices(double, [open, leg(1_900, certain(OUTCOME.lost, null))], 3)).toBeNull()
})

const odds = fc.integer({ min: 1_010, max: 30_000 })
const legs = fc.array(fc.record({ odds, won: fc.double({ min: 0.01, max: 0.99, noNaN: true }) }), {
  minLength: 2,
  maxLength: 5,
})

/** Over every way the legs can end, each with its chance: what the slip returns for each unit of its stake. */
function expectedOver(worth: readonly LegWorth[], legsEach: number, subBets: number): number {
  const unitStake = 10n ** 9n
  let sum = 0
  for (let ways = 0; ways < 2 ** worth.length; ways++) {
    const isWon = (index: number) => (ways >> index) % 2 === 1
    const chance = worth.reduce(
      (all, { shares }, index) => all * (isWon(index) ? shares.won : shares.lost),
      1,
    )
    const ended = worth.map((each, index) => ({
      odds: each.odds,
      result: { kind: isWon(index) ? ('won' as const) : ('lost' as const) },
    }))
    sum += chance * Number(slipReturn({ unitStake, legsEach, legs: ended, cap: null }))
  }
  return sum / Number(unitStake) / subBets
}

test('[MON-33] every row is worth what it returns on average, over every way its legs can end', () => {
  fc.assert(
    fc.property(legs, fc.nat(), (drawn, pick) => {
      const worth = drawn.map((each) => leg(each.odds, toss(each.won)))
      const rows = seriesRows(worth.length)
      const { legsEach, subBets } = rows[pick % rows.length] ?? { legsEach: 2, subBets: 1 }
      const order = { legsEach, subBets, stake: 1_000n * BigInt(subBets), cap: NO_CAP }
      const fair = Number(unitPrices(order, worth, 5)?.fair ?? 0n) / Number(PRICE_UNIT)
      const expected = expectedOver(worth, legsEach, subBets)
      expect(Math.abs(fair - expected)).toBeLessThan(0.0002 + expected * 1e-6)
    }),
  )
})

test('[MON-33] [MON-11] no price passes the worth, all that can be won or the cap; amounts are cut', () => {
  fc.assert(
    fc.property(
      legs,
      fc.bigInt({ min: 1_000n, max: 10n ** 9n }),
      fc.bigInt({ min: 1_000n, max: 10n ** 9n }),
      (drawn, stake, room) => {
        const worth = drawn.map((each) => leg(each.odds, toss(each.won)))
        const legsEach = worth.length
        const cap = stake + room
        const prices = unitPrices({ legsEach, subBets: 1, stake, cap }, worth, 3)
        const payout = payoutOf(stake, prices?.price ?? 0n)
        expect(payout).toBeLessThanOrEqual(
          fullReturn({ unitStake: stake, legsEach, odds: worth.map((each) => each.odds), cap }),
        )
        expect(prices?.price ?? 0n).toBeLessThanOrEqual(((prices?.fair ?? 0n) * 97n) / 100n)
      },
    ),
  )
  expect(payoutOf(1_001n, 9_215n)).toBe(922n)
})

test('unit prices travel as text of four places, and only such text is read', () => {
  expect(unitPriceText(9_215n)).toBe('0.9215')
  expect(['0.9215', '1.12', '12', '0.92150'].map(readUnitPrice)).toEqual([9_215n, 11_200n, 120_000n, 9_215n])
  expect(['0', '0.00001', '-1', '1e3', '', 'NaN', '100000'].map(readUnitPrice)).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})

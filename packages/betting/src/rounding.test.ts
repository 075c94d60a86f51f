import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Leg, restReturn, slipReturn } from './payout.ts'
import { type Rounding, roundingOf, roundOnce } from './rounding.ts'

const [OWN, USUAL] = [1_500, 1_000]
const RULES = new Map<number, Rounding>([[OWN, { mode: 'nearest', step: 10n }]])
const leg = (price: number, marketType: number, kind: 'won' | 'halfWon' | 'void' = 'won'): Leg => ({
  odds: BigInt(price) as Odds,
  result: { kind },
  rounding: roundingOf(marketType, RULES),
})
const returned = (unitStake: bigint, ...legs: Leg[]) =>
  slipReturn({ unitStake, legsEach: legs.length, legs, cap: null })

test('[MON-11] a market type with a rule of its own rounds by its mode and step, instead of down to one unit', () => {
  // 123 at 1.95 is 239.85, 127 is 247.65, and 100 at 1.95 ends in a half step.
  expect([123n, 127n, 100n].map((stake) => returned(stake, leg(1_950, USUAL)))).toEqual([239n, 247n, 195n])
  expect([123n, 127n, 100n].map((stake) => returned(stake, leg(1_950, OWN)))).toEqual([240n, 250n, 200n])
  const rest = { rest: 123n, subBets: 1, legsEach: 1, legs: [leg(1_950, OWN)] }
  expect([null, 235n].map((cap) => restReturn({ ...rest, cap }))).toEqual([240n, 235n])
})

test('[MON-11] legs of different rules are one amount, rounded once and by the usual rule', () => {
  expect(returned(123n, leg(1_950, OWN), leg(1_330, OWN))).toBe(320n)
  expect(returned(123n, leg(1_950, OWN), leg(1_330, USUAL))).toBe(319n)
  expect(returned(123n, leg(1_950, USUAL), leg(1_330, OWN))).toBe(319n)
})

test('[MON-11] whatever the rule, an amount is a multiple of its step and less than a step away', () => {
  const mode = fc.constantFrom<Rounding['mode']>('floor', 'nearest', 'ceil')
  const [amount, part, step] = [
    fc.bigInt(0n, 10n ** 12n),
    fc.bigInt(1n, 10n ** 6n),
    fc.constantFrom(1n, 5n, 10n, 1000n),
  ]
  fc.assert(
    fc.property(mode, step, amount, part, part, (how, size, stake, top, bottom) => {
      const rounded = roundOnce(stake, { top, bottom }, { mode: how, step: size })
      expect(rounded % size).toBe(0n)
      const off = rounded * bottom - stake * top
      const whole = size * bottom
      // Twice as far as it may be off downwards, and upwards.
      const [down, up] = { floor: [2n, 0n], nearest: [1n, 1n], ceil: [0n, 2n] }[how] as [bigint, bigint]
      expect(2n * off).toBeLessThanOrEqual(up * whole)
      expect(-2n * off).toBeLessThanOrEqual(down * whole)
      expect(2n * (off < 0n ? -off : off)).toBeLessThan(2n * whole)
    }),
  )
})

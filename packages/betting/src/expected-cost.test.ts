import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedCost } from './expected-cost.ts'

const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
const worths = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 8 })

test('a single costs its stake without what it is worth, a double what both leave', () => {
  expect(expectedCost({ unitStake: 100_000n, legsEach: 1, worths: [975_000] })).toBe(2500n)
  expect(expectedCost({ unitStake: 100_000n, legsEach: 2, worths: [975_000, 960_000] })).toBe(6400n)
  // Three doubles: 6,400 + 12,250 + 13,600.
  expect(expectedCost({ unitStake: 100_000n, legsEach: 2, worths: [975_000, 960_000, 900_000] })).toBe(
    32_250n,
  )
  expect(expectedCost({ unitStake: 100_000n, legsEach: 0, worths: [975_000, 960_000] })).toBe(6400n)
})

test('a bet costs nothing or more and never all of it, whatever the order of its legs', () => {
  fc.assert(
    fc.property(stake, worths, (unitStake, legs) => {
      const of = (each: readonly number[]) => expectedCost({ unitStake, legsEach: each.length, worths: each })
      const cost = of(legs)
      expect(cost >= 0n && cost <= unitStake).toBe(true)
      expect(of(legs.toReversed())).toBe(cost)
      expect(of(legs.slice(1)) <= cost).toBe(true)
    }),
  )
})

test('a row costs what its sub-bets cost, but for the rounding of each', () => {
  fc.assert(
    fc.property(stake, worths, (unitStake, legs) => {
      const row = expectedCost({ unitStake, legsEach: 2, worths: legs })
      let [each, pairs] = [0n, 0n]
      for (const [at, one] of legs.entries()) {
        for (const other of legs.slice(at + 1)) {
          each += expectedCost({ unitStake, legsEach: 2, worths: [one, other] })
          pairs += 1n
        }
      }
      const difference = row > each ? row - each : each - row
      expect(difference <= pairs).toBe(true)
    }),
  )
})

test('legs that are worth their stake cost nothing', () => {
  expect(expectedCost({ unitStake: 777n, legsEach: 0, worths: [1_000_000, 1_000_000, 1_000_000] })).toBe(0n)
})

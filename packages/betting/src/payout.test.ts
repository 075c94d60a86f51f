import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LegResult } from './leg.ts'
import { fullReturn, isVoid, type Leg, restReturn, slipReturn } from './payout.ts'
import { FULL_COMBINATION, seriesRows } from './series.ts'

const odds = (text: number) => BigInt(Math.round(text * 1000)) as Odds
const leg = (price: number, kind: Exclude<LegResult['kind'], 'deadHeat'>): Leg => ({
  odds: odds(price),
  result: { kind },
})
const shared = (price: number, places: number, sharers: number): Leg => ({
  odds: odds(price),
  result: { kind: 'deadHeat', places, sharers },
})
const returned = (stake: bigint, ...legs: Leg[]) =>
  slipReturn({ unitStake: stake, legsEach: legs.length, legs, cap: null })

test('[MON-13] [MON-10] products that floating point gets wrong are exact', () => {
  expect(returned(100n, leg(1.13, 'won'))).toBe(113n)
  expect(returned(100_000n, leg(1.5, 'won'), leg(1.63, 'won'))).toBe(244_500n)
  expect(returned(100_000n, leg(1.9, 'won'), leg(1.15, 'won'), leg(1.97, 'won'))).toBe(430_445n)
})

test('[MON-22] an odd stake keeps its fraction until the end', () => {
  expect(returned(100_001n, leg(1.95, 'halfLost'))).toBe(50_000n)
  expect(returned(100_001n, leg(1.95, 'halfWon'))).toBe(147_501n)
})

test.each([
  ['half won at 1.95', returned(100_000n, leg(1.95, 'halfWon')), 147_500n],
  ['half lost at 1.95', returned(100_000n, leg(1.95, 'halfLost')), 50_000n],
  ['half won at 1.87', returned(100_000n, leg(1.87, 'halfWon')), 143_500n],
  ['treble with a void', returned(50_000n, leg(1.95, 'won'), leg(2.1, 'void'), leg(1.8, 'won')), 175_500n],
  [
    'treble with both halves',
    returned(50_000n, leg(1.95, 'halfWon'), leg(2.1, 'won'), leg(1.8, 'halfLost')),
    77_437n,
  ],
  ['double of voids', returned(50_000n, leg(1.95, 'void'), leg(2.1, 'void')), 50_000n],
  ['double with a loss', returned(50_000n, leg(1.95, 'won'), leg(2.1, 'lost')), 0n],
  ['outright shared by two', returned(100_000n, shared(5, 1, 2)), 250_000n],
  ['two places among three', returned(100_000n, shared(4, 2, 3)), 266_666n],
  ['double with a dead heat', returned(100_000n, shared(5, 1, 2), leg(2, 'won')), 500_000n],
])('[MON-25] %s', (_, given, wanted) => expect(given).toBe(wanted))

test('[MON-26] a market may divide the profit instead and keep the stake whole', () => {
  const legs: Leg[] = [
    { odds: odds(5), result: { kind: 'deadHeat', places: 1, sharers: 2, rule: 'divideProfit' } },
  ]
  expect(slipReturn({ unitStake: 100_000n, legsEach: 1, legs, cap: null })).toBe(300_000n)
})

test('[MON-27] a multiple of voids refunds exactly and is itself void', () => {
  const legs = [leg(1.95, 'void'), leg(3.3, 'push')]
  expect(returned(33_333n, ...legs)).toBe(33_333n)
  expect(isVoid(legs)).toBe(true)
  expect(isVoid([leg(1.95, 'won'), leg(3.3, 'void')])).toBe(false)
})

test('[MON-28] a multiple left with one leg returns what that single would', () => {
  expect(returned(50_001n, leg(1.87, 'halfWon'), leg(9.5, 'void'))).toBe(
    returned(50_001n, leg(1.87, 'halfWon')),
  )
})

test('[MON-30] [MON-20] above its cap a slip returns the cap exactly', () => {
  const slip = { unitStake: 1_000n, legsEach: 1, legs: [leg(2.5, 'won')] }
  expect(slipReturn({ ...slip, cap: 2_499n })).toBe(2_499n)
  expect(slipReturn({ ...slip, cap: 2_500n })).toBe(2_500n)
  expect(slipReturn({ ...slip, cap: 2_501n })).toBe(2_500n)
})

test('[MON-31] ten legs at the highest odds and stake lose no digit before the cap', () => {
  const most = { unitStake: 10n ** 17n, odds: Array.from({ length: 10 }, () => odds(1000)) }
  expect(fullReturn({ ...most, legsEach: 10, cap: null })).toBe(10n ** 47n)
  expect(fullReturn({ ...most, legsEach: 10, cap: 2n * 10n ** 11n })).toBe(2n * 10n ** 11n)
})

const anyLeg = fc.record({
  odds: fc.bigInt(1_010n, 20_000n).map((price) => price as Odds),
  result: fc.constantFrom<LegResult>(
    { kind: 'won' },
    { kind: 'lost' },
    { kind: 'void' },
    { kind: 'halfWon' },
    { kind: 'halfLost' },
  ),
})

test('[MON-29] every row of 3 to 10 legs equals the sum over its sub-bets, written out', () => {
  fc.assert(
    fc.property(
      fc.array(anyLeg, { minLength: 3, maxLength: 10 }),
      fc.bigInt(1n, 10_000_000n),
      (legs, unitStake) => {
        for (const { legsEach, subBets } of seriesRows(legs.length)) {
          const slow = writtenOut(legs, legsEach, unitStake)
          expect(slow.subBets).toBe(subBets)
          expect(slipReturn({ unitStake, legsEach, legs, cap: null })).toBe(slow.amount)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('[MON-33] what is left of a slip returns its exact share of the whole, rounded once', () => {
  const legs = [leg(1.95, 'won'), leg(2.1, 'halfWon'), leg(1.8, 'won')]
  for (const { legsEach, subBets } of seriesRows(legs.length)) {
    const stake = 1_001n * BigInt(subBets)
    const whole = restReturn({ rest: stake, subBets, legsEach, legs, cap: null })
    expect(whole).toBe(slipReturn({ unitStake: 1_001n, legsEach, legs, cap: null }))
    const { amount } = writtenOut(legs, legsEach, 10n ** 12n)
    const part = restReturn({ rest: 1_234n, subBets, legsEach, legs, cap: null })
    expect(part).toBe((amount * 1_234n) / (10n ** 12n * BigInt(subBets)))
  }
  expect(restReturn({ rest: 1_000n, subBets: 1, legsEach: 3, legs, cap: 500n })).toBe(500n)
})

/** Half units of each leg over 2,000 each, summed over every subset: slow, and knows nothing of the code above. */
function writtenOut(legs: readonly Leg[], legsEach: number, unitStake: bigint) {
  const scale = 2000n ** BigInt(legs.length)
  let [sum, subBets] = [0n, 0]
  for (let subset = 1; subset < 2 ** legs.length; subset++) {
    const chosen = legs.filter((_, index) => (subset >> index) % 2 === 1)
    const isMeant = legsEach === FULL_COMBINATION ? chosen.length >= 2 : chosen.length === legsEach
    if (!isMeant) continue
    subBets += 1
    const product = chosen.reduce((all, each) => all * halfUnits(each), 1n)
    sum += product * 2000n ** BigInt(legs.length - chosen.length)
  }
  return { subBets, amount: (unitStake * sum) / scale }
}

function halfUnits({ odds: price, result }: Leg): bigint {
  if (result.kind === 'won') return 2n * price
  if (result.kind === 'lost') return 0n
  if (result.kind === 'halfWon') return price + 1000n
  return result.kind === 'halfLost' ? 1000n : 2000n
}

test('[MON-11] a return is floored to one unit, once; a refund of what was void or pushed is exact', () => {
  expect(returned(99n, leg(1.95, 'won'))).toBe(193n)
  expect(returned(99n, leg(1.95, 'halfWon'), leg(1.95, 'halfLost'))).toBe(73n)
  expect(returned(99n, leg(1.95, 'void'), leg(1.33, 'push'))).toBe(99n)
})

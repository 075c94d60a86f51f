import { expect, test } from 'vitest'
import { offeredOdds } from './margins.ts'
import type { MarginClass } from './template.ts'

const TIERS = [1, 2, 3, 4]

/** What the shares of the offered prices sum to; a locked option counts as likely as it is. */
function overround(shares: readonly number[], margin: MarginClass, tier: number, isLive: boolean): number {
  return shares.reduce((sum, share) => {
    const odds = offeredOdds(share, margin, tier, isLive)
    return sum + (odds === null ? share : 1000 / odds)
  }, 0)
}

const SCORES = [...Array(26).keys()].map((i) => 1.3 ** -i)
const all = SCORES.reduce((sum, weight) => sum + weight, 0)

test.each([
  ['asian', [0.52, 0.48], 1.03, 1.052],
  ['threeWay', [0.45, 0.27, 0.28], 1.05, 1.072],
  ['sides', [0.55, 0.45], 1.063, 1.078],
  ['score', SCORES.map((weight) => weight / all), 1.2, 1.3],
] as const)(
  'the margin of class %s keeps within its bounds and grows in play',
  (margin, shares, least, most) => {
    for (const tier of TIERS) {
      const before = overround(shares, margin, tier, false)
      expect(before).toBeGreaterThan(least)
      expect(before).toBeLessThan(most)
      expect(overround(shares, margin, tier, true) - before).toBeGreaterThan(0.005)
      expect(overround(shares, margin, tier, true) - before).toBeLessThan(0.025)
    }
  },
)

test('prices are cut to hundredths and locked at 1.01 and beyond 1,000', () => {
  expect(offeredOdds(0.5, 'asian', 1, false)).toBe(1930)
  expect(offeredOdds(0.965, 'asian', 1, false)).toBeNull()
  expect(offeredOdds(0.94, 'asian', 1, false)).toBe(1030)
  expect(offeredOdds(0.0005, 'score', 1, false)).toBeNull()
  expect(offeredOdds(0, 'asian', 1, false)).toBeNull()
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredOdds } from './margins.ts'
import { priceCost } from './price-cost.ts'
import { decidedShare, expectedReturn, fairShare, type Shares } from './shares.ts'

const even = { type: 1, odds: 1950, fairShare: 0.5 }

test('an even market at 1.95 keeps 2.6 % of the whole, and 2.5 % of a stake', () => {
  const market = { options: [even, { ...even, type: 2 }] }
  expect(priceCost(market, 1)).toEqual({ fair: 2000, margin: 26, worth: 975_000 })
  expect(priceCost(market, 3)).toBeNull()
  expect(priceCost({ options: [{ ...even, odds: null }] }, 1)).toBeNull()
})

test('a market of which two options win has the margin of one', () => {
  const options = [1, 2, 3].map((type) => ({ type, odds: 1425, fairShare: 2 / 3 }))
  expect(priceCost({ options }, 1)?.margin).toBe(53)
})

const shares = fc
  .tuple(...Array.from({ length: 5 }, () => fc.integer({ min: 1, max: 1000 })))
  .map((parts): Shares => {
    const all = parts.reduce((sum, part) => sum + part, 0)
    const [won = 0, halfWon = 0, push = 0, halfLost = 0, lost = 0] = parts.map((part) => part / all)
    return { won, halfWon, push, halfLost, lost }
  })

test('what a price is worth is what its ends bring back on average, and never more than the stake', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 4 }), fc.boolean(), (ends, tier, isLive) => {
      const share = fairShare(ends) ?? 0
      const odds = offeredOdds(share, 'asian', tier, isLive)
      fc.pre(odds !== null)
      const option = { type: 1, odds, fairShare: share, decided: decidedShare(ends) }
      const cost = priceCost({ options: [option] }, 1)
      expect(cost?.worth).toBeCloseTo(expectedReturn(ends, (odds ?? 0) / 1000) * 1_000_000, -1)
      expect(cost?.worth).toBeLessThanOrEqual(1_000_000)
      expect(cost?.fair).toBeGreaterThanOrEqual(odds ?? 0)
      expect(cost?.margin).toBeGreaterThanOrEqual(0)
    }),
  )
})

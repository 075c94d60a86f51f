import { expect, test } from 'vitest'
import { limitsBy, stakeLimits } from '../pricing/limits.ts'
import { bookBounds, leftBounds, tightest } from './stake-bounds.ts'

const MAIN = { isMain: true, margin: 'asian' } as const
const NOTHING = { day: 0, market: 0, match: 0, matchWin: 0 }
const lowest = (bounds: readonly { bound: string; most: number }[]) =>
  bounds.reduce((low, each) => (each.most < low.most ? each : low))

test('below evens the market binds, above them what may be won', () => {
  const even = stakeLimits(1, MAIN, 1900, 0)
  expect(bookBounds(even, even)).toEqual([{ bound: 'market', most: 300_000 }])
  const long = stakeLimits(1, MAIN, 4000, 0)
  expect(bookBounds(long, long)).toEqual([
    { bound: 'market', most: 300_000 },
    { bound: 'price', most: 100_000 },
  ])
})

test('what others have bet binds once it takes room, and the lowest bound is the limit itself', () => {
  const taken = stakeLimits(1, MAIN, 4000, 750_000)
  const bounds = bookBounds(taken, taken)
  expect(lowest(bounds)).toEqual({ bound: 'taken', most: 50_000 })
  expect(lowest(bounds).most).toBe(taken.most)
})

test('a player with a part of the limits is bound by it, one with more by nothing else', () => {
  const everybody = stakeLimits(2, MAIN, 1900, 0)
  expect(lowest(bookBounds(everybody, limitsBy(0.1, everybody)))).toEqual({ bound: 'player', most: 10_000 })
  expect(bookBounds(everybody, limitsBy(2, everybody))).toEqual([{ bound: 'player', most: 200_000 }])
})

test('open bets leave less of market, match, win and day', () => {
  const own = stakeLimits(1, MAIN, 3000, 0)
  const held = { day: 4_990_000, market: 590_000, match: 590_000, matchWin: 1_490_000 }
  const bounds = leftBounds(own, held, { odds: 3000, subBets: 1 })
  expect(bounds).toEqual([
    { bound: 'marketLeft', most: 10_000 },
    { bound: 'matchLeft', most: 610_000 },
    { bound: 'winLeft', most: 5000 },
    { bound: 'dayLeft', most: 10_000 },
  ])
})

test('of a series each sub-bet has its share of what is left, and the tightest leg counts', () => {
  const own = stakeLimits(4, MAIN, 1900, 0)
  const three = leftBounds(own, NOTHING, { odds: 1900, subBets: 3 })
  expect(three.find(({ bound }) => bound === 'marketLeft')?.most).toBe(6666)
  const other = { bound: 'marketLeft', most: 7 } as const
  expect(tightest([...three, other]).find(({ bound }) => bound === 'marketLeft')).toEqual(other)
})

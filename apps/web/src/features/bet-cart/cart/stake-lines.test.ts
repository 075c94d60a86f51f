import { priceOf } from '@keo/units/price'
import { fullReturn } from '@keo/betting/payout'
import type { Odds } from '@keo/units/odds'
import { money } from '@keo/units/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Obstacle, obstacleOf, type Standing } from '../betting/obstacle.ts'
import { sampleItem } from '../../../testing/sample-cart.ts'
import { mayWin, mostFor, returnOf, stakeLines, stakeProblem } from './stake-lines.ts'

const three = [
  sampleItem(1),
  sampleItem(2, {}, { odds: priceOf(1.22) }),
  sampleItem(3, {}, { odds: priceOf(1.84) }),
]
const rows = [
  { legsEach: 2, subBets: 3, stakeLeast: 20, stakeMost: 3000 },
  { legsEach: 3, subBets: 1, stakeLeast: 20, stakeMost: 50_000 },
  { legsEach: 0, subBets: 4, stakeLeast: 20, stakeMost: 1000 },
]
const lines = (stakes: Record<string, string>, chosenKind: 'single' | 'series' | null = null) =>
  stakeLines({ items: three, chosenKind, stakes, rows }, 'VND')
const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')

test('[SPT-09a] a stake lies between smin and smax of its item', () => {
  const problem = (digits: string) => stakeProblem(lines({ '1001-4': digits }, 'single')[0]!)
  expect(problem('19990')).toEqual({ kind: 'low', bound: dong(20_000) })
  expect(problem('20000')).toBeNull()
  expect(problem('50000000')).toBeNull()
  expect(problem('50000010')).toEqual({ kind: 'high', bound: dong(50_000_000) })
  expect(problem('20005')).toEqual({ kind: 'step', bound: dong(10) })
  expect(problem('')).toBeNull()
})

test('[SPT-09c] the rows to stake on come from sos with their limits, the one over all legs first', () => {
  expect(lines({}).map(({ key, subBets, limits }) => [key, subBets, limits?.most])).toEqual([
    ['whole', 1, dong(50_000_000)],
    ['x2', 3, dong(3_000_000)],
    ['x0', 4, dong(1_000_000)],
  ])
  const before = stakeLines({ items: three, chosenKind: null, stakes: {}, rows: [] }, 'VND')
  expect(before).toMatchObject([{ key: 'whole', limits: null }])
})

test("the return is the provider's own sum to the last unit, for every stake and price", () => {
  expect(returnOf(lines({ whole: '200000' })[0]!)).toEqual(dong(853_020))
  expect(mayWin({ staked: lines({ whole: '200000' }).slice(0, 1), currency: 'VND' })).toEqual(dong(853_020))
  expect(mayWin({ staked: [], currency: 'VND' })).toEqual(dong(0))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 101, max: 100_000 }),
      (tens, cents) => {
        const [line] = stakeLines(
          {
            items: [sampleItem(1, {}, { odds: priceOf(cents / 100) })],
            chosenKind: null,
            stakes: { '1001-4': String(tens * 10) },
            rows: [],
          },
          'VND',
        )
        const odds = [BigInt(cents * 10) as Odds]
        const exact = fullReturn({ unitStake: BigInt(tens), legsEach: 1, odds, cap: null })
        expect(returnOf(line!)?.minor).toBe(exact * 1000n)
      },
    ),
  )
})

test('the most for a line is its limit or what the other lines leave of the balance', () => {
  const all = lines({ whole: '200000', x2: '100000' })
  expect(mostFor(all[0]!, all, undefined)).toEqual(dong(50_000_000))
  expect(mostFor(all[0]!, all, dong(1_000_000))).toEqual(dong(700_000))
  expect(mostFor(all[1]!, all, dong(500_000))).toEqual(dong(100_000))
  expect(mostFor(all[2]!, all, dong(100))).toEqual(dong(0))
})

const standing = (more: Partial<Standing>): Standing => ({
  lines: lines({ whole: '200000' }),
  items: three,
  isSeries: true,
  isOnline: true,
  isSignedIn: true,
  balance: dong(500_000),
  isIdentified: true,
  ...more,
})
const dead = [sampleItem(1, { ss: -1 }), ...three.slice(1)]

test.each<[string, Partial<Standing>, Obstacle['kind'] | null]>([
  ['nothing is in the way', {}, null],
  ['there is no network', { isOnline: false }, 'offline'],
  ['a pick is gone', { items: dead }, 'closed'],
  ['a pick stands still', { items: [sampleItem(1, { ss: 0 })] }, 'suspended'],
  [
    'too few can be combined',
    { lines: stakeLines({ items: three.slice(0, 1), chosenKind: null, stakes: {}, rows: [] }, 'VND') },
    'tooFewLegs',
  ],
  ['nothing is staked', { lines: lines({}) }, 'noStake'],
  ['the stake is too low', { lines: lines({ whole: '10' }) }, 'low'],
  [
    'limits are not known yet',
    { lines: stakeLines({ items: three, chosenKind: null, stakes: { whole: '200000' }, rows: [] }, 'VND') },
    'loading',
  ],
  ['nobody is signed in', { isSignedIn: false, balance: undefined }, 'signedOut'],
  ['the identity is not verified', { isIdentified: false }, 'identity'],
  ['the balance is short', { balance: dong(150_000) }, 'short'],
])('one reason: %s', (_, more, kind) => {
  expect(obstacleOf(standing(more))?.kind ?? null).toBe(kind)
})

test('a single that is gone and not staked on is in nobody’s way', () => {
  const singles = stakeLines(
    { items: dead, chosenKind: 'single', stakes: { '1002-4': '20000' }, rows },
    'VND',
  )
  expect(obstacleOf(standing({ items: dead, isSeries: false, lines: singles }))).toBeNull()
  expect(obstacleOf(standing({ balance: dong(150_000) }))).toEqual({ kind: 'short', missing: dong(50_000) })
})

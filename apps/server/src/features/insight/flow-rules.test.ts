import { parseServerTime } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodsOf } from './calendar.ts'
import { bestAndWorst, flowOf, kindsOf, minutesWithin, shortened, type KindSum } from './flow-rules.ts'
import { gamesCost, sportsCost } from './margin-rules.ts'

/** Saturday at 20:00, +08:00. */
const NOW = Date.UTC(2026, 0, 31, 12)
const at = (text: string) => parseServerTime(text) ?? 0

test('periods are those of the calendar at +08:00 and follow each other without a gap', () => {
  for (const by of ['day', 'week', 'month'] as const) {
    const periods = periodsOf(by, NOW)
    const last = periods.at(-1)
    expect(last && last.from <= NOW && NOW < last.until).toBe(true)
    for (const [index, period] of periods.slice(1).entries()) expect(period.from).toBe(periods[index]?.until)
  }
  expect(periodsOf('day', NOW)[0]?.day).toBe('2026-01-02')
  // Monday.
  expect(periodsOf('week', NOW).at(-1)?.day).toBe('2026-01-26')
  expect(periodsOf('month', NOW).map(({ day }) => day)[0]).toBe('2025-02-01')
})

test('a sitting past midnight counts on both days', () => {
  const night = { beganAt: at('2026-01-30 23:50:00'), seenAt: at('2026-01-31 00:25:30') }
  const [before, after] = periodsOf('day', NOW, 2)
  expect(before && minutesWithin([night], before)).toBe(10)
  expect(after && minutesWithin([night], after)).toBe(25)
})

const row = fc.record({
  day: fc.constantFrom('2026-01-30', '2026-01-31'),
  part: fc.constantFrom('deposit' as const, 'withdrawal' as const, 'sports' as const, 'games' as const),
  key: fc.constantFrom('', '1', '2', 'multiple', 'dice'),
  paid: fc.bigInt(-1000n, 100_000n),
  back: fc.bigInt(0n, 100_000n),
})

test('kinds add up to the whole, however many are told apart', () => {
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 0, max: 6 }), (rows, most) => {
      const flow = flowOf(rows, [], { from: 0, until: 0 })
      const kinds = shortened(kindsOf(rows), most)
      const sum = (side: 'staked' | 'returned' | 'result') =>
        kinds.reduce((total, kind) => total + kind[side], 0n)
      expect([sum('staked'), sum('returned'), sum('result')]).toEqual([
        flow.sportsStaked + flow.gamesStaked,
        flow.sportsReturned + flow.gamesReturned,
        flow.result,
      ])
      expect(kinds.length).toBeLessThanOrEqual(most + 2)
    }),
  )
})

test('best is what won and worst what lost, and nothing is either of both', () => {
  const lines = [3n, 9n, 0n, -4n, -1n].map((result) => ({ result }))
  expect(bestAndWorst(lines)).toEqual({ best: { result: 9n }, worst: { result: -4n } })
  expect(bestAndWorst([{ result: 0n }])).toEqual({ best: null, worst: null })
})

test('what margins cost is each stake by what is stated of it, and what nobody states is counted apart', () => {
  const bets = [
    { orderId: '1', stake: 10_000_000n },
    { orderId: '2', stake: 5_000_000n },
    { orderId: '3', stake: 7_000_000n },
  ]
  expect(sportsCost(bets, [107_143, 50_000, null])).toEqual({
    bets: 2,
    staked: 15_000_000n,
    cost: 1_071_430n + 250_000n,
    unstated: 1,
  })
  const game = (key: string, staked: bigint): KindSum => ({
    part: 'games',
    key,
    staked,
    returned: 0n,
    result: -staked,
  })
  const kinds = [
    game('dice', 1_000_000n),
    game('old', 400_000n),
    { ...game('1', 9_000_000n), part: 'sports' as const },
  ]
  const returnOf = (symbol: string) =>
    symbol === 'dice' ? { returnLeast: 9700, returnMost: 9900 } : undefined
  expect(gamesCost(kinds, returnOf)).toEqual({
    staked: 1_000_000n,
    costLeast: 10_000n,
    costMost: 30_000n,
    unstated: 400_000n,
  })
})

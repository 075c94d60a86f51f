import { priceOf } from '@keo/units/price'
import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { sampleMarket, sampleMatch } from '../../../testing/sample-match.ts'
import { createBoard } from './board.ts'
import { clockSeconds } from './match-head.ts'
import type { MatchChange } from '../model/match.ts'

let clock: ReturnType<typeof manualClock>
let board: ReturnType<typeof createBoard>
let told: string[]
beforeEach(() => {
  clock = manualClock(Date.UTC(2026, 5, 11, 12))
  board = createBoard(clock)
  told = []
  board.take([sampleMatch(), sampleMatch({ id: 8 })], false)
  board.onHead(7, () => told.push('head'))
  board.onGroups(7, () => told.push('groups'))
  board.onOption(701, 1, () => told.push('home'))
  board.onOption(701, 2, () => told.push('away'))
  board.onOption(801, 1, () => told.push('other match'))
})

test('while data is saved a price is shown longer, and it is known from when it is', () => {
  const saving = createBoard(clock, () => true)
  const start = clock.now()
  saving.take([sampleMatch(), sampleMatch({ id: 8 })], false)
  clock.advance(20_000)
  saving.confirm([8])
  saving.age()
  expect([saving.option(701, 1).state, saving.knownAt([7, 8]), saving.knownAt([8])]).toEqual([
    'open',
    start,
    start + 20_000,
  ])
  clock.advance(15_001)
  saving.age()
  expect([saving.isFresh(7), saving.option(701, 1).state, saving.option(801, 1).state]).toEqual([
    false,
    'stale',
    'open',
  ])
  expect(saving.knownAt([99])).toBeUndefined()
})

test('lines that came and went with their names are put in place at once, and a group without any goes', () => {
  const group = sampleMatch().groups[0]!
  board.apply([
    change({
      gone: [701],
      groups: [{ ...group, markets: [sampleMarket(711, [1, 2], ['-1', '+1'])] }],
    }),
  ])
  expect(board.groups(7)[0]?.markets.map(({ id }) => id)).toEqual([711])
  expect([board.hasMarket(701), board.option(711, 1).state]).toEqual([false, 'open'])
  expect(told).toContain('groups')
  const rest = board.groups(7).length - 1
  board.apply([change({ gone: [711], groups: [] })])
  expect([board.groups(7).length, board.hasMarket(711)]).toEqual([rest, false])
})

const change = (more: Partial<MatchChange>): MatchChange => ({
  matchId: 7,
  ...more,
})
const prices = (home: number, away: number, saleStatus = 1) => ({
  markets: [
    {
      id: 701,
      saleStatus,
      options: [
        { type: 1, odds: priceOf(home) },
        { type: 2, odds: priceOf(away) },
      ],
    },
  ],
})

test('a pushed price reaches the one who looks at it and nobody else', () => {
  board.apply([change(prices(2.04, 1.91))])
  expect(told).toEqual(['home'])
  expect(board.option(701, 1)).toEqual({ odds: priceOf(2.04), state: 'open', moved: 'up' })
  expect(board.option(701, 2)).toEqual({ odds: priceOf(1.91), state: 'open' })
})

test('a price shows which way it went for two seconds', () => {
  board.apply([change(prices(1.8, 1.91))])
  clock.advance(1500)
  board.apply([change(prices(1.8, 2))])
  expect([board.option(701, 1).moved, board.option(701, 2).moved]).toEqual(['down', 'up'])
  clock.advance(500)
  expect([board.option(701, 1).moved, board.option(701, 2).moved]).toEqual([undefined, 'up'])
  clock.advance(1500)
  expect([board.option(701, 1), board.option(701, 2).moved]).toEqual([
    { odds: priceOf(1.8), state: 'open' },
    undefined,
  ])
  expect(clock.timers()).toBe(0)
})

test('drift moves a price without a mark, and shows once it has come far enough', () => {
  const marks = [1.91, 1.93, 1.92, 1.93, 1.94, 1.95].map((odds) => {
    board.apply([change(prices(odds, 1.91))])
    clock.advance(2000)
    board.confirm([7])
    return [board.option(701, 1).odds, told.filter((name) => name === 'home').length]
  })
  // Each change is drawn; the last one is marked as well, and that mark goes after its two seconds.
  expect(marks).toEqual([[1910, 1], [1930, 2], [1920, 3], [1930, 4], [1940, 6], [1950, 7]]) // prettier-ignore
  board.apply([change(prices(1.98, 1.9))])
  expect([board.option(701, 1).moved, board.option(701, 2).moved]).toEqual(['up', undefined])
})

test('a long price moves by as much of a chance as a short one, not by as many hundredths', () => {
  board.apply([change(prices(21, 1.02))])
  clock.advance(2000)
  board.apply([change(prices(23, 1.04))])
  expect([board.option(701, 1).moved, board.option(701, 2).moved]).toEqual([undefined, 'up'])
})

test('a price that nobody looked at is not marked for who comes after', () => {
  board.apply([change({ markets: [{ id: 703, saleStatus: 1, options: [{ type: 3, odds: priceOf(3) }] }] })])
  expect(board.option(703, 3)).toEqual({ odds: priceOf(3), state: 'open' })
})

const answered = (home: number) => {
  const { groups } = sampleMatch()
  const market = sampleMarket(701, [1], ['-0.5'], {
    options: [{ name: '', shortName: '', type: 1, odds: priceOf(home) }],
  })
  return sampleMatch({ groups: [{ ...groups[0]!, markets: [market] }] })
}

test('who comes back finds the prices of now without a flash; what moves from then on is marked', () => {
  clock.advance(3000)
  board.calm()
  board.take([answered(2.6)], false)
  expect(board.option(701, 1)).toEqual({ odds: priceOf(2.6), state: 'open' })
  board.apply([change(prices(2.2, 1.91))])
  expect(board.option(701, 1).moved).toBe('down')
})

test('what is pushed to somebody who came back is calm until their prices are confirmed', () => {
  clock.advance(3000)
  board.calm([7])
  board.apply([change(prices(2.6, 1.91))])
  expect(board.option(701, 1)).toEqual({ odds: priceOf(2.6), state: 'open' })
  board.confirm([7])
  board.apply([change(prices(2.2, 1.91))])
  expect(board.option(701, 1).moved).toBe('down')
})

test('an answer without pushes marks what moved; beside pushes it is older than they are and marks nothing', () => {
  clock.advance(3000)
  board.take([answered(2.6)], false)
  expect(board.option(701, 1).moved).toBe('up')
  clock.advance(3000)
  board.apply([change(prices(2.65, 1.91))])
  clock.advance(500)
  board.take([answered(1.9)], false)
  expect(board.option(701, 1)).toEqual({ odds: priceOf(2.65), state: 'open' })
})

test('changes that come together are told once', () => {
  board.apply([change(prices(2, 1.91)), change({ ...prices(2.1, 1.91) })])
  expect(told).toEqual(['home'])
  expect(board.option(701, 1).odds).toBe(priceOf(2.1))
})

test('an answer without news tells nobody, and keeps every object', () => {
  const [head, groups, option] = [board.head(7), board.groups(7), board.option(701, 1)]
  clock.advance(3000)
  board.take([sampleMatch({ clock: { seconds: 4047, period: 1004, isRunning: true, direction: 1 } })], false)
  expect(told).toEqual([])
  expect([board.head(7) === head, board.groups(7) === groups, board.option(701, 1) === option]).toEqual([
    true,
    true,
    true,
  ])
})

test('locked, suspended and closed prices cannot be taken', () => {
  board.apply([change(prices(-999, 1.91))])
  expect(board.option(701, 1).state).toBe('locked')
  board.apply([change(prices(2, 1.91, 0))])
  expect(board.option(701, 1)).toEqual({ odds: priceOf(2), state: 'suspended' })
  expect(board.option(999, 1)).toEqual({ odds: priceOf(0), state: 'suspended' })
})

test('a match that stands still suspends all its prices, with the cause', () => {
  board.apply([change({ cause: 3 })])
  expect([board.option(701, 1).state, board.option(703, 3).state, board.head(7)?.cause]).toEqual([
    'suspended',
    'suspended',
    3,
  ])
  expect(board.option(801, 1).state).toBe('open')
  board.apply([change({ cause: null })])
  expect([board.option(701, 1).state, board.head(7)?.cause]).toEqual(['open', null])
  board.apply([change({ status: 0 })])
  expect(board.option(701, 1).state).toBe('suspended')
})

test('a price older than ten seconds cannot be taken until it is confirmed', () => {
  clock.advance(10_000)
  board.age()
  expect([board.isFresh(7), board.option(701, 1).state]).toEqual([true, 'open'])
  clock.advance(1)
  board.age()
  expect([board.isFresh(7), board.option(701, 1)]).toEqual([false, { odds: priceOf(1.9), state: 'stale' }])
  board.confirm([7])
  expect([board.isFresh(7), board.option(701, 1).state, board.option(801, 1).state]).toEqual([
    true,
    'open',
    'stale',
  ])
})

test('what was not looked at meanwhile jumps without a mark', () => {
  clock.advance(11_000)
  board.age()
  board.take(
    [
      sampleMatch({
        groups: [
          {
            ...sampleMatch().groups[0]!,
            markets: [
              sampleMarket(701, [1], ['-0.5'], {
                options: [{ name: '', shortName: '', type: 1, odds: priceOf(3) }],
              }),
            ],
          },
        ],
      }),
    ],
    false,
  )
  expect(board.option(701, 1)).toEqual({ odds: priceOf(3), state: 'open' })
})

test('an answer that is older than the last pushes does not turn them back', () => {
  board.apply([change({ ...prices(2.5, 1.5), scores: [{ period: 1000, kind: 5, values: [3, 1] }] })])
  clock.advance(200)
  board.take([sampleMatch()], false)
  expect(board.option(701, 1).odds).toBe(priceOf(2.5))
  expect(board.head(7)?.scores[0]?.values).toEqual([3, 1])
})

test('a line that has gone keeps its place until the next one is known, but cannot be taken', () => {
  board.apply([change({ gone: [701] })])
  expect(board.groups(7)[0]?.markets.map(({ id }) => id)).toEqual([701])
  expect(board.option(701, 1).state).toBe('stale')
  const { groups } = sampleMatch()
  clock.advance(5000)
  board.take(
    [
      sampleMatch({
        groups: [{ ...groups[0]!, markets: [sampleMarket(711, [1, 2], ['-1', '+1'])] }, ...groups.slice(1)],
      }),
    ],
    false,
  )
  expect(board.groups(7)[0]?.markets.map(({ id }) => id)).toEqual([711])
  expect([board.option(701, 1).state, board.option(711, 1).state]).toEqual(['suspended', 'open'])
})

test('the popular markets of a list take nothing away from a match that is known whole', () => {
  const { groups } = sampleMatch()
  const corners = {
    marketType: 1010,
    period: 1001,
    name: 'Phạt góc',
    tags: ['c'],
    markets: [sampleMarket(704, [4, 5], ['T', 'X'])],
  }
  board.take([sampleMatch({ groups: [...groups, corners] })], true)
  board.take([sampleMatch()], false)
  expect(board.groups(7).map(({ marketType }) => marketType)).toEqual([1000, 1007, 1005, 1010])
  board.take([sampleMatch()], true)
  expect(board.groups(7).map(({ marketType }) => marketType)).toEqual([1000, 1007, 1005])
  expect(board.hasMarket(704)).toBe(false)
})

test('the clock of a match goes on by itself, down where it counts down, and stands when it is stopped', () => {
  const head = board.head(7)!
  clock.advance(6000)
  expect(clockSeconds(head, clock.now())).toBe(4050)
  expect(clockSeconds({ ...head, clock: { ...head.clock, direction: 2 } }, clock.now())).toBe(4038)
  expect(clockSeconds({ ...head, clock: { ...head.clock, isRunning: false } }, clock.now())).toBe(4044)
  expect(clockSeconds({ ...head, clock: { period: 1001 } }, clock.now())).toBeUndefined()
  board.apply([change({ clock: { seconds: 4100, period: 1004, isRunning: true } })])
  expect(clockSeconds(board.head(7)!, clock.now())).toBe(4100)
})

test('who serves is pushed with the points, and stays until it changes', () => {
  board.apply([change({ servingSide: 2 })])
  expect(board.head(7)?.servingSide).toBe(2)
  board.apply([change({ scores: [{ period: 5000, kind: 5, values: [15, 0] }] })])
  expect(board.head(7)?.servingSide).toBe(2)
  board.apply([change({ servingSide: null })])
  expect(board.head(7)).not.toHaveProperty('ssi')
})

import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { describe, expect, test } from 'vitest'
import { stakeLimits } from './limits.ts'
import type { Quote } from './quote.ts'
import { settingOf, testMatch } from './test-scenes.ts'

const MATCH_ID = 5000
const SOCCER = settingOf({ sportId: 1, format: 100001, edge: 0.3 })
const MINUTE = 60_000

const pricesOf = (quote: Quote | null) =>
  quote?.groups.flatMap(({ markets }) =>
    markets.map(({ id, options }) => [id, ...options.map(({ odds }) => odds)]),
  )

const mainLine = (quote: Quote | null, marketType: number) =>
  quote?.groups.find((group) => group.marketType === marketType && group.period % 1000 === 1)?.markets[0]

describe('markets on offer', () => {
  test('soccer has 150 to 220 before the match in top leagues, 60 and more elsewhere, 40 and more in play', () => {
    const top = testMatch(SOCCER, 'a', { tier: 1 })
    const small = testMatch(SOCCER, 'a', { tier: 4 })
    const before = top.book.quote(MATCH_ID)?.marketCount ?? 0
    expect(before).toBeGreaterThanOrEqual(150)
    expect(before).toBeLessThanOrEqual(220)
    expect(small.book.quote(MATCH_ID)?.marketCount).toBeGreaterThanOrEqual(60)
    small.show(Math.floor(small.frames.length / 3))
    expect(small.book.quote(MATCH_ID)?.marketCount).toBeGreaterThanOrEqual(40)
  })

  test.each([
    [3, 300001, 40],
    [5, 500001, 40],
    [2, 200001, 10],
    [19, 1900006, 10],
    [16, 1600001, 10],
    [51, 5100001, 10],
  ] as const)('sport %i in format %i has at least %i', (sportId, format, least) => {
    const { book } = testMatch(settingOf({ sportId, format }), 'a', { tier: 4 })
    expect(book.quote(MATCH_ID)?.marketCount).toBeGreaterThanOrEqual(least)
  })

  test('a list shows the popular ones at the same prices and counts them all', () => {
    const { book } = testMatch(SOCCER)
    const [all, popular] = [book.quote(MATCH_ID), book.popular(MATCH_ID)]
    expect(popular?.marketCount).toBe(all?.marketCount)
    expect(popular?.tags).toEqual(all?.tags)
    const known = new Set(pricesOf(all)?.map(String))
    expect(pricesOf(popular)?.length).toBeGreaterThan(10)
    expect(pricesOf(popular)?.filter((row) => !known.has(String(row)))).toEqual([])
    expect(popular?.groups.every(({ isPopular, markets }) => isPopular && markets.length <= 3)).toBe(true)
  })
})

describe('how long a list may be kept', () => {
  test('before the match prices stand up to the moment that is told, and move after it', () => {
    const { book, clock } = testMatch(SOCCER)
    const seen = new Set<string>()
    for (let step = 0; step < 8; step++) {
      const prices = pricesOf(book.popular(MATCH_ID))
      const until = book.popularUntil(MATCH_ID)
      expect(until).toBeGreaterThan(clock.now())
      clock.set(until - 1)
      expect(pricesOf(testedAnew(clock.now()))).toEqual(prices)
      expect(pricesOf(book.popular(MATCH_ID))).toEqual(prices)
      seen.add(JSON.stringify(prices))
      clock.set(until)
    }
    expect(seen.size).toBeGreaterThan(4)
  })

  test('in play nothing is promised', () => {
    const match = testMatch(SOCCER)
    match.show(20)
    match.book.popular(MATCH_ID)
    expect(match.book.popularUntil(MATCH_ID)).toBe(Number.NEGATIVE_INFINITY)
  })
})

/** As a book that has seen nothing before would quote it. */
function testedAnew(now: number): Quote | null {
  const { book, clock } = testMatch(SOCCER)
  clock.set(now)
  return book.popular(MATCH_ID)
}

describe('when bets are taken', () => {
  test('the scheduled start closes what was offered before it', () => {
    const match = testMatch(SOCCER)
    expect(match.book.quote(MATCH_ID)?.isLive).toBe(false)
    match.show(0)
    match.show(-1)
    match.clock.set(match.clock.now() + 60 * MINUTE)
    expect(match.book.quote(MATCH_ID)).toBeNull()
    expect(match.book.popular(MATCH_ID)).toBeNull()
  })

  test('a suspension holds every market and says why; an ended or unknown match has none', () => {
    const match = testMatch(SOCCER)
    const held = match.frames.findIndex(({ suspension }) => suspension !== null)
    match.show(held)
    const quote = match.book.quote(MATCH_ID)
    expect(quote?.cause).toBe(match.frames[held]?.suspension)
    expect(quote?.groups.flatMap(({ markets }) => markets.filter(({ sale }) => sale === 1))).toEqual([])
    match.show(match.frames.length - 1)
    expect(match.book.quote(MATCH_ID)).toBeNull()
    match.show(held, MATCH_STATUS.postponed)
    expect(match.book.quote(MATCH_ID)).toBeNull()
    expect(match.book.quote(1)).toBeNull()
  })
})

describe('prices in time', () => {
  test('stand still between two steps, then move, and a restart shows the same', () => {
    const match = testMatch(SOCCER)
    const first = match.book.quote(MATCH_ID)
    match.clock.set(match.clock.now() + 1)
    expect(match.book.quote(MATCH_ID)?.version).toBe(first?.version)
    const seen = new Set<string>()
    for (let step = 0; step < 12; step++) {
      match.clock.set(match.clock.now() + 2 * MINUTE)
      seen.add(String(pricesOf(match.book.popular(MATCH_ID))))
    }
    expect(seen.size).toBeGreaterThan(3)
    expect(match.book.quote(MATCH_ID)?.version).toBeGreaterThan(first?.version ?? Infinity)
    const restarted = testMatch(SOCCER)
    restarted.clock.set(match.clock.now())
    const [one, other] = [match.book.quote(MATCH_ID), restarted.book.quote(MATCH_ID)]
    const again = new Map(pricesOf(other)?.map(([id, ...odds]) => [id, String(odds)]))
    const differing = pricesOf(one)?.filter(
      ([id, ...odds]) => again.has(id) && again.get(id) !== String(odds),
    )
    expect(differing).toEqual([])
    expect(again.size).toBeGreaterThan(150)
  })

  test('know nothing of what is still to come: two matches alike so far are priced alike', () => {
    const [one, other] = [testMatch(SOCCER, 'one'), testMatch(SOCCER, 'two')]
    expect(one.frames.at(-1)?.atMs).not.toBe(other.frames.at(-1)?.atMs)
    expect(pricesOf(one.book.quote(MATCH_ID))).toEqual(pricesOf(other.book.quote(MATCH_ID)))
  })

  test('a line that is gone is found as the main line that took its place', () => {
    const match = testMatch(SOCCER)
    const total = mainLine(match.book.quote(MATCH_ID), 1007)
    expect(match.book.find(total?.id ?? 0)).toMatchObject({ isReplaced: false, market: { lineRank: 1 } })
    match.show(match.frames.findLastIndex(({ suspension }) => suspension === null) - 30)
    const found = match.book.find(total?.id ?? 0)
    expect(found?.isReplaced).toBe(true)
    expect(found?.market.id).toBe(mainLine(match.book.quote(MATCH_ID), 1007)?.id)
    expect(match.book.find(MATCH_ID * 2048 + 2047)).toBeNull()
  })

  test('the main line does not go to and fro', () => {
    const match = testMatch(SOCCER)
    const lines: (number | null | undefined)[] = []
    for (let step = 0; step < 25; step++) {
      match.clock.set(match.clock.now() + 2 * MINUTE)
      lines.push(mainLine(match.book.popular(MATCH_ID), 1000)?.line)
    }
    const jumps = lines.filter((line, i) => i > 0 && line !== lines[i - 1]).length
    expect(jumps).toBeLessThanOrEqual(2)
  })

  test('a live handicap tells from which score it counts', () => {
    const match = testMatch(SOCCER)
    match.show(Math.floor(match.frames.length / 2))
    const groups = match.book.quote(MATCH_ID)?.groups ?? []
    const counting = groups
      .filter(({ countsFrom }) => countsFrom !== null)
      .map(({ marketType }) => marketType)
    expect(new Set(counting)).toEqual(new Set([1000, 1090]))
  })
})

describe('stake limits', () => {
  const main = { isMain: true, margin: 'asian' } as const

  test('fall with the tier, off the main line, with the price and with what is at stake already', () => {
    expect([1, 2, 3, 4].map((tier) => stakeLimits(tier, main, 1900, 0).most)).toEqual([
      300_000, 100_000, 30_000, 10_000,
    ])
    expect(stakeLimits(1, { isMain: false, margin: 'score' }, 1900, 0).most).toBe(30_000)
    expect(stakeLimits(1, main, 4000, 0).most).toBe(100_000)
    expect(stakeLimits(1, main, 1900, 750_000).most).toBe(150_000)
    expect(stakeLimits(1, main, 1900, 9_000_000)).toMatchObject({ least: 10, most: 10 })
  })

  test('a main line takes more than its neighbours', () => {
    const { book } = testMatch(SOCCER)
    const [first, second] = book.quote(MATCH_ID)?.groups[0]?.markets ?? []
    expect(book.limits(first?.id ?? 0, 1).most).toBeGreaterThan(book.limits(second?.id ?? 0, 1).most)
    expect(book.limits(first?.id ?? 0, 1).least).toBe(10)
  })
})

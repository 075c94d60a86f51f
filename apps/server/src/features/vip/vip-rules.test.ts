import { VIP_NAMES } from '@keo/contract/vip'
import { days, hours, parseServerTime, type Instant } from '@keo/units/instants'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf, LEVELS } from './levels.ts'
import { endingsBetween, monthOf, weekOf } from './vip-periods.ts'
import {
  judged,
  rebateOf,
  risen,
  salaryOf,
  type Figures,
  type Snapshot,
  type Standing,
  walk,
} from './vip-rules.ts'

const NOW = parseServerTime('2026-11-17 12:00:00') ?? 0
const million = (count: number) => BigInt(count) * 100_000_000n
const at = (level: number, peak = level, heldFrom = 0): Standing => ({ level, peak, heldFrom })
const figures = (deposits: number, turnover: number, month = 0): Figures => ({
  deposits: million(deposits),
  turnover: million(turnover),
  monthTurnover: million(month),
})

describe('[OPS-05b] the levels', () => {
  test('are 0 to 11, and each asks for more and gives no less than the one below', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(LEVELS.map(({ name }) => name)).toEqual([...VIP_NAMES])
    for (const [index, level] of LEVELS.slice(1).entries()) {
      const below = levelOf(index)
      for (const figure of ['deposits', 'turnover', 'keep', 'gift', 'birthday', 'rebateBp'] as const)
        expect([figure, level.level, level[figure] > below[figure]]).toEqual([figure, level.level, true])
      expect(level.salary >= below.salary).toBe(true)
    }
  })
})

describe('[OPS-05b] rising', () => {
  test.each([
    ['nothing yet', at(0), figures(0, 0), 0],
    ['deposits alone are not enough', at(0), figures(100, 0), 0],
    ['turnover alone is not enough', at(0), figures(0, 900), 0],
    ['both at once, to the dong', at(0), figures(1, 5), 2],
    ['the lower of the two decides', at(0), figures(20, 50), 5],
    ['several levels in one leap', at(1), figures(20, 100), 6],
    ['to the top and no further', at(11), figures(9_000, 90_000), 11],
    ['nobody falls by it', at(7), figures(0, 0), 7],
    ['a lost level waits for a month that would keep it', at(4, 5), figures(15, 80, 19), 4],
    ['and is back with such a month', at(4, 5), figures(15, 80, 20), 5],
    ['a level that was never lost needs no such month', at(4, 5), figures(20, 100, 0), 6],
  ])('%s', (_, standing, counted, level) => {
    expect(risen(standing, counted, NOW).level).toBe(level)
  })
})

describe("[OPS-05b] the month's end", () => {
  const november = { kind: 'month', period: monthOf(NOW) } as const
  test.each([
    ['enough was bet', at(5), 20, 5],
    ['a dong too little: one level down', at(5), 19, 4],
    ['nothing was bet: one level down, not more', at(11), 0, 10],
    ['nobody falls below 0', at(0), 0, 0],
    ['a level of this month is not judged yet', at(5, 5, monthOf(NOW).from + 1), 0, 5],
  ])('%s', (_, standing, bet, level) => {
    expect(judged(standing, { ...november, turnover: million(bet) }).level).toBe(level)
  })

  test('a salary goes with a month that keeps the level, and with no other', () => {
    expect(salaryOf(5, million(20))).toBe(28_800_000n)
    expect(salaryOf(5, million(20) - 1n)).toBe(0n)
    expect(salaryOf(0, million(20))).toBe(0n)
  })
})

test('[OPS-05b] a rebate is the share of the level, rounded down to a whole dong', () => {
  expect(rebateOf(5, million(1))).toBe(550_000n)
  expect(rebateOf(5, 18_100n)).toBe(0n)
  expect(rebateOf(5, 18_200n)).toBe(100n)
  expect(rebateOf(0, million(1_000))).toBe(0n)
})

describe('weeks and months at +08:00', () => {
  test.each([
    ['2026-11-17 12:00:00', '2026-11', '2026-W47'],
    ['2026-11-30 23:59:59', '2026-11', '2026-W49'],
    ['2026-12-01 00:00:00', '2026-12', '2026-W49'],
    ['2027-01-03 23:59:59', '2027-01', '2026-W53'],
    ['2027-01-04 00:00:00', '2027-01', '2027-W01'],
    ['2024-12-30 00:00:00', '2024-12', '2025-W01'],
  ])('%s is in %s and %s', (text, month, week) => {
    const instant = parseServerTime(text) ?? 0
    expect([monthOf(instant).name, weekOf(instant).name]).toEqual([month, week])
    for (const { from, until } of [monthOf(instant), weekOf(instant)])
      expect(from <= instant && instant < until).toBe(true)
  })

  test('what ends between two instants comes in order, a week before a month, and nothing twice', () => {
    const [from, until] = [parseServerTime('2027-01-25') ?? 0, parseServerTime('2027-03-01') ?? 0]
    const named = (after: Instant, to: Instant) => endingsBetween(after, to).map(({ period }) => period.name)
    expect(named(from, until)).toEqual([
      '2027-W04',
      '2027-01',
      '2027-W05',
      '2027-W06',
      '2027-W07',
      '2027-W08',
      '2027-02',
    ])
    for (const middle of [from + days(3), until - 1, until])
      expect([...named(from, middle), ...named(middle, until)]).toEqual(named(from, until))
  })
})

type Fact = { readonly at: Instant; readonly deposit: bigint; readonly bet: bigint }

/** The slow way: everything is added up anew for each instant. */
function snapshot(facts: readonly Fact[], time: Instant, ending: Snapshot['ending']): Snapshot {
  const known = facts.filter((fact) => fact.at <= time)
  const sum = (of: 'deposit' | 'bet', from = 0) =>
    known.reduce((total, fact) => (fact.at >= from ? total + fact[of] : total), 0n)
  const counted = {
    deposits: sum('deposit'),
    turnover: sum('bet'),
    monthTurnover: sum('bet', monthOf(time).from),
  }
  return {
    at: time,
    figures: counted,
    ending: ending && { ...ending, turnover: sum('bet', ending.period.from) },
  }
}

/** Looks at these instants, each time from where it stood. */
function life(facts: readonly Fact[], looks: readonly Instant[], from: Instant) {
  let standing: Standing = { level: 0, peak: 0, heldFrom: from }
  let lookedUntil = from
  const given: string[] = []
  const gifts: number[] = []
  for (const look of looks) {
    const snapshots = endingsBetween(lookedUntil, look).map((ending) =>
      snapshot(facts, ending.period.until - 1, { ...ending, turnover: 0n }),
    )
    const gone = walk(standing, [...snapshots, snapshot(facts, look, null)])
    for (let level = standing.peak + 1; level <= gone.standing.peak; level += 1) gifts.push(level)
    for (const event of gone.events)
      if (event.kind === 'rebate' || event.kind === 'salary')
        given.push(`${event.kind} ${event.period} ${event.amount}`)
    ;[standing, lookedUntil] = [gone.standing, look]
  }
  return { level: standing.level, peak: standing.peak, given, gifts }
}

const LIFE_MS = days(150)
const moment = fc.integer({ min: 0, max: LIFE_MS }).map((offset) => NOW + offset)
const fact = fc.record({
  at: moment,
  deposit: fc.constantFrom(0n, million(1), million(5), million(40)),
  bet: fc.constantFrom(0n, million(2), million(10), million(60), million(300)),
})

test('[OPS-05b] however often somebody looks, a life ends at the same level, with the same gifts, once each and in order', () => {
  fc.assert(
    fc.property(
      fc.array(fact, { maxLength: 25 }),
      fc.array(moment, { maxLength: 12 }),
      (facts, someLooks) => {
        const end = NOW + LIFE_MS + hours(1)
        const looks = [...someLooks, end].toSorted((a, b) => a - b)
        const often = Array.from({ length: 300 }, (_, step) => NOW + (step * LIFE_MS) / 300).concat(looks)
        const seldom = life(facts, [end], NOW)
        expect(life(facts, looks, NOW)).toEqual(seldom)
        expect(
          life(
            facts,
            often.toSorted((a, b) => a - b),
            NOW,
          ),
        ).toEqual(seldom)
        expect(seldom.gifts).toEqual(Array.from({ length: seldom.peak }, (_, level) => level + 1))
        expect(new Set(seldom.given).size).toBe(seldom.given.length)
      },
    ),
    { numRuns: 60 },
  )
})

test('[OPS-05b] the highest level of a life is what all deposits and bets add up to, so more of them never lower it', () => {
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 20 }), fact, (facts, more) => {
      const end = NOW + LIFE_MS + hours(1)
      const peakOf = (all: readonly Fact[]) => life(all, [end], NOW).peak
      const { deposits, turnover } = snapshot(facts, end, null).figures
      const byAll =
        LEVELS.filter((level) => deposits >= level.deposits && turnover >= level.turnover).length - 1
      expect(peakOf(facts)).toBe(byAll)
      expect(peakOf([...facts, more])).toBeGreaterThanOrEqual(byAll)
    }),
    { numRuns: 100 },
  )
})

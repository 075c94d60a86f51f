import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCalendar } from './calendar.ts'
import type { Timed } from './kick-offs.ts'
import { dealLeagues, type LeaguePlan } from '../teams/league-plans.ts'
import { DAY_MS, dayOf, FIRST_CHAMPION_NUMBER, startOfDay } from '../match-ids.ts'
import { weekdayOf } from './season-rules.ts'
import { SPORT_DAYS } from './sport-days.ts'
import { createWorld } from '../world.ts'

const HOUR_MS = 3_600_000
const TOURNAMENTS = new Set<SportId>([5, 15, 16, 47, 51])
const SPORTS = SPORT_DAYS.map(({ sportId }) => sportId)

/** Whole years of worlds that nobody chose; CALENDAR_YEARS=8 is the long form. */
const YEARS = Number(process.env.CALENDAR_YEARS ?? 2)

/** Two halves and the break between them. */
const SOCCER_MINUTES = 105

/** Longer than any match of a league, delays and interruptions included. */
const LONGEST_MS = 6 * HOUR_MS

function calendarOf(seed: string) {
  const plans = dealLeagues(seed)
  return { plans: [...plans.values()].flat(), ...createCalendar(seed, plans) }
}

function* matchesFrom(calendar: ReturnType<typeof calendarOf>, day: number, days: number): Generator<Timed> {
  for (let at = day; at < day + days; at++) {
    for (const sportId of SPORTS) yield* calendar.on(sportId, at).toSorted((a, b) => a.startsAt - b.startsAt)
  }
}

const years = fc.record({ seed: fc.string({ minLength: 1 }), day: fc.integer({ min: 19_000, max: 30_000 }) })

const nameOf = ({ home, away, plan, startsAt }: Timed) =>
  `${plan.league.names.en}: ${home.names.en} - ${away.names.en}, ${new Date(startsAt).toISOString()}`

describe('a side, in whole years from any day on, in worlds of any seed', { timeout: 240_000 }, () => {
  const faults = { tired: new Set<string>(), atOddHours: new Set<string>() }
  const walk = fc.property(years, ({ seed, day }) => {
    const last = new Map<number, Timed>()
    for (const match of matchesFrom(calendarOf(seed), day, 366)) {
      for (const { id } of [match.home, match.away]) {
        const before = last.get(id)
        if (before && match.startsAt - before.startsAt < leastApart(match)) {
          faults.tired.add(`${nameOf(before)} and ${nameOf(match)}`)
        }
        last.set(id, match)
      }
      if (!isAtItsHour(match)) faults.atOddHours.add(nameOf(match))
    }
  })
  beforeAll(() => fc.assert(walk, { numRuns: YEARS }), 60_000 + YEARS * 60_000)

  test('is never in two matches at once, rests two days between two of its leagues and in tournaments a night', () => {
    expect([...faults.tired]).toEqual([])
  })

  test('plays by the clocks of its country: evenings, afternoons of weekends and of the young, tournaments and reserves all day', () => {
    expect([...faults.atOddHours]).toEqual([])
  })
})

function leastApart({ plan }: Timed): number {
  return TOURNAMENTS.has(plan.league.sportId) ? 12 * HOUR_MS : 2 * DAY_MS + LONGEST_MS
}

function isAtItsHour({ plan, startsAt }: Timed): boolean {
  const local = startsAt + plan.utcHours * HOUR_MS
  const hour = (local % DAY_MS) / HOUR_MS
  const isWeekend = weekdayOf(Math.floor(local / DAY_MS)) >= 5
  const grown = isWeekend ? 12 : 17
  const young = isWeekend ? 10 : 14
  const first = TOURNAMENTS.has(plan.league.sportId) ? 9 : plan.isDaylong ? 8 : plan.isYoung ? young : grown
  return hour >= first && hour <= 22
}

describe('a season', { timeout: 240_000 }, () => {
  const calendar = calendarOf('seasons')
  const from = dayOf(Date.UTC(2026, 6, 1))
  const byLeague = new Map<LeaguePlan, Timed[]>(calendar.plans.map((plan) => [plan, []]))
  for (const match of matchesFrom(calendar, from, 530)) byLeague.get(match.plan)?.push(match)

  test('ends with its last day: nothing is played until the next one begins', () => {
    const outside = [...byLeague.values()].flat().filter(({ plan, day }) => {
      const season = calendar.seasons.endingFrom(plan, day)
      return day < season.from || day > season.lastDay
    })
    expect(outside.map(nameOf)).toEqual([])
    const idle = calendar.plans.filter((plan) => byLeague.get(plan)?.length === 0)
    expect(idle.filter(({ league }) => SPORTS.includes(league.sportId))).toEqual([])
  })

  test('of some soccer league is always on: over 530 days soccer never rests for an hour', () => {
    const starts = [...byLeague]
      .filter(([{ league }]) => league.sportId === 1)
      .flatMap(([, matches]) => matches.map(({ startsAt }) => startsAt))
      .toSorted((a, b) => a - b)
    const rests = starts.flatMap((start, i) => {
      const restMinutes = ((starts[i + 1] ?? start) - start) / 60_000 - SOCCER_MINUTES
      return restMinutes >= 60 ? [`${new Date(start).toISOString()} ${restMinutes}`] : []
    })
    expect(rests).toEqual([])
  })

  test('of a league is as long as its table says, and everybody meets everybody at home and away', () => {
    const season = (id: number) => {
      const plan = calendar.plans.find(({ league }) => league.id === id) as LeaguePlan
      const { from: first, lastDay } = calendar.seasons.endingFrom(plan, dayOf(Date.UTC(2027, 3, 1)))
      const own = byLeague.get(plan)?.filter(({ day }) => day >= first && day <= lastDay) ?? []
      return { first, lastDay, own }
    }
    const top = season(1001)
    const pairs = new Set(top.own.map(({ home, away }) => `${home.id} ${away.id}`))
    expect([top.own.length, pairs.size]).toEqual([380, 380])
    for (const [id, opens, ends] of [
      [1001, '2026-08-08', '2027-05-24'],
      [1101, '2026-08-15', '2027-06-20'],
      [3001, '2026-10-20', '2027-06-14'],
      [1201, '2027-02-14', '2027-12-06'],
    ] as const) {
      const { own } = season(id)
      const days = own.map(({ day }) => day)
      const [start, end] = [Date.parse(opens) / DAY_MS, Date.parse(ends) / DAY_MS]
      expect(Math.min(...days) - start).toBeGreaterThanOrEqual(0)
      expect(Math.min(...days) - start).toBeLessThan(14)
      expect(end - Math.max(...days)).toBeGreaterThanOrEqual(0)
      expect(end - Math.max(...days)).toBeLessThan(8)
    }
  })

  test('is decided when its last match is over and before the next begins; bets close before the last day', () => {
    const now = startOfDay(from + 300)
    const { champions } = createWorld({ seed: 'seasons', now: () => now })
    const decided = champions.decidedBetween(startOfDay(from + 30), startOfDay(from + 520))
    for (const champion of decided) {
      const plan = calendar.plans.find(({ league }) => league.id === champion.league.id) as LeaguePlan
      if (!SPORTS.includes(plan.league.sportId)) continue
      const played = byLeague.get(plan) ?? []
      const last = played.findLast(({ startsAt }) => startsAt <= champion.decidedAt)
      const next = played.find(({ startsAt }) => startsAt > champion.decidedAt)
      expect(last?.startsAt).toBeGreaterThanOrEqual(champion.closesAt)
      expect(last?.startsAt).toBeLessThan(champion.decidedAt - LONGEST_MS)
      const begins = next ? calendar.seasons.endingFrom(plan, next.day).from : Infinity
      expect(begins).toBeGreaterThan(last?.day ?? 0)
      expect(champion.closesAt).toBeGreaterThan(champion.opensAt)
    }
    expect(new Set(decided.map(({ league }) => league.id)).size).toBeGreaterThan(55)
  })
})

/** Typical minutes of a match, for counting how many go on at once. */
const MINUTES: Record<SportId, number> = {
  1: 114, 2: 106, 3: 82, 4: 100, 5: 70, 6: 95, 7: 100, 8: 81, 13: 74, 15: 24, 16: 120, 19: 35, 47: 30, 51: 30,
  177: 11, 178: 23,
} // prettier-ignore

test('at any hour of any day of a year matches are on, most of the time dozens', { timeout: 240_000 }, () => {
  const first = dayOf(Date.UTC(2027, 0, 1))
  const world = createWorld({ seed: 'lively', now: () => startOfDay(first) })
  const counts: number[] = []
  const sports: number[] = []
  for (let day = first; day < first + 364; day += 3) {
    const matches = world.matchesBetween(startOfDay(day) - 3 * HOUR_MS, startOfDay(day + 1))
    expect(world.matchesBetween(startOfDay(day), startOfDay(day + 1) - 1).length).toBeLessThan(
      FIRST_CHAMPION_NUMBER,
    )
    for (let at = startOfDay(day); at < startOfDay(day + 1); at += HOUR_MS) {
      const live = matches.filter(
        ({ startsAt, league }) => startsAt <= at && at < startsAt + MINUTES[league.sportId] * 60_000,
      )
      counts.push(live.length)
      sports.push(new Set(live.map(({ league }) => league.sportId)).size)
    }
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(18)
  expect(counts.filter((count) => count >= 24).length / counts.length).toBeGreaterThan(0.98)
  expect(Math.max(...counts)).toBeLessThan(110)
  expect(Math.min(...sports)).toBeGreaterThanOrEqual(3)
  expect(sports.reduce((sum, count) => sum + count, 0) / sports.length).toBeGreaterThan(6)
})

import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Match } from './match.ts'
import { DAY_MS, dayOf, startOfDay } from './match-ids.ts'
import { SPORT_DAYS } from './calendar/sport-days.ts'
import { createWorld } from './world.ts'

const NOON = Date.UTC(2026, 10, 15, 4)
const ELECTRONIC: readonly SportId[] = [177, 178]
const worldOf = (seed: string, now = NOON) => createWorld({ seed, now: () => now })
const world = worldOf('a world')
const shown = world.matchesBetween(NOON - 3 * DAY_MS, NOON + 7 * DAY_MS)
const dayFrom = (day: number) => world.matchesBetween(startOfDay(day), startOfDay(day + 1) - 1)
const today = dayFrom(dayOf(NOON))

describe('calendar', () => {
  test('every sport is there within the days that are shown, and electronic matches all day', () => {
    const sports = new Set(shown.map(({ league }) => league.sportId))
    for (const { sportId } of SPORT_DAYS) expect(sports).toContain(sportId)
    for (const matches of [today, dayFrom(dayOf(NOON) + 3)]) {
      const counts = ELECTRONIC.map((id) => matches.filter(({ league }) => league.sportId === id).length)
      expect(counts).toEqual([480, 720])
    }
  })

  test('matches ascend, with ids of their own that leave room for markets below 2^31', () => {
    const starts = shown.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    expect(Math.max(...shown.map(({ id }) => id)) * 2_048 + 2_047).toBeLessThan(2 ** 31)
  })

  test('any id of any day finds its match again, and ids of nobody find none', () => {
    expect(today.filter((match) => world.match(match.id) !== match)).toEqual([])
    for (const id of [0, -1, 0.5, NaN, 2 ** 40, (today.at(-1)?.id ?? 0) + 1])
      expect(world.match(id)).toBeNull()
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 40_000 }), fc.nat(1_200), (day, number) => {
        const then = worldOf('a world', startOfDay(day))
        const match = then.matchesBetween(startOfDay(day), startOfDay(day + 1) - 1)[number]
        return (
          !match || (then.match(match.id)?.startsAt === match.startsAt && match.id * 2_048 + 2_047 < 2 ** 31)
        )
      }),
      { numRuns: 8 },
    )
  })

  test('nobody plays twice at once: sides have a night between two matches, electronic players a while', () => {
    const leastMs = ({ league }: Match) => (ELECTRONIC.includes(league.sportId) ? 45 : 12 * 60) * 60_000
    const last = new Map<number, number>()
    const busy = shown.filter((match) => {
      const { home, away, startsAt } = match
      const isBusy = [home, away].some(({ id }) => startsAt - (last.get(id) ?? 0) < leastMs(match))
      for (const { id } of [home, away]) last.set(id, startsAt)
      return isBusy
    })
    expect(busy).toEqual([])
  })

  test('electronic matches follow each other after one to four minutes', () => {
    const gapsOf = (sportId: SportId) => {
      const starts = shown.filter(({ league }) => league.sportId === sportId).map(({ startsAt }) => startsAt)
      const gaps = starts.slice(1).map((at, index) => (at - (starts[index] ?? 0)) / 60_000)
      return [Math.min(...gaps), Math.max(...gaps)]
    }
    expect([gapsOf(177), gapsOf(178)]).toEqual([[2, 4], [1, 3]]) // prettier-ignore
  })

  test('a bench makes the world small or large', () => {
    for (const matchesPerDay of [10, 100, 909]) {
      const other = createWorld({ seed: 'bench', now: () => NOON, matchesPerDay, hasElectronic: false })
      const count = other.matchesBetween(startOfDay(20_000), startOfDay(20_001) - 1).length
      expect(count).toBe(matchesPerDay)
    }
    expect(() => createWorld({ seed: 'bench', now: () => NOON, matchesPerDay: 1_500 })).toThrow(RangeError)
  })
})

describe('chance', () => {
  test('the same seed deals the same world, another seed another one', () => {
    const again = worldOf('a world').matchesBetween(NOON, NOON + DAY_MS)
    expect(again).toEqual(world.matchesBetween(NOON, NOON + DAY_MS))
    const other = worldOf('another world').matchesBetween(NOON, NOON + DAY_MS)
    expect(other.map(({ home }) => home.id)).not.toEqual(again.map(({ home }) => home.id))
  })

  test('edge and pace deviate by about one around nothing', () => {
    for (const of of ['edge', 'pace'] as const) {
      const values = shown.filter(isReal).map(({ setting }) => setting[of])
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
      expect(Math.abs(mean)).toBeLessThan(0.15)
      expect(deviation).toBeGreaterThan(0.8)
      expect(deviation).toBeLessThan(1.2)
    }
  })

  test('every fate occurs within the days that are shown, and few matches meet one', () => {
    const kinds = new Map<string, number>()
    for (const { disruption } of shown) kinds.set(disruption.kind, (kinds.get(disruption.kind) ?? 0) + 1)
    expect([...kinds.keys()].toSorted()).toEqual(
      ['abandoned', 'delayed', 'interrupted', 'played', 'postponed', 'retired', 'walkover'],
    ) // prettier-ignore
    expect((kinds.get('played') ?? 0) / shown.length).toBeGreaterThan(0.95)
  })

  test('the hash of a seed is published, and a seed does not return when its id does', () => {
    const [first, second] = today
    expect(first?.seedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(first?.seedHash).not.toBe(second?.seedHash)
    const later = worldOf('a world', NOON + 512 * DAY_MS)
    expect(later.seedOf(first?.id ?? 1)).not.toBe(world.seedOf(first?.id ?? 1))
  })
})

function isReal({ league }: Match): boolean {
  return !ELECTRONIC.includes(league.sportId)
}

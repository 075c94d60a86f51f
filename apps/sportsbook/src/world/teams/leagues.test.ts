import { LANGUAGES } from '@keo/messages/languages'
import { describe, expect, test } from 'vitest'
import { SPORT_IDS } from '../../play/sport-model.ts'
import type { Names } from '../match.ts'
import { DAY_MS } from '../match-ids.ts'
import { createWorld } from '../world.ts'

const NOON = Date.UTC(2026, 10, 15, 4)
const world = createWorld({ seed: 'a world', now: () => NOON })
const shown = world.matchesBetween(NOON - 3 * DAY_MS, NOON + 7 * DAY_MS)

describe('leagues and sides', () => {
  test('every sport has leagues, and soccer more than forty with those of South-East Asia', () => {
    for (const sportId of SPORT_IDS) expect(world.leagues(sportId).length).toBeGreaterThan(2)
    const soccer = world.leagues(1).map(({ names }) => names.en)
    expect(soccer.length).toBeGreaterThan(60)
    expect(soccer).toEqual(
      expect.arrayContaining(['V.League 1', 'V.League 2', 'Thai League 1', 'Lao League 1']),
    )
  })

  test('leagues come by rank, and no two share one or an id', () => {
    const leagues = SPORT_IDS.flatMap((sportId) => world.leagues(sportId))
    for (const key of ['id', 'rank'] as const) {
      expect(new Set(leagues.map((league) => league[key])).size).toBe(leagues.length)
    }
    const ranks = world.leagues(1).map(({ rank }) => rank)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('everything has a name in every language, without a trace of the tables', () => {
    const isComplete = (names: Names) => LANGUAGES.every((language) => /^[^|;=:]+$/.test(names[language]))
    const named = shown.flatMap(({ league, home, away }) => [
      league.names,
      league.region.names,
      home.names,
      away.names,
    ])
    expect(named.filter((names) => !isComplete(names))).toEqual([])
  })

  test('leagues and regions are said in Chinese and Thai letters', () => {
    const leagues = SPORT_IDS.flatMap((sportId) => world.leagues(sportId))
    for (const { region, names } of leagues) {
      expect(`${region.names['zh-CN']}${names['zh-CN']}`).toMatch(/\p{Script=Han}/u)
      expect(`${region.names.th}${names.th}`).toMatch(/\p{Script=Thai}/u)
    }
  })

  test('one id is one side, and the sides of a league have different names', () => {
    const sides = shown.flatMap(({ league, home, away }) => [home, away].map((side) => ({ league, side })))
    const ids = new Set(sides.map(({ side }) => side.id))
    const idsWithNames = new Set(sides.map(({ side }) => `${side.id} ${side.names.vi}`))
    expect(idsWithNames.size).toBe(ids.size)
    expect(ids.size).toBeGreaterThan(1_500)
    const inLeagues = new Set(sides.map(({ league, side }) => `${league.id} ${side.id}`))
    expect(new Set(sides.map(({ league, side }) => `${league.id} ${side.names.en}`)).size).toBe(
      inLeagues.size,
    )
  })
})

import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { MATCH_STATUS, OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { describe, expect, test } from 'vitest'
import { chanceOf } from '../../play/chance.ts'
import { modelOf } from '../../play/models.ts'
import { scoreOf } from '../../play/score.ts'
import { SPORT_IDS, SUSPENSION } from '../../play/sport-model.ts'
import { type Scene } from '../../stage/stage.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { slotFor } from '../catalogue/slots.ts'
import { marketIdOf } from '../market-ids.ts'
import { settingOf, testMatch, type TestMatch } from '../test-scenes.ts'

const MATCH_ID = 5000
const SOCCER = settingOf({ sportId: 1, format: 100001 })

function idOf(sportId: SportId, marketType: number, period: number, line = 0): number {
  const slots = catalogueOfSport(sportId).marketSlots.find(
    ({ template }) => template.marketType === marketType && template.period === period,
  )
  if (!slots) throw new Error(`no market ${marketType} in ${period}`)
  return marketIdOf(MATCH_ID, slotFor(slots, line * 4))
}

/** A soccer match with goals in both halves, found by its seed. */
function soccerWith(
  holds: (full: readonly [number, number], half: readonly [number, number]) => boolean,
): TestMatch {
  const model = modelOf(1)
  for (let seed = 0; seed < 400; seed++) {
    const frames = model.play(SOCCER, chanceOf(`s${seed}`), [])
    const sheet = model.snapshot(frames.at(-1)?.state).scores
    const [full, half] = [scoreOf(sheet, 5, 1001), scoreOf(sheet, 5, 1002)]
    if (full && half && holds([full.home, full.away], [half.home, half.away]))
      return testMatch(SOCCER, `s${seed}`)
  }
  throw new Error('no such match')
}

const goalsIn = (scene: Scene) => {
  const line = scoreOf(scene.snapshot.scores, 5, 1001)
  return line ? line.home + line.away : 0
}

/** The first frame at which something holds and nothing is in doubt. */
function firstFrame(match: TestMatch, holds: (scene: Scene) => boolean): number {
  const found = match.frames.findIndex((frame, i) => {
    const isSure = frame.suspension !== SUSPENSION.score && frame.suspension !== SUSPENSION.varCheck
    return isSure && holds(match.show(i))
  })
  if (found < 0) throw new Error('it never came')
  return found
}

test('a market that counts corners says corners as its result, whatever the score', () => {
  const match = soccerWith(([home, away]) => home !== away)
  const scene = match.show(match.frames.length - 1)
  const textOf = (kind: 5 | 6, period: number) => {
    const line = scoreOf(scene.snapshot.scores, kind, period)!
    return `${line.home}-${line.away}`
  }
  const resultOf = (marketType: number, period: number, option: number, line = 0) =>
    match.book.verdict(idOf(1, marketType, period, line), option, null)?.resultText
  const corners = textOf(6, 1001)
  expect(corners).not.toBe(textOf(5, 1001))
  // The last corner, the first to five, the third, and how many in all and in a half.
  expect(resultOf(1055, 1001, OPTION.home)).toBe(corners)
  expect(resultOf(1054, 1001, OPTION.home, 5)).toBe(corners)
  expect(resultOf(1094, 1001, OPTION.home, 3)).toBe(corners)
  expect(resultOf(1010, 1001, OPTION.over, 9.5)).toBe(corners)
  expect(resultOf(1010, 1002, OPTION.over, 4.5)).toBe(textOf(6, 1002))
  expect(resultOf(1019, 1001, OPTION.home)).toBe(textOf(5, 1001))
})

describe('a verdict comes as soon as it is certain', () => {
  const match = soccerWith(
    ([home, away], [half1, half2]) => home + away >= 4 && half1 + half2 >= 1 && half1 + half2 <= 2,
  )
  const { book } = match

  test('over as soon as it is passed, under as soon as it is lost', () => {
    const third = firstFrame(match, (scene) => goalsIn(scene) === 3)
    const over = idOf(1, 1007, 1001, 2.5)
    match.show(third)
    expect(book.verdict(over, OPTION.over, null)?.outcome).toBe(OUTCOME.won)
    expect(book.verdict(over, OPTION.under, null)?.outcome).toBe(OUTCOME.lost)
    expect(book.verdict(idOf(1, 1007, 1001, 3.5), OPTION.over, null)).toBeNull()
    expect(book.verdict(idOf(1, 1007, 1001, 3), OPTION.over, null)).toBeNull()
    expect(book.verdict(idOf(1, 1005, 1001), OPTION.home, null)).toBeNull()
  })

  test('the first half at half time, the next goal when it falls', () => {
    const first = firstFrame(match, (scene) => goalsIn(scene) === 1)
    match.show(first)
    const scorer = scoreOf(match.show(first).snapshot.scores, 5, 1001)?.home === 1 ? OPTION.home : OPTION.away
    expect(book.verdict(idOf(1, 1089, 1001, 1), scorer, null)?.outcome).toBe(OUTCOME.won)
    expect(book.verdict(idOf(1, 1089, 1001, 2), scorer, null)).toBeNull()
    const halfTime = firstFrame(match, ({ snapshot }) => snapshot.clockPeriod === 1003)
    match.show(halfTime)
    const results = [OPTION.home, OPTION.draw, OPTION.away].map(
      (option) => book.verdict(idOf(1, 1005, 1002), option, null)?.outcome,
    )
    expect(results.toSorted()).toEqual([OUTCOME.lost, OUTCOME.lost, OUTCOME.won])
    expect(book.verdict(idOf(1, 1005, 1001), OPTION.home, null)).toBeNull()
  })

  test('nothing while a goal may still be taken back, nothing before the start', () => {
    const goal = match.frames.findIndex(
      (frame, i) => frame.suspension !== null && goalsIn(match.show(i)) === 3,
    )
    expect(goal).toBeGreaterThan(0)
    match.show(goal)
    expect(book.verdict(idOf(1, 1007, 1001, 2.5), OPTION.over, null)).toBeNull()
    match.show(-1)
    expect(book.verdict(idOf(1, 1007, 1001, 2.5), OPTION.over, null)).toBeNull()
  })
})

test('[MON-24] a live handicap counts the goals after the bet, 1X2 and totals all of them', () => {
  const match = soccerWith(([home, away]) => home === 2 && away === 1)
  match.show(match.frames.length - 1)
  const { book } = match
  const level = idOf(1, 1000, 1001, 0)
  expect(book.verdict(level, OPTION.home, null)?.outcome).toBe(OUTCOME.won)
  // Bet at 2-0: one goal came after it, and it was the away side's.
  expect(book.verdict(level, OPTION.home, [2, 0])?.outcome).toBe(OUTCOME.lost)
  expect(book.verdict(level, OPTION.away, [2, 0])?.outcome).toBe(OUTCOME.won)
  expect(book.verdict(level, OPTION.home, [1, 0])?.outcome).toBe(OUTCOME.push)
  expect(book.verdict(idOf(1, 1000, 1001, -0.75), OPTION.home, [1, 1])?.outcome).toBe(OUTCOME.halfWon)
  expect(book.verdict(idOf(1, 1005, 1001), OPTION.home, [2, 0])?.outcome).toBe(OUTCOME.won)
  expect(book.verdict(idOf(1, 1007, 1001, 2.5), OPTION.over, [2, 0])?.outcome).toBe(OUTCOME.won)
  expect(book.verdict(level, OPTION.home, null)?.resultText).toBe('2-1')
})

test('what was cut short is void, what was decided before stands', () => {
  const match = soccerWith(([home, away], half) => home + away >= 4 && half[0] + half[1] >= 3)
  const late = firstFrame(match, ({ snapshot }) => snapshot.clockPeriod === 1004)
  match.show(late, MATCH_STATUS.abandoned)
  const { book } = match
  expect(book.verdict(idOf(1, 1007, 1001, 2.5), OPTION.over, null)?.outcome).toBe(OUTCOME.won)
  expect(book.verdict(idOf(1, 1007, 1002, 0.5), OPTION.over, null)?.outcome).toBe(OUTCOME.won)
  expect(book.verdict(idOf(1, 1005, 1001), OPTION.home, null)?.outcome).toBe(OUTCOME.cancelled)
  expect(book.verdict(idOf(1, 1019, 1001), OPTION.home, null)?.outcome).toBe(OUTCOME.cancelled)
})

const FORMAT: Readonly<Record<SportId, number>> = {
  1: 100001, 2: 200001, 3: 300001, 4: 400001, 5: 500001, 6: 600001, 7: 700001, 8: 800001, 13: 1300001,
  15: 1500001, 16: 1600001, 19: 1900005, 47: 4700001, 51: 5100001, 177: 17700001, 178: 17800001,
} // prettier-ignore

/** Every option that was on sale at some moment of the match. */
function optionsOffered(match: TestMatch): ReadonlyMap<string, readonly [number, number]> {
  const offered = new Map<string, readonly [number, number]>()
  for (const share of [-1, 0.1, 0.4, 0.7, 0.95]) {
    match.show(share < 0 ? -1 : Math.floor(share * match.frames.length))
    for (const { markets } of match.book.quote(MATCH_ID)?.groups ?? []) {
      for (const { id, options } of markets) {
        for (const { type } of options) offered.set(`${id} ${type}`, [id, type])
      }
    }
  }
  return offered
}

describe.each(SPORT_IDS)('verdicts of sport %i', (sportId) => {
  test(
    'every option on sale is decided in the end, and what is decided stays so',
    { timeout: 60_000 },
    () => {
      const match = testMatch(
        settingOf({ sportId, format: FORMAT[sportId], isKnockout: sportId % 2 === 1 }),
        'b',
      )
      const offered = optionsOffered(match)
      const known = new Map<string, number>()
      const changed: string[] = []
      const looks = Array.from({ length: 16 }, (_, i) =>
        Math.floor(((i + 1) / 16) * (match.frames.length - 1)),
      )
      for (const frame of looks) {
        match.show(frame)
        for (const [name, [id, type]] of offered) {
          const outcome = match.book.verdict(id, type, null)?.outcome
          const before = known.get(name)
          if (before !== undefined && before !== outcome && outcome !== undefined) changed.push(name)
          if (outcome !== undefined) known.set(name, outcome)
        }
      }
      expect(changed).toEqual([])
      expect([...offered.keys()].filter((name) => !known.has(name))).toEqual([])
      expect(offered.size).toBeGreaterThan(20)
    },
  )
})

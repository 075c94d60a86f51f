import { OPTION } from '@keo/sportsbook-contract/option-types'
import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import { describe, expect, test } from 'vitest'
import * as grades from './grades.ts'

const GOALS = Array.from({ length: 10 }, (_, i) => i)
const SCORES = GOALS.flatMap((home) => GOALS.map((away) => [home, away] as const))
const steps = (from: number, to: number) =>
  Array.from({ length: (to - from) / 0.25 + 1 }, (_, i) => from + i * 0.25)

/** By stakes and returns: the two halves of a stake at odds of 3, each on a line of its own. */
function slowly(value: number, line: number): Outcome {
  const isQuarter = Math.abs(line * 2 - Math.trunc(line * 2)) > 0.1
  const lines = isQuarter ? [line - 0.25, line + 0.25] : [line, line]
  const back = lines.map((at) => {
    const difference = value + at
    return difference > 0.01 ? 1.5 : difference < -0.01 ? 0 : 0.5
  })
  const byReturn = new Map<number, Outcome>([
    [3, OUTCOME.won],
    [2, OUTCOME.halfWon],
    [1, OUTCOME.push],
    [0.5, OUTCOME.halfLost],
    [0, OUTCOME.lost],
  ])
  return byReturn.get((back[0] ?? 0) + (back[1] ?? 0)) ?? OUTCOME.cancelled
}

const PAIRS = new Map<Outcome, Outcome>([
  [OUTCOME.won, OUTCOME.lost],
  [OUTCOME.lost, OUTCOME.won],
  [OUTCOME.halfWon, OUTCOME.halfLost],
  [OUTCOME.halfLost, OUTCOME.halfWon],
  [OUTCOME.push, OUTCOME.push],
])

type Case = readonly [line: number, home: number, away: number]
const cases = (from: number, to: number): Case[] =>
  steps(from, to).flatMap((line) => SCORES.map(([home, away]): Case => [line, home, away]))

describe('lines against a slow calculator', () => {
  test('[MON-21] every handicap from -5 to +5 and every score', () => {
    const isWrong = ([line, home, away]: Case) =>
      grades.handicap(OPTION.home, line * 4, home - away, 0) !== slowly(home - away, line) ||
      grades.handicap(OPTION.away, line * 4, home - away, 0) !== slowly(away - home, -line)
    expect(cases(-5, 5)).toHaveLength(4100)
    expect(cases(-5, 5).filter(isWrong)).toEqual([])
  })

  test('[MON-21] every total from 0.25 to 8 and every score', () => {
    const isWrong = ([line, home, away]: Case) =>
      grades.overUnder(OPTION.over, line * 4, home + away, 0) !== slowly(home + away, -line) ||
      grades.overUnder(OPTION.under, line * 4, home + away, 0) !== slowly(-home - away, line)
    expect(cases(0.25, 8)).toHaveLength(3200)
    expect(cases(0.25, 8).filter(isWrong)).toEqual([])
  })

  test('[MON-23] both sides of a line pair up', () => {
    const isWrong = ([line, home, away]: Case) => {
      const [margin, total] = [home - away, home + away]
      const [first, second] = [OPTION.home, OPTION.away].map((side) =>
        grades.handicap(side, line * 4, margin, 0),
      )
      const [over, under] = [OPTION.over, OPTION.under].map((side) =>
        grades.overUnder(side, line * 4, total, 0),
      )
      return !first || PAIRS.get(first) !== second || !over || PAIRS.get(over) !== under
    }
    expect(cases(-5, 8).filter(isWrong)).toEqual([])
  })
})

test('a draw gives the stake back where it is no bet, and loses on neither double chance with it', () => {
  const noBet = grades.backOn(OPTION.draw)
  expect([noBet(OPTION.home, 0, 0, 0), noBet(OPTION.away, 0, 0, 0)]).toEqual([OUTCOME.push, OUTCOME.push])
  expect([noBet(OPTION.home, 0, 2, 0), noBet(OPTION.away, 0, 2, 0)]).toEqual([OUTCOME.won, OUTCOME.lost])
  expect(grades.doubleChance(OPTION.homeOrDraw, 0, 0, 0)).toBe(OUTCOME.won)
  expect(grades.doubleChance(OPTION.homeOrAway, 0, 0, 0)).toBe(OUTCOME.lost)
})

test('a three-way handicap adds its line to the home side', () => {
  const winning = (margin: number) =>
    [OPTION.home, OPTION.draw, OPTION.away].filter(
      (option) => grades.threeWay(option, -4, margin, 0) === OUTCOME.won,
    )
  expect([winning(2), winning(1), winning(0)]).toEqual([[OPTION.home], [OPTION.draw], [OPTION.away]])
})

import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as grades from '../verdicts/grades.ts'
import { DOUBLE_CHANCE_SCORE, DOUBLE_CHANCE_TOTAL } from '../options.ts'
import type { Lines, Template } from '../template.ts'
import { plain, withLines } from './build.ts'

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const SIDE_STEP: Readonly<Record<number, number>> = { [OPTION.home]: 0, [OPTION.away]: 2, [OPTION.draw]: 4 }

/** The result and the total: home over, home under, away over and so on. */
export function resultAndTotal(marketType: number, period: number, lines: Lines, hasDraw: boolean): Template {
  const winning = (home: number, away: number, line: number) =>
    OPTION.homeOver +
    (SIDE_STEP[grades.sideOf(home - away)] ?? 0) +
    (grades.overLine(home + away, line) ? 0 : 1)
  const options = between(OPTION.homeOver, hasDraw ? OPTION.drawUnder : OPTION.awayUnder)
  const template = plain(marketType, period, 'pair', options, grades.oneOf(winning), { tags: ['s', 'i'] })
  return withLines(template, lines)
}

/** The result and whether both score. */
export function resultAndBothScore(marketType: number, period: number): Template {
  const winning = (home: number, away: number) =>
    OPTION.homeYes + (SIDE_STEP[grades.sideOf(home - away)] ?? 0) + (home > 0 && away > 0 ? 0 : 1)
  const options = between(OPTION.homeYes, OPTION.drawNo)
  return plain(marketType, period, 'pair', options, grades.oneOf(winning), { tags: ['s', 'i'] })
}

export function chanceAndTotal(marketType: number, period: number, lines: Lines): Template {
  const grade = grades.doubleChanceAnd(
    DOUBLE_CHANCE_TOTAL,
    (isUnder, home, away, line) => grades.overLine(home + away, line) !== isUnder,
  )
  const options = between(DOUBLE_CHANCE_TOTAL, DOUBLE_CHANCE_TOTAL + 5)
  return withLines(plain(marketType, period, 'pair', options, grade, { tags: ['s', 'i'] }), lines)
}

export function chanceAndBothScore(marketType: number, period: number): Template {
  const grade = grades.doubleChanceAnd(
    DOUBLE_CHANCE_SCORE,
    (isYes, home, away) => (home > 0 && away > 0) === isYes,
  )
  const options = between(DOUBLE_CHANCE_SCORE, DOUBLE_CHANCE_SCORE + 5)
  return plain(marketType, period, 'pair', options, grade, { tags: ['s', 'i'] })
}

/** Over yes, under yes, over no, under no. */
export function totalAndBothScore(marketType: number, period: number, lines: Lines): Template {
  const winning = (home: number, away: number, line: number) =>
    77 + (grades.overLine(home + away, line) ? 0 : 1) + (home > 0 && away > 0 ? 0 : 2)
  const template = plain(marketType, period, 'pair', between(77, 80), grades.oneOf(winning), {
    tags: ['s', 'i'],
  })
  return withLines(template, lines)
}

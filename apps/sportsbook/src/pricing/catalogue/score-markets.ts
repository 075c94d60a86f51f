import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as grades from '../verdicts/grades.ts'
import { AT_LEAST, exactly, halfFullOption, OTHER_SCORE, type Range, scoreOption } from '../options.ts'
import type { Template } from '../template.ts'
import { type Manner, plain, split } from './build.ts'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i)
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every score up to the given number on each side, and any other. */
export function correctScore(
  marketType: number,
  period: number,
  most: number,
  manner: Manner = {},
): Template {
  const other = OTHER_SCORE[most] ?? 0
  const options = upTo(most).flatMap((home) => upTo(most).map((away) => scoreOption(home, away)))
  const winning = (home: number, away: number) =>
    home > most || away > most ? other : scoreOption(home, away)
  return plain(marketType, period, 'pair', [...options, other], grades.oneOf(winning), {
    margin: 'score',
    tags: ['cs'],
    ...manner,
  })
}

/** The scores a match of sets can end with. */
export function setScore(marketType: number, period: number, sets: number, manner: Manner = {}): Template {
  const options = [
    ...upTo(sets - 1).map((lost) => scoreOption(sets, lost)),
    ...upTo(sets - 1).map((lost) => scoreOption(lost, sets)),
  ]
  return plain(marketType, period, 'pair', options, grades.oneOf(scoreOption), {
    margin: 'special',
    tags: ['cs'],
    ...manner,
  })
}

/** Exactly none, one and so on, and so many or more. */
export function exactCount(
  marketType: number,
  period: number,
  of: 'total' | 'home' | 'away',
  most: number,
  manner: Manner = {},
): Template {
  const last = AT_LEAST[most] ?? 0
  const options = [...upTo(most - 1).map(exactly), last]
  const winning = (count: number) => (count >= most ? last : exactly(count))
  return plain(marketType, period, of, options, grades.oneOf(winning), { tags: ['s'], ...manner })
}

export function ranges(
  marketType: number,
  period: number,
  of: 'total' | 'home' | 'away',
  parts: readonly Range[],
  manner: Manner = {},
): Template {
  const winning = (count: number) => parts.find(([from, to]) => count >= from && count <= to)?.[2] ?? 0
  const options = parts.map(([, , option]) => option)
  return plain(marketType, period, of, options, grades.oneOf(winning), { tags: ['s'], ...manner })
}

/** By how much a side wins; the options of the away side stand a fixed way behind those of the home side. */
export function winningMargin(
  marketType: number,
  period: number,
  parts: readonly Range[],
  awayStep: number,
  ifLevel: number | null,
  manner: Manner = {},
): Template {
  const winning = (margin: number) => {
    if (margin === 0) return ifLevel ?? 0
    const size = Math.abs(margin)
    const option = parts.find(([from, to]) => size >= from && size <= to)?.[2] ?? 0
    return margin > 0 ? option : option + awayStep
  }
  const home = parts.map(([, , option]) => option)
  const options = [
    ...home,
    ...(ifLevel === null ? [] : [ifLevel]),
    ...home.map((option) => option + awayStep),
  ]
  return plain(marketType, period, 'margin', options, grades.oneOf(winning), manner)
}

const SOCCER_MARGINS = between(63, 70)

/** Home by one, two, three or more; the same for away; goalless and score draw. */
export function soccerMargin(marketType: number, period: number, manner: Manner = {}): Template {
  const winning = (home: number, away: number) => {
    const size = Math.min(3, Math.abs(home - away))
    if (size === 0) return home === 0 ? 69 : 70
    return (home > away ? 62 : 65) + size
  }
  return plain(marketType, period, 'pair', SOCCER_MARGINS, grades.oneOf(winning), manner)
}

/** Who is ahead at half time and who at full time. */
export function halfFull(
  marketType: number,
  period: number,
  parts: readonly [number, number],
  manner: Manner = {},
): Template {
  const winning = (half: number, rest: number) =>
    halfFullOption(grades.sideOf(half), grades.sideOf(half + rest))
  const sides = [OPTION.home, OPTION.draw, OPTION.away]
  const options = sides.flatMap((half) => sides.map((full) => halfFullOption(half, full)))
  return split(marketType, period, parts, 'margin', options, grades.oneOf(winning), {
    tags: ['f'],
    ...manner,
  })
}

/** In which of two parts more is scored. */
export function highestPart(
  marketType: number,
  period: number,
  parts: readonly [number, number],
  of: 'total' | 'home' | 'away',
  manner: Manner = {},
): Template {
  const winning = (first: number, second: number) => {
    if (first === second) return OPTION.bothEqual
    return first > second ? OPTION.firstHalf : OPTION.secondHalf
  }
  const options = [OPTION.firstHalf, OPTION.bothEqual, OPTION.secondHalf]
  return split(marketType, period, parts, of, options, grades.oneOf(winning), {
    margin: 'threeWay',
    tags: ['f', 's'],
    ...manner,
  })
}

/** Only home, only away, both or neither. */
export function whichScore(marketType: number, period: number): Template {
  const winning = (home: number, away: number) => {
    if (home > 0) return away > 0 ? OPTION.bothTeams : OPTION.onlyHome
    return away > 0 ? OPTION.onlyAway : OPTION.none
  }
  const options = [OPTION.onlyHome, OPTION.onlyAway, OPTION.bothTeams, OPTION.none]
  return plain(marketType, period, 'pair', options, grades.oneOf(winning), { tags: ['s'] })
}

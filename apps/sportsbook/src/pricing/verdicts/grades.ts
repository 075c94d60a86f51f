import { OPTION } from '@keo/sportsbook-contract/option-types'
import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Grade } from '../template.ts'

const wonIf = (isWon: boolean): Outcome => (isWon ? OUTCOME.won : OUTCOME.lost)

function onWholeOrHalfLine(ahead: number): Outcome {
  if (ahead === 0) return OUTCOME.push
  return wonIf(ahead > 0)
}

/** How an option fares that is so many quarters ahead of its line: a quarter line is half a stake on each neighbour. */
export function byDistance(ahead: number): Outcome {
  if (ahead % 2 === 0) return onWholeOrHalfLine(ahead)
  const lower = onWholeOrHalfLine(ahead - 1)
  const upper = onWholeOrHalfLine(ahead + 1)
  if (lower === upper) return lower
  return upper === OUTCOME.won ? OUTCOME.halfWon : OUTCOME.halfLost
}

function overLineOf(high: number, sign: 1 | -1): Grade {
  const grade = (option: number, line: number, value: number) => {
    const ahead = 4 * value + sign * line
    return byDistance(option === high ? ahead : -ahead)
  }
  return Object.assign(grade, { distance: { high, sign } })
}

/** Reads the margin; the line is added to the home side. */
export const handicap: Grade = overLineOf(OPTION.home, 1)

/** Reads a total, or the score of one side. */
export const overUnder: Grade = overLineOf(OPTION.over, -1)

const sideAhead = (margin: number) => (margin > 0 ? OPTION.home : margin < 0 ? OPTION.away : OPTION.draw)

/** Every final value belongs to exactly one option. */
export function oneOf(winning: (a: number, b: number, line: number) => number): Grade {
  const grade = (option: number, line: number, a: number, b: number) => wonIf(option === winning(a, b, line))
  return Object.assign(grade, { winning })
}

/** Home, draw or away, after the line has been added to the home side. */
export const threeWay: Grade = oneOf((margin, _b, line) => sideAhead(4 * margin + line))

/** The result named gives the stake back. */
export const backOn =
  (voided: number): Grade =>
  (option, _line, margin) =>
    sideAhead(margin) === voided ? OUTCOME.push : wonIf(option === sideAhead(margin))

export const winner: Grade = oneOf(sideAhead)

const COVERED: Readonly<Record<number, readonly number[]>> = {
  [OPTION.homeOrDraw]: [OPTION.home, OPTION.draw],
  [OPTION.homeOrAway]: [OPTION.home, OPTION.away],
  [OPTION.drawOrAway]: [OPTION.draw, OPTION.away],
}

const covers = (chance: number, margin: number) => COVERED[chance]?.includes(sideAhead(margin)) === true

export const doubleChance: Grade = (option, _line, margin) => wonIf(covers(option, margin))

export const oddEven: Grade = oneOf((total) => (total % 2 === 0 ? OPTION.even : OPTION.odd))

/** A yes or no question about the numbers read. */
export const yesNo = (holds: (a: number, b: number, line: number) => boolean): Grade =>
  oneOf((a, b, line) => (holds(a, b, line) ? OPTION.yes : OPTION.no))

/** Options that name a double chance and one more thing, which odd and even numbers distinguish. */
export const doubleChanceAnd =
  (
    first: number,
    holdsFor: (isOddStep: boolean, home: number, away: number, line: number) => boolean,
  ): Grade =>
  (option, line, home, away) => {
    const step = option - first
    const chance = OPTION.homeOrDraw + Math.floor(step / 2)
    return wonIf(covers(chance, home - away) && holdsFor(step % 2 === 1, home, away, line))
  }

/** The model itself names the option that won. */
export const asAnswered: Grade = oneOf((answer) => answer)

export const overLine = (total: number, line: number): boolean => 4 * total > line
export const sideOf = (margin: number): number => sideAhead(margin)

import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import type { Template } from '../template.ts'
import {
  allLines,
  type Counts,
  handicap,
  type Manner,
  oddEven,
  overUnder,
  question,
  withLines,
  yesNo,
} from './build.ts'
import { twoWay } from './result-markets.ts'
import { setScore } from './score-markets.ts'

/** The market numbers of a sport that is played in sets, games or frames; null where the provider has none. */
export type RaceNumbers = {
  readonly sportId: number
  readonly winner: number
  readonly unitHandicap: number | null
  readonly unitTotal: number | null
  readonly pointHandicap: number | null
  readonly pointTotal: number | null
  readonly unitWinner: number
  readonly oddEven: number | null
}

/** How many units win a match of a format, and the market number of its exact score. */
export type Format = { readonly format: number; readonly needed: number; readonly exact: number | null }

export type Race = {
  readonly numbers: RaceNumbers
  readonly formats: readonly Format[]
  /** What a unit is counted in, and what is counted inside it. */
  readonly units: ScoreKind
  readonly points: ScoreKind
  /** Most points of a match, and of one unit. */
  readonly matchPoints: readonly [number, number]
  readonly unitPoints: readonly [number, number]
  readonly lines: Counts
}

const match = (sportId: number) => sportId * 1000 + 1
const unit = (sportId: number, index: number) => sportId * 1000 + 2 + index
const MOST_UNITS = 7

export function raceMarkets(race: Race): readonly Template[] {
  const { numbers, formats } = race
  const most = Math.min(MOST_UNITS, Math.max(...formats.map(({ needed }) => 2 * needed - 1)))
  return [
    question(numbers.winner, match(numbers.sportId), () => ({ topic: 'winner' }), {
      margin: 'asian',
      isPopular: true,
      tags: ['p'],
    }),
    ...wholePoints(race),
    ...formats.flatMap((format) => unitLines(race, format)),
    ...Array.from({ length: most }, (_, index) => unitMarkets(race, index)).flat(),
  ]
}

function wholePoints({ numbers, points, matchPoints, lines }: Race): Template[] {
  const period = match(numbers.sportId)
  const manner: Manner = { kind: points, isPopular: true, tags: ['p', 'h'] }
  const [span, most] = matchPoints
  return [
    ...made(numbers.pointHandicap, (type) =>
      handicap(type, period, [-span - 0.5, span + 0.5, 1], lines, manner),
    ),
    ...made(numbers.pointTotal, (type) =>
      overUnder(type, period, 'total', [10.5, most + 0.5, 1], lines, manner),
    ),
    ...made(numbers.oddEven, (type) => oddEven(type, period, 'total', { kind: points })),
  ]
}

const made = (type: number | null, make: (type: number) => Template): Template[] =>
  type === null ? [] : [make(type)]

/** Handicap, total and exact score of the units. */
function unitLines({ numbers, units }: Race, { format, needed, exact }: Format): Template[] {
  const period = match(numbers.sportId)
  const manner: Manner = { kind: units, formats: [format], tags: ['set'] }
  const widest = needed - 0.5
  // With two to win, half a unit is only the winner by another name.
  const step = needed === 2 ? 3 : 1
  const counts: Counts = [2 * needed, 2 * needed, 2 * needed]
  return [
    ...made(numbers.unitHandicap, (type) =>
      withLines(handicap(type, period, [-widest, widest, 1], counts, { ...manner, tags: ['set', 'h'] }), {
        ...allLines(-widest, widest, step, counts),
        sign: -1,
      }),
    ),
    ...made(numbers.unitTotal, (type) =>
      withLines(
        overUnder(type, period, 'total', [0.5, 1.5, 1], counts, manner),
        allLines(needed + 0.5, 2 * needed - 1.5, 1, counts),
      ),
    ),
    ...made(exact, (type) => setScore(type, period, needed, { ...manner, tags: ['cs', 'set'] })),
  ]
}

function unitMarkets({ numbers, points, unitPoints, lines }: Race, index: number): Template[] {
  const period = unit(numbers.sportId, index)
  const manner: Manner = { kind: points, tags: ['set'] }
  const [span, most] = unitPoints
  const fewer: Counts = [Math.min(3, lines[0]), Math.min(3, lines[1]), Math.min(2, lines[2])]
  return [
    twoWay(numbers.unitWinner, period, { ...manner, isPopular: index === 0, tags: ['p', 'set'] }),
    ...made(numbers.pointHandicap, (type) =>
      handicap(type, period, [-span - 0.5, span + 0.5, 1], fewer, manner),
    ),
    ...made(numbers.pointTotal, (type) =>
      overUnder(type, period, 'total', [5.5, most + 0.5, 1], fewer, manner),
    ),
    ...made(numbers.oddEven, (type) => oddEven(type, period, 'total', { ...manner, tags: ['set', 'oe'] })),
  ]
}

/** A side wins at least one unit. */
export function winsOne(marketType: number, period: number, of: 'home' | 'away'): Template {
  return yesNo(marketType, period, of, (won) => won > 0, { kind: SCORE_KIND.sets, tags: ['set', 'te'] })
}

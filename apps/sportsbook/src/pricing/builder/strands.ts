import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { SPORT, type SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Reading, Template } from '../template.ts'

/**
 * A part of a match whose ends the model knows jointly. Picks of one strand are priced from them; picks of two strands
 * only where the play draws the two independently of each other, and otherwise not at all.
 */
export type Strand =
  /** One count over both halves: each half, the whole, and both together. */
  | { readonly of: 'halves'; readonly key: string; readonly kind: ScoreKind; readonly halves: Pair }
  /** The first unit beside the units won in the end. */
  | { readonly of: 'race'; readonly key: string; readonly kind: ScoreKind; readonly first: number; readonly match: number }
  /** One count in one period. */
  | { readonly of: 'period'; readonly key: string; readonly kind: ScoreKind; readonly period: number } // prettier-ignore

type Pair = readonly [number, number]

/** Sports whose halves are small enough to be looked at together, score by score. */
const HALVES: Partial<Record<SportId, Pair>> = {
  [SPORT.soccer]: [1002, 1003],
  [SPORT.electronicSoccer]: [177002, 177003],
}

/** What is won, and what is counted inside a unit of it. */
const RACES: Partial<Record<SportId, { readonly units: ScoreKind; readonly points: ScoreKind }>> = {
  [SPORT.tennis]: { units: SCORE_KIND.sets, points: SCORE_KIND.games },
  [SPORT.volleyball]: { units: SCORE_KIND.sets, points: SCORE_KIND.score },
  [SPORT.beachVolleyball]: { units: SCORE_KIND.sets, points: SCORE_KIND.score },
  [SPORT.tableTennis]: { units: SCORE_KIND.games, points: SCORE_KIND.score },
  [SPORT.badminton]: { units: SCORE_KIND.games, points: SCORE_KIND.score },
  [SPORT.snooker]: { units: SCORE_KIND.frames, points: SCORE_KIND.score },
}

/** The provider numbers the whole match of every sport so. */
export const wholeMatch = (sportId: SportId): number => sportId * 1000 + 1

/** The strand that a market belongs to; null for one that no joint distribution of the model answers. */
export function strandOf(sportId: SportId, { reading }: Pick<Template, 'reading'>): Strand | null {
  const race = RACES[sportId]
  if (race && isOfRace(sportId, reading, race)) {
    const match = wholeMatch(sportId)
    return { of: 'race', key: 'race', kind: race.units, first: match + 1, match }
  }
  if (reading.of === 'question') return null
  const halves = HALVES[sportId]
  if (halves && isOfHalves(sportId, reading, halves))
    return { of: 'halves', key: `${reading.kind}`, kind: reading.kind, halves }
  if (reading.of === 'split') return null
  const { kind, period } = reading
  return { of: 'period', key: `${kind}/${period}`, kind, period }
}

function isOfRace(
  sportId: SportId,
  reading: Reading,
  { units, points }: { units: ScoreKind; points: ScoreKind },
): boolean {
  const match = wholeMatch(sportId)
  if (reading.of === 'question') return reading.questionAt(0).topic === 'winner'
  if (reading.of === 'split')
    return reading.kind === units && reading.first === match + 1 && reading.second === match
  if (reading.period === match) return reading.kind === units
  return reading.period === match + 1 && reading.kind === points
}

function isOfHalves(
  sportId: SportId,
  reading: Exclude<Reading, { of: 'question' }>,
  [first, second]: Pair,
): boolean {
  if (reading.of === 'split') return reading.first === first && reading.second === second
  return [first, second, wholeMatch(sportId)].includes(reading.period)
}

/** Counts of which one moves the other: ten men score less, and bookings are yellow and red cards together. */
const TIED: readonly (readonly [ScoreKind, ScoreKind])[] = [
  [SCORE_KIND.score, SCORE_KIND.redCards],
  [SCORE_KIND.score, SCORE_KIND.bookings],
  [SCORE_KIND.yellowCards, SCORE_KIND.bookings],
  [SCORE_KIND.redCards, SCORE_KIND.bookings],
]

/** Whether the play draws two strands independently of each other. */
export function areIndependent(one: Strand, other: Strand): boolean {
  if (one.of !== 'halves' || other.of !== 'halves' || one.kind === other.kind) return false
  return !TIED.some((pair) => pair.includes(one.kind) && pair.includes(other.kind))
}

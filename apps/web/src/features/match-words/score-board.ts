import type { Match, Score } from '../sportsbook/index.ts'
import { MATCH_STATUS, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { PERIOD_PLACE, codePlace, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

export type Pair = readonly [home: number, away: number]

/** A quarter, set, inning or frame; `overtime` and `shootOut` have no number. */
export type PartName = { readonly part: number } | 'overtime' | 'shootOut'
export type Part = { readonly name: PartName; readonly score: Pair | null; readonly isNow: boolean }

export type ScoreBoard = {
  /** Null before kick-off. */
  readonly score: Pair | null
  /** Soccer, once the first half is over. */
  readonly halfTime: Pair | null
  readonly shootOut: Pair | null
  readonly parts: readonly Part[]
  /** Points of the game under way, as they are called: "40", "A". */
  readonly points: readonly [string, string] | null
  readonly corners: Pair | null
  readonly yellowCards: Pair | null
  readonly redCards: Pair | null
}

type Scored = Pick<Match, 'sportId' | 'partCount' | 'scores' | 'clock' | 'status'>

/** Where the columns of a sport begin, of which kind they are, and what may follow them (2.2). */
type Columns = {
  readonly first: number
  readonly kind: number
  readonly overtime?: number
  readonly shootOut?: number
}
const COLUMNS: Readonly<Record<number, Columns>> = {
  [SPORT.iceHockey]: { first: 2003, kind: SCORE_KIND.score, overtime: 2006, shootOut: 2007 },
  [SPORT.basketball]: { first: 3005, kind: SCORE_KIND.score, overtime: 3009 },
  [SPORT.rugby]: { first: 4003, kind: SCORE_KIND.score, overtime: 4005 },
  [SPORT.tennis]: { first: 5002, kind: SCORE_KIND.sets },
  [SPORT.americanFootball]: { first: 6005, kind: SCORE_KIND.score, overtime: 6009 },
  [SPORT.baseball]: { first: 7004, kind: SCORE_KIND.score, overtime: 7013 },
  [SPORT.handball]: { first: 8003, kind: SCORE_KIND.score, overtime: 8005, shootOut: 8006 },
  [SPORT.volleyball]: { first: 13_002, kind: SCORE_KIND.sets },
  [SPORT.tableTennis]: { first: 15_002, kind: SCORE_KIND.games },
  [SPORT.snooker]: { first: 16_002, kind: SCORE_KIND.frames },
  [SPORT.badminton]: { first: 47_002, kind: SCORE_KIND.games },
  [SPORT.beachVolleyball]: { first: 51_002, kind: SCORE_KIND.sets },
  [SPORT.electronicBasketball]: { first: 178_005, kind: SCORE_KIND.score, overtime: 178_009 },
}
/** Basketball in halves. */
const HALVES_OF_QUARTERS = 3
/** A snooker match may have 35 frames; as many as fit are shown, the latest of them. */
const PARTS_SHOWN = 9

export function scoreBoardOf(match: Scored): ScoreBoard {
  const { sportId, scores } = match
  const code = (place: number) => sportCode(sportId, place)
  const real = (kind: number) =>
    scoreOf(scores, kind, [code(PERIOD_PLACE.realTime), code(PERIOD_PLACE.fullTime)])
  return {
    score: headline(match),
    halfTime:
      isSoccer(sportId) && isPastFirstHalf(match)
        ? scoreOf(scores, SCORE_KIND.score, [code(PERIOD_PLACE.firstHalf)])
        : null,
    shootOut: isSoccer(sportId) ? scoreOf(scores, SCORE_KIND.score, [code(PERIOD_PLACE.shootOut)]) : null,
    parts: partsOf(match),
    points: sportId === SPORT.tennis && match.status === MATCH_STATUS.live ? calledPoints(match) : null,
    corners: sportId === SPORT.soccer ? real(SCORE_KIND.corners) : null,
    yellowCards: sportId === SPORT.soccer ? real(SCORE_KIND.yellowCards) : null,
    redCards: sportId === SPORT.soccer ? real(SCORE_KIND.redCards) : null,
  }
}

const isSoccer = (sportId: number): boolean => sportId === SPORT.soccer || sportId === SPORT.electronicSoccer

/** Score group 5 of the sport's period (SPT-04): real time where it has one, else full time. Tennis counts sets. */
export function headline({ sportId, scores }: Pick<Match, 'sportId' | 'scores'>): Pair | null {
  const fullTime = sportCode(sportId, PERIOD_PLACE.fullTime)
  if (sportId === SPORT.tennis) return scoreOf(scores, SCORE_KIND.sets, [fullTime])
  return scoreOf(scores, SCORE_KIND.score, [sportCode(sportId, PERIOD_PLACE.realTime), fullTime])
}

function scoreOf(scores: readonly Score[], kind: number, periods: readonly number[]): Pair | null {
  for (const period of periods) {
    const found = scores.find((score) => score.kind === kind && score.period === period)
    if (found) return pairOf(found)
  }
  return null
}

const pairOf = ({ values: [home = 0, away = 0] }: Score): Pair => [home, away]

/** Of the clock of soccer (3.5): from here on the first half is over. */
const HALF_TIME = 3

function isPastFirstHalf({ clock, sportId, status }: Scored): boolean {
  return status !== MATCH_STATUS.live || codePlace(sportId, clock.period) >= HALF_TIME
}

function partsOf(match: Scored): readonly Part[] {
  const columns = columnsOf(match)
  if (!columns || match.scores.length === 0) return []
  const { scores, sportId, clock, status, partCount } = match
  const now = status === MATCH_STATUS.live ? currentPart(sportId, clock.period) : null
  const parts = Array.from({ length: partCount }, (_nothing, at) => ({
    name: { part: at + 1 },
    score: scoreOf(scores, columns.kind, [columns.first + at]),
    isNow: now === at + 1,
  }))
  return [...latest(parts), ...further(match, columns)]
}

function columnsOf({ sportId, partCount }: Scored): Columns | null {
  const columns = COLUMNS[sportId] ?? null
  const isInHalves =
    (sportId === SPORT.basketball || sportId === SPORT.electronicBasketball) && partCount === 2
  return columns && isInHalves ? { ...columns, first: sportCode(sportId, HALVES_OF_QUARTERS) } : columns
}

function latest(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= PARTS_SHOWN) return parts
  const played = parts.filter(({ score }) => score !== null).length
  const end = Math.max(PARTS_SHOWN, played)
  return parts.slice(end - PARTS_SHOWN, end)
}

/** Overtime and a shoot-out show once they have begun. */
function further({ scores, sportId, clock, status }: Scored, { overtime, shootOut }: Columns): Part[] {
  const isNow = (name: 'overtime' | 'shootOut') =>
    status === MATCH_STATUS.live && currentFurther(sportId, clock.period) === name
  const part = (name: 'overtime' | 'shootOut', period: number | undefined): Part[] => {
    const score = period === undefined ? null : scoreOf(scores, SCORE_KIND.score, [period])
    return score ? [{ name, score, isNow: isNow(name) }] : []
  }
  return [...part('overtime', overtime), ...part('shootOut', shootOut)]
}

function currentFurther(sportId: number, period: number): 'overtime' | 'shootOut' | null {
  const place = codePlace(sportId, period)
  if (sportId === SPORT.iceHockey) return place === 9 ? 'overtime' : place === 12 ? 'shootOut' : null
  if (QUARTERED.has(sportId)) return place === 12 ? 'overtime' : null
  if (sportId === SPORT.baseball) return place >= 48 && place <= 50 ? 'overtime' : null
  return place === 6 || place === 8 ? 'overtime' : place === 10 ? 'shootOut' : null
}

const QUARTERED = new Set<number>([SPORT.basketball, SPORT.americanFootball, SPORT.electronicBasketball])
const IN_SETS = new Set<number>([
  SPORT.tennis,
  SPORT.volleyball,
  SPORT.tableTennis,
  SPORT.badminton,
  SPORT.beachVolleyball,
])

/** Which column the clock's period (3.5) is in; null in breaks and for sports whose clock does not tell. */
export function currentPart(sportId: number, period: number): number | null {
  const place = codePlace(sportId, period)
  if (IN_SETS.has(sportId) || sportId === SPORT.iceHockey)
    return place >= 2 && place % 2 === 0 ? place / 2 : null
  if (QUARTERED.has(sportId)) {
    if (place === 2 || place === 4) return place / 2
    return place >= 5 && place <= 11 && place % 2 === 1 ? (place - 3) / 2 : null
  }
  if (sportId === SPORT.baseball)
    return place >= 3 && place <= 45 && place % 5 !== 1 ? Math.floor((place - 3) / 5) + 1 : null
  return place === 2 || place === 4 ? place / 2 : null
}

/** Of a sport in sets: the games or points of the set under way, and the points of a tennis game; empty elsewhere. */
export function runningScore(match: Scored): string {
  const { sportId, scores, clock, status } = match
  const columns = IN_SETS.has(sportId) || sportId === SPORT.snooker ? COLUMNS[sportId] : undefined
  if (!columns || status !== MATCH_STATUS.live) return ''
  // The clock of snooker does not count frames: the one under way follows those that are won.
  const part =
    sportId === SPORT.snooker
      ? (headline(match) ?? [0, 0]).reduce((sum, won) => sum + won, 1)
      : currentPart(sportId, clock.period)
  const score = part === null ? null : scoreOf(scores, columns.kind, [columns.first + part - 1])
  const points = sportId === SPORT.tennis && score ? calledPoints(match) : null
  return [score, points].flatMap((pair) => (pair ? [pair.join('–')] : [])).join(' · ')
}

const ADVANTAGE = 50

/** Real time of tennis is the game under way: 0, 15, 30, 40, and 50 for advantage. */
function calledPoints({ scores, sportId }: Scored): readonly [string, string] | null {
  const points = scoreOf(scores, SCORE_KIND.score, [sportCode(sportId, PERIOD_PLACE.realTime)])
  if (!points) return null
  const call = (value: number) => (value === ADVANTAGE ? 'A' : String(value))
  return [call(points[0]), call(points[1])]
}

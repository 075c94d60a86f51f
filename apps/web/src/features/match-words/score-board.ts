import { MATCH_STATUS, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchRecord, WireScore } from '@keo/sportsbook-contract/match-record'
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

type Scored = Pick<MatchRecord, 'sid' | 'fid' | 'nsg' | 'mc' | 'ms'>

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
  const { sid, nsg } = match
  const code = (place: number) => sportCode(sid, place)
  const real = (kind: number) =>
    scoreOf(nsg, kind, [code(PERIOD_PLACE.realTime), code(PERIOD_PLACE.fullTime)])
  return {
    score: headline(match),
    halfTime:
      isSoccer(sid) && isPastFirstHalf(match)
        ? scoreOf(nsg, SCORE_KIND.score, [code(PERIOD_PLACE.firstHalf)])
        : null,
    shootOut: isSoccer(sid) ? scoreOf(nsg, SCORE_KIND.score, [code(PERIOD_PLACE.shootOut)]) : null,
    parts: partsOf(match),
    points: sid === SPORT.tennis && match.ms === MATCH_STATUS.live ? calledPoints(match) : null,
    corners: sid === SPORT.soccer ? real(SCORE_KIND.corners) : null,
    yellowCards: sid === SPORT.soccer ? real(SCORE_KIND.yellowCards) : null,
    redCards: sid === SPORT.soccer ? real(SCORE_KIND.redCards) : null,
  }
}

const isSoccer = (sid: number): boolean => sid === SPORT.soccer || sid === SPORT.electronicSoccer

/** Score group 5 of the sport's period (SPT-04): real time where it has one, else full time. Tennis counts sets. */
export function headline({ sid, nsg }: Pick<MatchRecord, 'sid' | 'nsg'>): Pair | null {
  const fullTime = sportCode(sid, PERIOD_PLACE.fullTime)
  if (sid === SPORT.tennis) return scoreOf(nsg, SCORE_KIND.sets, [fullTime])
  return scoreOf(nsg, SCORE_KIND.score, [sportCode(sid, PERIOD_PLACE.realTime), fullTime])
}

function scoreOf(nsg: readonly WireScore[], kind: number, periods: readonly number[]): Pair | null {
  for (const period of periods) {
    const found = nsg.find(({ tyg, pe }) => tyg === kind && pe === period)
    if (found) return pairOf(found)
  }
  return null
}

const pairOf = ({ sc: [home = 0, away = 0] }: WireScore): Pair => [home, away]

/** Of the clock of soccer (3.5): from here on the first half is over. */
const HALF_TIME = 3

function isPastFirstHalf({ mc, sid, ms }: Scored): boolean {
  return ms !== MATCH_STATUS.live || codePlace(sid, mc.pe) >= HALF_TIME
}

function partsOf(match: Scored): readonly Part[] {
  const columns = columnsOf(match)
  if (!columns || match.nsg.length === 0) return []
  const { nsg, sid, mc, ms, fid } = match
  const now = ms === MATCH_STATUS.live ? currentPart(sid, mc.pe) : null
  const parts = Array.from({ length: fid }, (_nothing, at) => ({
    name: { part: at + 1 },
    score: scoreOf(nsg, columns.kind, [columns.first + at]),
    isNow: now === at + 1,
  }))
  return [...latest(parts), ...further(match, columns)]
}

function columnsOf({ sid, fid }: Scored): Columns | null {
  const columns = COLUMNS[sid] ?? null
  const isInHalves = (sid === SPORT.basketball || sid === SPORT.electronicBasketball) && fid === 2
  return columns && isInHalves ? { ...columns, first: sportCode(sid, HALVES_OF_QUARTERS) } : columns
}

function latest(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= PARTS_SHOWN) return parts
  const played = parts.filter(({ score }) => score !== null).length
  const end = Math.max(PARTS_SHOWN, played)
  return parts.slice(end - PARTS_SHOWN, end)
}

/** Overtime and a shoot-out show once they have begun. */
function further({ nsg, sid, mc, ms }: Scored, { overtime, shootOut }: Columns): Part[] {
  const isNow = (name: 'overtime' | 'shootOut') =>
    ms === MATCH_STATUS.live && currentFurther(sid, mc.pe) === name
  const part = (name: 'overtime' | 'shootOut', period: number | undefined): Part[] => {
    const score = period === undefined ? null : scoreOf(nsg, SCORE_KIND.score, [period])
    return score ? [{ name, score, isNow: isNow(name) }] : []
  }
  return [...part('overtime', overtime), ...part('shootOut', shootOut)]
}

function currentFurther(sid: number, pe: number): 'overtime' | 'shootOut' | null {
  const place = codePlace(sid, pe)
  if (sid === SPORT.iceHockey) return place === 9 ? 'overtime' : place === 12 ? 'shootOut' : null
  if (QUARTERED.has(sid)) return place === 12 ? 'overtime' : null
  if (sid === SPORT.baseball) return place >= 48 && place <= 50 ? 'overtime' : null
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
export function currentPart(sid: number, pe: number): number | null {
  const place = codePlace(sid, pe)
  if (IN_SETS.has(sid) || sid === SPORT.iceHockey) return place >= 2 && place % 2 === 0 ? place / 2 : null
  if (QUARTERED.has(sid)) {
    if (place === 2 || place === 4) return place / 2
    return place >= 5 && place <= 11 && place % 2 === 1 ? (place - 3) / 2 : null
  }
  if (sid === SPORT.baseball)
    return place >= 3 && place <= 45 && place % 5 !== 1 ? Math.floor((place - 3) / 5) + 1 : null
  return place === 2 || place === 4 ? place / 2 : null
}

/** Of a sport in sets: the games or points of the set under way, and the points of a tennis game; empty elsewhere. */
export function runningScore(match: Scored): string {
  const { sid, nsg, mc, ms } = match
  const columns = IN_SETS.has(sid) || sid === SPORT.snooker ? COLUMNS[sid] : undefined
  if (!columns || ms !== MATCH_STATUS.live) return ''
  // The clock of snooker does not count frames: the one under way follows those that are won.
  const part =
    sid === SPORT.snooker
      ? (headline(match) ?? [0, 0]).reduce((sum, won) => sum + won, 1)
      : currentPart(sid, mc.pe)
  const score = part === null ? null : scoreOf(nsg, columns.kind, [columns.first + part - 1])
  const points = sid === SPORT.tennis && score ? calledPoints(match) : null
  return [score, points].flatMap((pair) => (pair ? [pair.join('–')] : [])).join(' · ')
}

const ADVANTAGE = 50

/** Real time of tennis is the game under way: 0, 15, 30, 40, and 50 for advantage. */
function calledPoints({ nsg, sid }: Scored): readonly [string, string] | null {
  const points = scoreOf(nsg, SCORE_KIND.score, [sportCode(sid, PERIOD_PLACE.realTime)])
  if (!points) return null
  const call = (value: number) => (value === ADVANTAGE ? 'A' : String(value))
  return [call(points[0]), call(points[1])]
}

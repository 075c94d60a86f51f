import type { MatchRecord, WireScore } from '@keo/sportsbook-contract/match-record'

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

const KIND = { score: 5, corners: 6, yellow: 7, red: 8, frames: 12, sets: 5556, games: 5559 } as const
const LIVE = 5

/** Where the columns of a sport begin, of which kind they are, and what may follow them (2.2). */
type Columns = {
  readonly first: number
  readonly kind: number
  readonly overtime?: number
  readonly shootOut?: number
}
const COLUMNS: Readonly<Record<number, Columns>> = {
  2: { first: 2003, kind: KIND.score, overtime: 2006, shootOut: 2007 },
  3: { first: 3005, kind: KIND.score, overtime: 3009 },
  4: { first: 4003, kind: KIND.score, overtime: 4005 },
  5: { first: 5002, kind: KIND.sets },
  6: { first: 6005, kind: KIND.score, overtime: 6009 },
  7: { first: 7004, kind: KIND.score, overtime: 7013 },
  8: { first: 8003, kind: KIND.score, overtime: 8005, shootOut: 8006 },
  13: { first: 13_002, kind: KIND.sets },
  15: { first: 15_002, kind: KIND.games },
  16: { first: 16_002, kind: KIND.frames },
  47: { first: 47_002, kind: KIND.games },
  51: { first: 51_002, kind: KIND.sets },
  178: { first: 178_005, kind: KIND.score, overtime: 178_009 },
}
/** Basketball in halves. */
const HALVES_OF_QUARTERS = 3003
/** A snooker match may have 35 frames; as many as fit are shown, the latest of them. */
const PARTS_SHOWN = 9

export function scoreBoardOf(match: Scored): ScoreBoard {
  const { sid, nsg } = match
  const base = sid * 1000
  const real = (kind: number) => scoreOf(nsg, kind, [base, base + 1])
  return {
    score: headline(match),
    halfTime: isSoccer(sid) && isPastFirstHalf(match) ? scoreOf(nsg, KIND.score, [base + 2]) : null,
    shootOut: isSoccer(sid) ? scoreOf(nsg, KIND.score, [base + 6]) : null,
    parts: partsOf(match),
    points: sid === TENNIS && match.ms === LIVE ? calledPoints(match) : null,
    corners: sid === SOCCER ? real(KIND.corners) : null,
    yellowCards: sid === SOCCER ? real(KIND.yellow) : null,
    redCards: sid === SOCCER ? real(KIND.red) : null,
  }
}

const SOCCER = 1
const E_SOCCER = 177
const TENNIS = 5
const isSoccer = (sid: number): boolean => sid === SOCCER || sid === E_SOCCER

/** Score group 5 of the sport's period (SPT-04): real time where it has one, else full time. Tennis counts sets. */
export function headline({ sid, nsg }: Pick<MatchRecord, 'sid' | 'nsg'>): Pair | null {
  const base = sid * 1000
  if (sid === TENNIS) return scoreOf(nsg, KIND.sets, [base + 1])
  return scoreOf(nsg, KIND.score, [base, base + 1])
}

function scoreOf(nsg: readonly WireScore[], kind: number, periods: readonly number[]): Pair | null {
  for (const period of periods) {
    const found = nsg.find(({ tyg, pe }) => tyg === kind && pe === period)
    if (found) return pairOf(found)
  }
  return null
}

const pairOf = ({ sc: [home = 0, away = 0] }: WireScore): Pair => [home, away]

function isPastFirstHalf({ mc, sid, ms }: Scored): boolean {
  return ms !== LIVE || mc.pe >= sid * 1000 + 3
}

function partsOf(match: Scored): readonly Part[] {
  const columns = columnsOf(match)
  if (!columns || match.nsg.length === 0) return []
  const { nsg, sid, mc, ms, fid } = match
  const now = ms === LIVE ? currentPart(sid, mc.pe) : null
  const parts = Array.from({ length: fid }, (_nothing, at) => ({
    name: { part: at + 1 },
    score: scoreOf(nsg, columns.kind, [columns.first + at]),
    isNow: now === at + 1,
  }))
  return [...latest(parts), ...further(match, columns)]
}

function columnsOf({ sid, fid }: Scored): Columns | null {
  const columns = COLUMNS[sid] ?? null
  const isInHalves = (sid === 3 || sid === 178) && fid === 2
  return columns && isInHalves ? { ...columns, first: sid * 1000 + (HALVES_OF_QUARTERS % 1000) } : columns
}

function latest(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= PARTS_SHOWN) return parts
  const played = parts.filter(({ score }) => score !== null).length
  const end = Math.max(PARTS_SHOWN, played)
  return parts.slice(end - PARTS_SHOWN, end)
}

/** Overtime and a shoot-out show once they have begun. */
function further({ nsg, sid, mc, ms }: Scored, { overtime, shootOut }: Columns): Part[] {
  const isNow = (name: 'overtime' | 'shootOut') => ms === LIVE && currentFurther(sid, mc.pe) === name
  const part = (name: 'overtime' | 'shootOut', period: number | undefined): Part[] => {
    const score = period === undefined ? null : scoreOf(nsg, KIND.score, [period])
    return score ? [{ name, score, isNow: isNow(name) }] : []
  }
  return [...part('overtime', overtime), ...part('shootOut', shootOut)]
}

function currentFurther(sid: number, pe: number): 'overtime' | 'shootOut' | null {
  const place = pe - sid * 1000
  if (sid === 2) return place === 9 ? 'overtime' : place === 12 ? 'shootOut' : null
  if (QUARTERED.has(sid)) return place === 12 ? 'overtime' : null
  if (sid === 7) return place >= 48 && place <= 50 ? 'overtime' : null
  return place === 6 || place === 8 ? 'overtime' : place === 10 ? 'shootOut' : null
}

const QUARTERED = new Set([3, 6, 178])
const IN_SETS = new Set([5, 13, 15, 47, 51])

/** Which column the clock's period (3.5) is in; null in breaks and for sports whose clock does not tell. */
export function currentPart(sid: number, pe: number): number | null {
  const place = pe - sid * 1000
  if (IN_SETS.has(sid) || sid === 2) return place >= 2 && place % 2 === 0 ? place / 2 : null
  if (QUARTERED.has(sid)) {
    if (place === 2 || place === 4) return place / 2
    return place >= 5 && place <= 11 && place % 2 === 1 ? (place - 3) / 2 : null
  }
  if (sid === 7) return place >= 3 && place <= 45 && place % 5 !== 1 ? Math.floor((place - 3) / 5) + 1 : null
  return place === 2 || place === 4 ? place / 2 : null
}

const SNOOKER = 16

/** Of a sport in sets: the games or points of the set under way, and the points of a tennis game; empty elsewhere. */
export function runningScore(match: Scored): string {
  const { sid, nsg, mc, ms } = match
  const columns = IN_SETS.has(sid) || sid === SNOOKER ? COLUMNS[sid] : undefined
  if (!columns || ms !== LIVE) return ''
  // The clock of snooker does not count frames: the one under way follows those that are won.
  const part =
    sid === SNOOKER ? (headline(match) ?? [0, 0]).reduce((sum, won) => sum + won, 1) : currentPart(sid, mc.pe)
  const score = part === null ? null : scoreOf(nsg, columns.kind, [columns.first + part - 1])
  const points = sid === TENNIS && score ? calledPoints(match) : null
  return [score, points].flatMap((pair) => (pair ? [pair.join('–')] : [])).join(' · ')
}

const ADVANTAGE = 50

/** Real time of tennis is the game under way: 0, 15, 30, 40, and 50 for advantage. */
function calledPoints({ nsg, sid }: Scored): readonly [string, string] | null {
  const points = scoreOf(nsg, KIND.score, [sid * 1000])
  if (!points) return null
  const call = (value: number) => (value === ADVANTAGE ? 'A' : String(value))
  return [call(points[0]), call(points[1])]
}

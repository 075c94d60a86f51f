import type { PlainMessageKey } from '@keo/messages/keys'
import type { Say } from '@keo/messages/say'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { currentPart } from './score-board.ts'

/** What a part of the match is called in each sport. */
const PART_WORDS = {
  quarter: 'match.period.quarter',
  third: 'match.period.third',
  set: 'match.period.set',
  game: 'match.period.game',
  inning: 'match.period.inning',
  round: 'match.period.round',
} as const
type PartWord = keyof typeof PART_WORDS | 'half'

const PART_OF: Readonly<Record<number, PartWord>> = {
  1: 'half', 2: 'third', 3: 'quarter', 4: 'half', 5: 'set', 6: 'quarter', 7: 'inning', 8: 'half',
  13: 'set', 15: 'game', 16: 'game', 19: 'round', 47: 'game', 51: 'set', 177: 'half', 178: 'quarter',
} // prettier-ignore

/** What the pause after a part is called, where it is not a pause between halves or quarters. */
const BREAKS: Readonly<Partial<Record<PartWord, PlainMessageKey>>> = {
  set: 'match.period.setBreak',
  game: 'match.period.gameBreak',
}

const STATUS: Readonly<Record<number, PlainMessageKey>> = {
  0: 'match.status.over',
  1: 'match.status.postponed',
  2: 'match.status.interrupted',
  3: 'match.status.cancelled',
  4: 'match.status.notStarted',
  6: 'match.status.delayed',
  7: 'match.status.abandoned',
  8: 'match.status.suspended',
}
const LIVE = 5

/** Codes of the clock (3.5) beside the parts themselves, after the sport's thousand. */
const HALVES: Readonly<Record<number, PlainMessageKey>> = {
  3: 'match.period.halfTime', 5: 'match.period.normalOver', 6: 'match.period.extra1', 7: 'match.period.extraBreak',
  8: 'match.period.extra2', 9: 'match.period.extraOver', 10: 'match.period.shootOut', 11: 'match.status.over',
  12: 'match.period.waitExtra', 13: 'match.period.waitShootOut', 14: 'match.period.shootOut',
  15: 'match.status.interrupted', 16: 'match.status.abandoned',
} // prettier-ignore
const QUARTERS: Readonly<Record<number, PlainMessageKey>> = {
  3: 'match.period.halfTime', 6: 'match.period.break', 8: 'match.period.halfTime', 10: 'match.period.break',
  12: 'match.period.overtime', 13: 'match.period.normalOver', 14: 'match.status.over', 15: 'match.period.waitExtra',
  16: 'match.period.extraOver', 18: 'match.status.interrupted', 19: 'match.status.abandoned',
} // prettier-ignore
const HOCKEY: Readonly<Record<number, PlainMessageKey>> = {
  7: 'match.period.normalOver', 8: 'match.period.waitExtra', 9: 'match.period.overtime', 10: 'match.period.extraOver',
  11: 'match.period.waitShootOut', 12: 'match.period.shootOut', 13: 'match.period.shootOut',
  14: 'match.status.interrupted', 15: 'match.status.abandoned', 16: 'match.status.over',
} // prettier-ignore
const SNOOKER: Readonly<Record<number, PlainMessageKey>> = {
  2: 'match.period.inPlay', 3: 'match.period.session', 4: 'match.period.gameBreak', 5: 'match.status.over',
} // prettier-ignore

const TABLES: Readonly<Record<number, Readonly<Record<number, PlainMessageKey>>>> = {
  1: HALVES, 4: HALVES, 8: HALVES, 177: HALVES, 3: QUARTERS, 6: QUARTERS, 178: QUARTERS, 2: HOCKEY, 16: SNOOKER,
} // prettier-ignore

type Timed = Pick<MatchRecord, 'sid' | 'ms' | 'mc' | 'fid'>

/** "Hiệp 2", "Nghỉ giữa hiệp", "Kết thúc": what the match is at. */
export function periodText({ sid, ms, mc: { pe }, fid }: Timed, say: Say): string {
  if (ms !== LIVE) return say(STATUS[ms] ?? 'match.status.suspended')
  const known = TABLES[sid]?.[pe - sid * 1000]
  if (known) return say(known)
  if (sid === BASEBALL) return inningText(pe, say)
  const part = sid === BOXING ? (pe - 19_000) / 2 : currentPart(sid, pe)
  if (part === null || !Number.isInteger(part))
    return say(BREAKS[PART_OF[sid] ?? 'half'] ?? 'match.period.break')
  return partText(isInHalves(sid, fid) ? 'half' : (PART_OF[sid] ?? 'half'), part, say)
}

const BASEBALL = 7
const BOXING = 19
const isInHalves = (sid: number, fid: number): boolean => (sid === 3 || sid === 178) && fid === 2

/** Halves have names, not numbers, in most languages. */
function partText(word: PartWord, n: number, say: Say): string {
  if (word !== 'half') return say(PART_WORDS[word], { n })
  return say(n === 1 ? 'match.period.half1' : 'match.period.half2')
}

/** Top, middle, bottom and end of each inning have numbers of their own. */
function inningText(pe: number, say: Say): string {
  const place = pe - 7003
  if (pe >= 7048 && pe <= 7050) return say('match.period.extraInning')
  if (place < 0) return say('match.period.break')
  const n = Math.floor(place / 5) + 1
  const half = place % 5
  if (half === 0) return say('match.period.inningTop', { n })
  return half === 2 ? say('match.period.inningBottom', { n }) : say('match.period.inning', { n })
}

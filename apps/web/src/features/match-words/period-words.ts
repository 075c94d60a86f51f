import type { PlainMessageKey } from '@keo/messages/keys'
import type { Say } from '@keo/messages/say'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { codePlace } from '@keo/sportsbook-contract/sport-codes'
import type { Match } from '../sportsbook/index.ts'
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
  [SPORT.soccer]: 'half', [SPORT.rugby]: 'half', [SPORT.handball]: 'half', [SPORT.electronicSoccer]: 'half',
  [SPORT.basketball]: 'quarter', [SPORT.americanFootball]: 'quarter', [SPORT.electronicBasketball]: 'quarter',
  [SPORT.tennis]: 'set', [SPORT.volleyball]: 'set', [SPORT.beachVolleyball]: 'set',
  [SPORT.tableTennis]: 'game', [SPORT.snooker]: 'game', [SPORT.badminton]: 'game',
  [SPORT.iceHockey]: 'third', [SPORT.baseball]: 'inning', [SPORT.boxing]: 'round',
} // prettier-ignore

/** What the pause after a part is called, where it is not a pause between halves or quarters. */
const BREAKS: Readonly<Partial<Record<PartWord, PlainMessageKey>>> = {
  set: 'match.period.setBreak',
  game: 'match.period.gameBreak',
}

const STATUS: Readonly<Record<number, PlainMessageKey>> = {
  [MATCH_STATUS.ended]: 'match.status.over',
  [MATCH_STATUS.postponed]: 'match.status.postponed',
  [MATCH_STATUS.interrupted]: 'match.status.interrupted',
  [MATCH_STATUS.cancelled]: 'match.status.cancelled',
  [MATCH_STATUS.notStarted]: 'match.status.notStarted',
  [MATCH_STATUS.delayed]: 'match.status.delayed',
  [MATCH_STATUS.abandoned]: 'match.status.abandoned',
  [MATCH_STATUS.suspended]: 'match.status.suspended',
}

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
  [SPORT.soccer]: HALVES, [SPORT.rugby]: HALVES, [SPORT.handball]: HALVES, [SPORT.electronicSoccer]: HALVES,
  [SPORT.basketball]: QUARTERS, [SPORT.americanFootball]: QUARTERS, [SPORT.electronicBasketball]: QUARTERS,
  [SPORT.iceHockey]: HOCKEY, [SPORT.snooker]: SNOOKER,
} // prettier-ignore

type Timed = Pick<Match, 'sportId' | 'status' | 'clock' | 'partCount'>

/** "Hiệp 2", "Nghỉ giữa hiệp", "Kết thúc": what the match is at. */
export function periodText({ sportId, status, clock: { period }, partCount }: Timed, say: Say): string {
  if (status !== MATCH_STATUS.live) return say(STATUS[status] ?? 'match.status.suspended')
  const known = TABLES[sportId]?.[codePlace(sportId, period)]
  if (known) return say(known)
  if (sportId === SPORT.baseball) return inningText(period, say)
  const part = sportId === SPORT.boxing ? codePlace(sportId, period) / 2 : currentPart(sportId, period)
  if (part === null || !Number.isInteger(part))
    return say(BREAKS[PART_OF[sportId] ?? 'half'] ?? 'match.period.break')
  return partText(isInHalves(sportId, partCount) ? 'half' : (PART_OF[sportId] ?? 'half'), part, say)
}

const isInHalves = (sportId: number, partCount: number): boolean =>
  (sportId === SPORT.basketball || sportId === SPORT.electronicBasketball) && partCount === 2

/** Halves have names, not numbers, in most languages. */
function partText(word: PartWord, n: number, say: Say): string {
  if (word !== 'half') return say(PART_WORDS[word], { n })
  return say(n === 1 ? 'match.period.half1' : 'match.period.half2')
}

/** Top, middle, bottom and end of each inning have numbers of their own. */
function inningText(period: number, say: Say): string {
  const place = period - 7003
  if (period >= 7048 && period <= 7050) return say('match.period.extraInning')
  if (place < 0) return say('match.period.break')
  const n = Math.floor(place / 5) + 1
  const half = place % 5
  if (half === 0) return say('match.period.inningTop', { n })
  return half === 2 ? say('match.period.inningBottom', { n }) : say('match.period.inning', { n })
}

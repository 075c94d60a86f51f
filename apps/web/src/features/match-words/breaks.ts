import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { codePlace } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Match } from '../sportsbook/index.ts'

/** Codes of the clock (3.5) at which nobody plays, after the sport's thousand. */
const HALVES = new Set([1, 3, 5, 7, 9, 11, 12, 13, 15, 16])
const QUARTERS = new Set([1, 3, 6, 8, 10, 13, 14, 15, 16, 18, 19])
const THIRDS = new Set([1, 3, 5, 7, 8, 10, 11, 14, 15, 16])
const FRAMES = new Set([1, 3, 4, 5])
const TABLES: Readonly<Record<number, ReadonlySet<number>>> = {
  [SPORT.soccer]: HALVES, [SPORT.rugby]: HALVES, [SPORT.handball]: HALVES, [SPORT.electronicSoccer]: HALVES,
  [SPORT.basketball]: QUARTERS, [SPORT.americanFootball]: QUARTERS, [SPORT.electronicBasketball]: QUARTERS,
  [SPORT.iceHockey]: THIRDS, [SPORT.snooker]: FRAMES,
} // prettier-ignore

/** True in the pauses of a live match: between halves, quarters, sets, innings and rounds. */
export function isBreak({ sportId, status, clock }: Pick<Match, 'sportId' | 'status' | 'clock'>): boolean {
  if (status !== MATCH_STATUS.live) return false
  const place = codePlace(sportId, clock.period)
  const known = TABLES[sportId]
  if (known) return known.has(place)
  // Top and bottom of an inning are the first and the third of its five codes.
  if (sportId === SPORT.baseball)
    return place >= 3 && place < 48 && (place - 3) % 5 !== 0 && (place - 3) % 5 !== 2
  return place % 2 === 1
}

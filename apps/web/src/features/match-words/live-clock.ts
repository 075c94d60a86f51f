import { CLOCK_DIRECTION, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { matchClock } from './match-clock.ts'
import type { Match } from '../sportsbook/index.ts'

/** Where the periods of a soccer match end by the rules, in halves, by the period of its clock (3.5). */
const SOCCER_ENDS: Readonly<Record<number, number>> = { 1002: 1, 1004: 2, 1006: 2 + 1 / 3, 1008: 2 + 2 / 3 }
/** Minutes of one half in the shorter formats (3.12), those of the screen among them. */
const HALF_MINUTES: Readonly<Record<number, number>> = {
  100_002: 40, 100_004: 35, 100_005: 30, 100_006: 25,
  17_700_001: 4, 17_700_002: 6, 17_700_003: 9, 17_700_004: 5, 17_700_005: 3,
} // prettier-ignore
const FULL_HALF = 45

/** Minutes of one half of soccer; null for a sport that counts otherwise. */
export function halfMinutes({ sportId, format }: Pick<Match, 'sportId' | 'format'>): number | null {
  return sportId === SPORT.soccer || sportId === SPORT.electronicSoccer
    ? (HALF_MINUTES[format] ?? FULL_HALF)
    : null
}

type Timed = Pick<Match, 'sportId' | 'status' | 'clock' | 'format'>

/** The counter of a live match so long after it was read; empty where there is none (SPT-04). */
export function liveClock({ sportId, status, clock, format }: Timed, sinceMs: number): string {
  if (status !== MATCH_STATUS.live || clock.seconds === undefined) return ''
  const gone = clock.isRunning ? Math.max(0, Math.floor(sinceMs / 1000)) : 0
  const seconds =
    clock.direction === CLOCK_DIRECTION.down ? Math.max(0, clock.seconds - gone) : clock.seconds + gone
  const endsAt = sportId === SPORT.soccer ? endOf(clock.period, format) : undefined
  return matchClock(seconds, endsAt === undefined ? {} : { endsAt })
}

/** Extra time has thirty minutes in every format. */
function endOf(period: number, format: number): number | undefined {
  const halves = SOCCER_ENDS[period]
  if (halves === undefined) return undefined
  const minutes = halves > 2 ? FULL_HALF : (halfMinutes({ sportId: SPORT.soccer, format }) ?? FULL_HALF)
  return Math.round(halves * minutes) * 60
}

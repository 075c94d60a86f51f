import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { matchClock } from '../../../shared/match-clock.ts'

const LIVE = 5
const SOCCER = 1
const COUNTS_DOWN = 2
/** Where the periods of a soccer match end by the rules, in minutes, by the period of its clock (3.5). */
const SOCCER_ENDS: Readonly<Record<number, number>> = { 1002: 45, 1004: 90, 1006: 105, 1008: 120 }
/** Shorter formats (3.12): minutes of one half. */
const HALF_MINUTES: Readonly<Record<number, number>> = { 100_002: 40, 100_004: 35, 100_005: 30, 100_006: 25 }

type Timed = Pick<MatchRecord, 'sid' | 'ms' | 'mc' | 'fmt'>

/** The counter of a live match so long after it was read; empty where there is none (SPT-04). */
export function liveClock({ sid, ms, mc, fmt }: Timed, sinceMs: number): string {
  if (ms !== LIVE || mc.s === undefined) return ''
  const gone = mc.r ? Math.max(0, Math.floor(sinceMs / 1000)) : 0
  const seconds = mc.tp === COUNTS_DOWN ? Math.max(0, mc.s - gone) : mc.s + gone
  const endsAt = sid === SOCCER ? endOf(mc.pe, fmt) : undefined
  return matchClock(seconds, endsAt === undefined ? {} : { endsAt })
}

function endOf(pe: number, fmt: number): number | undefined {
  const minutes = SOCCER_ENDS[pe]
  if (minutes === undefined) return undefined
  const half = HALF_MINUTES[fmt]
  if (half === undefined || minutes > 90) return minutes * 60
  return (minutes / 45) * half * 60
}

import { payoutOf } from '@keo/game-rules/multiplier'
import { crashFlightMs, crashMultiplierAt } from '@keo/games-contract/shared-tables'
import type { Instant } from '@keo/service-kit/clock'

/** Both fix the whole round: when it flies, and when it is over. */
export type CrashRound = {
  readonly bettingAt: Instant
  /** Hundredths. */
  readonly point: number
}

export type CrashPhase = 'betting' | 'flying' | 'ended'

export const CRASH_BETTING_MS = 6_000
export const CRASH_ENDED_MS = 2_000
/** Hundredths: nobody leaves with less. */
const LEAST_EXIT = 101
/** A multiplier has four decimals, an exit two. */
const HUNDREDTH = 100

export const fliesAt = ({ bettingAt }: CrashRound): Instant => bettingAt + CRASH_BETTING_MS
export const endsAt = (round: CrashRound): Instant => fliesAt(round) + crashFlightMs(round.point)
export const nextRoundAt = (round: CrashRound): Instant => endsAt(round) + CRASH_ENDED_MS

export function crashPhase(round: CrashRound, now: Instant): CrashPhase {
  if (now < fliesAt(round)) return 'betting'
  return now < endsAt(round) ? 'flying' : 'ended'
}

/** What somebody who leaves at that moment leaves with, in hundredths; null before the first hundredth. */
export function exitAt(round: CrashRound, now: Instant): number | null {
  const reached = Math.min(crashMultiplierAt(now - fliesAt(round)), round.point)
  return reached >= LEAST_EXIT ? reached : null
}

/** When an exit that was set before the flight takes place; null when the ship does not get there. */
export function exitMoment(round: CrashRound, leaveAt: number | null): Instant | null {
  if (leaveAt === null || leaveAt > round.point) return null
  return fliesAt(round) + crashFlightMs(leaveAt)
}

/** The exit that a seat has come to by that moment without a move of its player. */
export function ownExitBy(round: CrashRound, leaveAt: number | null, now: Instant): number | null {
  const moment = exitMoment(round, leaveAt)
  return moment !== null && moment <= now ? leaveAt : null
}

/** What comes back for an exit; nothing for who was still on board. */
export const crashReturn = (stake: bigint, leftAt: number | null): bigint =>
  leftAt === null ? 0n : payoutOf(stake, leftAt * HUNDREDTH)

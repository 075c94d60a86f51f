import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { seconds } from '@keo/units/instants'

/** How long a live bet waits, by sport; the others wait three seconds. */
const LIVE_DELAYS_S: Partial<Record<SportId, number>> = { 1: 5, 3: 4 }
const LIVE_DELAY_S = 3
const EARLY_DELAY_S = 1

/** The wait is the same for both sides of a market, and that of the slowest leg. */
export function delayMsOf(legs: readonly { readonly isLive: boolean; readonly sportId: number }[]): number {
  const waits = legs.map(({ isLive, sportId }) =>
    isLive ? (LIVE_DELAYS_S[sportId as SportId] ?? LIVE_DELAY_S) : EARLY_DELAY_S,
  )
  return seconds(Math.max(...waits))
}

import type { Instant } from '@keo/service-kit/clock'
import { minutes, seconds } from '@keo/units/instants'

/** A stretch of time. */
export type Stretch = { readonly from: Instant; readonly until: Instant }

/** A minute is the usual step; finer for the short electronic matches, coarser where many or long ones are looked at. */
const STEPS = [15 * 1_000, ...[1, 2, 3, 5, 10, 15, 30, 60].map((count) => minutes(count))]
const LOOKS_MOST = 120
/** Before anything is played a bet is worth the same all the time; outrights move by the day. */
const QUIET_LOOKS = 12
/** Betting stands still around an event: so long after it there is a price again. */
const RESTS_MS = seconds(90)

/** How far apart the looks at matches are that were played for so long all together. */
export function stepFor(playedMs: number): number {
  return STEPS.find((stepMs) => playedMs / stepMs <= LOOKS_MOST) ?? Math.ceil(playedMs / LOOKS_MOST)
}

/** From the first to the last moment of an order, in few and even steps. */
export function quietMoments({ from, until }: Stretch): Instant[] {
  const stepMs = (until - from) / QUIET_LOOKS
  return [...Array.from({ length: QUIET_LOOKS }, (_, at) => Math.round(from + at * stepMs)), until]
}

/**
 * When one match is looked at: by steps of its own time, so that every order looks at the same moments of it, and before
 * and after each event, so that what the event did is seen.
 */
export function matchMoments(
  span: Stretch,
  { played, events, stepMs }: { played: Stretch; events: readonly Instant[]; stepMs: number },
): Instant[] {
  const count = Math.floor(Math.max(0, played.until - played.from) / stepMs) + 1
  const moments = [
    ...Array.from({ length: count }, (_, at) => played.from + at * stepMs),
    played.until,
    ...events.flatMap((at) => [at - 1, at + RESTS_MS]),
  ]
  return inOrder(moments.filter((at) => at >= span.from && at <= span.until))
}

/** Ascending, each once. */
export function inOrder(moments: readonly Instant[]): Instant[] {
  return [...new Set(moments)].toSorted((a, b) => a - b)
}

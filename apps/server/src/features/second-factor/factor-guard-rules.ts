import { minutes, type Instant } from '@keo/units/instants'

const WRONG_MAX = 5
const WINDOW_MS = minutes(15)
const LOCK_MS = minutes(15)

/** Wrong codes of one member, whichever session they came from. */
export type FactorGuard = { readonly wrongAt: readonly Instant[]; readonly lockedUntil: Instant | null }

export const NO_FACTOR_GUARD: FactorGuard = { wrongAt: [], lockedUntil: null }

export function isLocked({ lockedUntil }: FactorGuard, now: Instant): boolean {
  return lockedUntil !== null && now < lockedUntil
}

/** Five wrong ones within a quarter of an hour close the field for another: a million codes last for years. */
export function withWrongCode({ wrongAt }: FactorGuard, now: Instant): FactorGuard {
  const counting = [...wrongAt.filter((at) => now - at < WINDOW_MS), now]
  return counting.length >= WRONG_MAX
    ? { wrongAt: [], lockedUntil: now + LOCK_MS }
    : { wrongAt: counting, lockedUntil: null }
}

export function minutesLeft(lockedUntil: Instant, now: Instant): number {
  return Math.max(1, Math.ceil((lockedUntil - now) / minutes(1)))
}

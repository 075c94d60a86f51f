import { minutes, type Instant } from '@keo/units/instants'

const WINDOW_MS = minutes(15)
const LOCK_MS = minutes(15)
/** After that a guard says nothing any more. */
export const GUARD_KEPT_MS = WINDOW_MS + LOCK_MS

/** Wrong passwords within a quarter of an hour, for one account or from one network. */
export type Guard = { readonly wrongAt: readonly Instant[]; readonly lockedUntil: Instant | null }

export type GuardLimits = { readonly captchaAt: number; readonly lockAt: number }
export const ACCOUNT_LIMITS: GuardLimits = { captchaAt: 5, lockAt: 10 }
/** Many accounts tried from one network. It is never locked: a café shares it. */
export const NETWORK_LIMITS: GuardLimits = { captchaAt: 30, lockAt: Infinity }

export const NO_GUARD: Guard = { wrongAt: [], lockedUntil: null }

export type GuardVerdict = 'open' | 'captcha' | 'locked'

export function guardVerdict(guard: Guard, limits: GuardLimits, now: Instant): GuardVerdict {
  if (guard.lockedUntil !== null && now < guard.lockedUntil) return 'locked'
  return countingAt(guard, now).length >= limits.captchaAt ? 'captcha' : 'open'
}

/** While it is locked further attempts do not count, so that nobody can keep it locked. */
export function withAttempt(guard: Guard, limits: GuardLimits, now: Instant): Guard {
  if (guardVerdict(guard, limits, now) === 'locked') return guard
  const wrongAt = [...countingAt(guard, now), now]
  if (wrongAt.length >= limits.lockAt) return { wrongAt: [], lockedUntil: now + LOCK_MS }
  return { wrongAt: wrongAt.slice(-NETWORK_LIMITS.captchaAt), lockedUntil: null }
}

function countingAt({ wrongAt }: Guard, now: Instant): Instant[] {
  return wrongAt.filter((at) => now - at < WINDOW_MS)
}

import { minutes, type Instant } from '@keo/units/instants'
import type { PlayState, Sitting } from './play-state.ts'

/** Whoever was away that long sits down anew; an app that is open says so every five minutes. */
export const SITTING_GAP_MS = minutes(30)
/** After the limit play rests that long. */
export const REST_MS = minutes(30)

/** The sitting as it is with a sign of life now. */
export function sittingAt(held: Sitting | null, now: Instant): Sitting {
  if (!held || now - held.seenAt >= SITTING_GAP_MS) return { beganAt: now, seenAt: now, checkedAt: now }
  return { ...held, seenAt: Math.max(held.seenAt, now) }
}

export function isLimitReached({ limitMinutes }: PlayState, sitting: Sitting, now: Instant): boolean {
  return limitMinutes !== null && now - sitting.beganAt >= minutes(limitMinutes)
}

/** Due from the interval on, until it is answered. A sitting that was left is over, and with it its check. */
export function isCheckDue(state: PlayState, now: Instant): boolean {
  const { sitting } = state
  return sitting !== null && now - sitting.seenAt < SITTING_GAP_MS && now >= nextCheckAt(state, sitting)
}

export function nextCheckAt({ reminderMinutes }: PlayState, { checkedAt }: Sitting): Instant {
  return checkedAt + minutes(reminderMinutes)
}

import type { REMINDER_MINUTES } from '@keo/contract/safer-play'
import { REMINDER_MINUTES_DEFAULT } from '@keo/contract/safer-play'
import type { Instant } from '@keo/units/instants'

export type ReminderMinutes = (typeof REMINDER_MINUTES)[number]

/** Everything that decides whether a member may play. */
export type PlayState = {
  readonly reminderMinutes: ReminderMinutes
  /** Null is no limit. */
  readonly limitMinutes: number | null
  readonly raise: { readonly minutes: number | null; readonly askedAt: Instant } | null
  readonly breakUntil: Instant | null
  readonly exclusion: Exclusion | null
  readonly restUntil: Instant | null
  readonly sitting: Sitting | null
  readonly isIdentityVerified: boolean
  /** A marker of harm waits for its outcome. */
  readonly isAtRisk: boolean
  /** An own limit of money is used up until then; null where none is. */
  readonly atLimitUntil: Instant | null
}

export type Exclusion = {
  readonly since: Instant
  /** Null is without end. */
  readonly until: Instant | null
  readonly reopenAskedAt: Instant | null
}

/** Uninterrupted use of the app, whatever the session or device. */
export type Sitting = {
  readonly beganAt: Instant
  readonly seenAt: Instant
  /** The last reality check answered; the beginning until then. */
  readonly checkedAt: Instant
}

/** Who has never set anything. */
export const UNTOUCHED: PlayState = {
  reminderMinutes: REMINDER_MINUTES_DEFAULT,
  limitMinutes: null,
  raise: null,
  breakUntil: null,
  exclusion: null,
  restUntil: null,
  sitting: null,
  isIdentityVerified: false,
  isAtRisk: false,
  atLimitUntil: null,
}

import type { LoginState } from '@keo/contract/members'
import { days, hours, minutes, type Instant } from '@keo/units/instants'

export const IDLE_MS = hours(12)
export const LIFETIME_MS = days(7)
/** Writing each action would cost an update per call; within this time the last one counts as now. */
const ACTION_STEP_MS = minutes(1)

export type Session = {
  readonly id: string
  readonly memberId: string
  readonly state: 'active' | 'replaced' | 'ended'
  readonly loginState: LoginState
  readonly createdAt: Instant
  readonly lastActionAt: Instant
  readonly expiresAt: Instant
  readonly deviceNo: string
}

export type Verdict = 'active' | 'expired' | 'replaced'

/** Only a second sign-in replaces; every other end answers as expired. */
export function verdictOn(session: Session, now: Instant): Verdict {
  if (session.state === 'replaced') return 'replaced'
  return session.state === 'active' && now < endOf(session) ? 'active' : 'expired'
}

/** When the session ends if the player does nothing more. */
export function endOf({ lastActionAt, expiresAt }: Session): Instant {
  return Math.min(lastActionAt + IDLE_MS, expiresAt)
}

export function isActionWorthNoting(session: Session, now: Instant): boolean {
  return now - session.lastActionAt >= ACTION_STEP_MS
}

import type { SecondFactor } from '@keo/contract/accounts'
import type { LoginState } from '@keo/contract/members'
import { FRESH_MINUTES } from '@keo/contract/second-factor-proof'
import { days, hours, minutes, type Instant } from '@keo/units/instants'

const IDLE_MS = hours(12)
const LIFETIME_MS = days(7)
/** A session that owes a check is given that long to pass it. */
const CHECKING_MS = minutes(15)
/** Writing each action would cost an update per call; within this time the last one counts as now. */
const ACTION_STEP_MS = minutes(1)

/** The player's own exclusion or time limit ended it. */
export type EndCause = 'excluded' | 'time-over'

export type Session = {
  readonly id: string
  readonly memberId: string
  /** `checking`: stands beside the active one until it passes what it owes. */
  readonly state: 'active' | 'checking' | 'replaced' | 'ended'
  readonly loginState: LoginState
  /** Of these one is owed; none when empty. */
  readonly secondFactors: readonly SecondFactor[]
  readonly createdAt: Instant
  readonly lastActionAt: Instant
  readonly expiresAt: Instant
  readonly deviceNo: string
  readonly address: string
  readonly userAgent: string
  readonly endCause: EndCause | null
  /** The last time it showed whose it is: by being let in, or by a proof since. */
  readonly proof: Proof | null
}

/** Machine time: a hurried world leaves nobody less time to type. */
export type Proof = { readonly at: Instant; readonly deviceNo: string; readonly network: string }

export type Owed = Pick<Session, 'loginState' | 'secondFactors'>
export const NOTHING_OWED: Owed = { loginState: 0, secondFactors: [] }

export function owesNothing({ loginState, secondFactors }: Owed): boolean {
  return loginState === 0 && secondFactors.length === 0
}

/** How a session stands from now on, by what it owes. */
export function standingFrom(now: Instant, owed: Owed): Pick<Session, 'state' | 'expiresAt'> {
  return owesNothing(owed)
    ? { state: 'active', expiresAt: now + LIFETIME_MS }
    : { state: 'checking', expiresAt: now + CHECKING_MS }
}

/** Within the last minutes and from the same place: whoever carries the token elsewhere has proven nothing. */
export function isFresh({ proof }: Pick<Session, 'proof'>, from: Omit<Proof, 'at'>, now: Instant): boolean {
  if (!proof || now - proof.at >= minutes(FRESH_MINUTES)) return false
  return proof.deviceNo === from.deviceNo && proof.network === from.network
}

export type Verdict = 'active' | 'expired' | 'replaced' | EndCause

/** Only a second sign-in replaces; ends without a cause that the player must know answer as expired. */
export function verdictOn(session: Session, now: Instant): Verdict {
  if (session.state === 'replaced') return 'replaced'
  if (session.state === 'ended' && session.endCause) return session.endCause
  const isOpen = session.state === 'active' || session.state === 'checking'
  return isOpen && now < endOf(session) ? 'active' : 'expired'
}

/** When the session ends if the player does nothing more. */
export function endOf({ lastActionAt, expiresAt }: Session): Instant {
  return Math.min(lastActionAt + IDLE_MS, expiresAt)
}

export function isActionWorthNoting(session: Session, now: Instant): boolean {
  return now - session.lastActionAt >= ACTION_STEP_MS
}

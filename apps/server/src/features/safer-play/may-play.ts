import type { Instant } from '@keo/units/instants'
import { openingOf, standingOf } from './exclusion-rules.ts'
import type { PlayState } from './play-state.ts'
import { isCheckDue } from './sitting-rules.ts'

/**
 * What a member may want to do. `visit` is signing in only to withdraw, to read the own records or to ask to come back;
 * `records` are the own bets and postings; `offers` are banners, letters, bonuses and everything else that invites to
 * play; `leave` is ending the account, which would end an exclusion with it.
 */
export const PLAY_ACTIONS = [
  'login',
  'visit',
  'withdraw',
  'records',
  'deposit',
  'stake',
  'play',
  'offers',
  'leave',
] as const
export type PlayAction = (typeof PLAY_ACTIONS)[number]

export type PlayVerdict =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly cause: PlayCause; readonly until: Instant | null }

/** Why not, the longest-lasting first. `until` is null where time alone changes nothing. */
export type PlayCause =
  | 'excluded'
  | 'exclusionOver'
  | 'reopening'
  | 'onBreak'
  | 'resting'
  | 'identity'
  | 'realityCheck'
  | 'atLimit'
  | 'atRisk'

const ALLOWED: PlayVerdict = { isAllowed: true }

/** The own money and the own records stay open whatever was set. */
const ALWAYS_OPEN: ReadonlySet<PlayAction> = new Set(['visit', 'withdraw', 'records'])
const MONEY_IN: ReadonlySet<PlayAction> = new Set(['deposit', 'stake', 'play'])
const BETS: ReadonlySet<PlayAction> = new Set(['stake', 'play'])

/** The one rule that every way in, every money call and every offer goes by. */
export function mayPlay(state: PlayState, now: Instant, action: PlayAction): PlayVerdict {
  if (ALWAYS_OPEN.has(action)) return ALLOWED
  const closed = closedBy(state, now)
  if (closed) return closed
  if (action === 'login') return ALLOWED
  if (isBefore(now, state.breakUntil)) return refusal('onBreak', state.breakUntil)
  if (isBefore(now, state.restUntil)) return refusal('resting', state.restUntil)
  if ((action === 'offers' || action === 'leave') && state.isAtRisk) return refusal('atRisk', null)
  if (action === 'offers' && isBefore(now, state.atLimitUntil)) return refusal('atLimit', state.atLimitUntil)
  if (MONEY_IN.has(action) && !state.isIdentityVerified) return refusal('identity', null)
  if (BETS.has(action) && isCheckDue(state, now)) return refusal('realityCheck', null)
  return ALLOWED
}

function closedBy({ exclusion }: PlayState, now: Instant): PlayVerdict | null {
  if (!exclusion) return null
  switch (standingOf(exclusion, now)) {
    case 'running':
      return refusal('excluded', exclusion.until)
    case 'over':
      return refusal('exclusionOver', null)
    case 'reopening':
      return refusal('reopening', openingOf(exclusion))
    case 'open':
      return null
  }
}

function refusal(cause: PlayCause, until: Instant | null): PlayVerdict {
  return { isAllowed: false, cause, until }
}

function isBefore(now: Instant, until: Instant | null): boolean {
  return until !== null && now < until
}

import { fail, type ErrorCode } from '@keo/contract/errors'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type { PlayCause, PlayVerdict } from './may-play.ts'

const CODES: Record<PlayCause, ErrorCode> = {
  excluded: 'SELF_EXCLUDED',
  exclusionOver: 'EXCLUSION_OVER',
  reopening: 'REOPEN_WAITING',
  onBreak: 'ON_BREAK',
  resting: 'RESTING',
  identity: 'IDENTITY_NEEDED',
  realityCheck: 'REALITY_CHECK_DUE',
  atLimit: 'OFFERS_CLOSED',
  atRisk: 'OFFERS_CLOSED',
}

/** Refuses in the player's language, with the time from which on it would be allowed. */
export function refuseUnless(verdict: PlayVerdict): void {
  if (verdict.isAllowed) return
  const { cause, until } = verdict
  if (until === null) fail(cause === 'excluded' ? 'SELF_EXCLUDED_ENDLESS' : CODES[cause])
  else fail(CODES[cause], { time: zonedText(until) })
}

/** In words of the server the zone is said: players live in several. */
export function zonedText(at: Instant): string {
  return `${serverTimeText(at).slice(0, 16)} (UTC+8)`
}

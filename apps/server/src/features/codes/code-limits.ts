import { fail } from '@keo/contract/errors'
import { CODE_RESEND_SECONDS } from '@keo/contract/codes'
import { days, hours, minutes, seconds, type Instant } from '@keo/units/instants'

export type LimitedBy = 'target' | 'device' | 'network'
export type SendLimit = { readonly by: LimitedBy; readonly max: number; readonly windowMs: number }

/** Security checklist, SMS-02. E-mail has the same. */
const SEND_LIMITS: readonly SendLimit[] = [
  { by: 'target', max: 1, windowMs: seconds(CODE_RESEND_SECONDS) },
  { by: 'target', max: 5, windowMs: hours(1) },
  { by: 'target', max: 10, windowMs: days(1) },
  { by: 'device', max: 10, windowMs: hours(1) },
  { by: 'network', max: 20, windowMs: hours(1) },
]
export const SENDS_KEPT_MS = days(1)

/** Where tests share one device and network, only the numbers are limited. */
export function sendLimits(areShared: boolean): readonly SendLimit[] {
  return areShared ? SEND_LIMITS.filter(({ by }) => by === 'target') : SEND_LIMITS
}

/**
 * `nth` holds for each limit when its max-th newest send was, or null. Counted back from now, so that no turn of an
 * hour lets twice as many through.
 */
export function refuseOverLimit(
  limits: readonly SendLimit[],
  nth: readonly (Instant | null)[],
  now: Instant,
): void {
  limits.forEach(({ windowMs }, place) => {
    const waitMs = (nth[place] ?? -Infinity) + windowMs - now
    if (waitMs <= 0) return
    if (windowMs < minutes(2)) fail('CODE_TOO_SOON', { seconds: Math.ceil(waitMs / seconds(1)) })
    fail('CODE_LIMIT', { minutes: Math.ceil(waitMs / minutes(1)) })
  })
}

/** Sent in the last hour, and how many of them were confirmed. */
export type Confirmed = { readonly sent: number; readonly confirmed: number }

export const PUMPING_WINDOW_MS = hours(1)
const PUMPING = {
  /** Ten thousand neighbouring numbers. */
  range: { sentMin: 10, shareMin: 0.2 },
  country: { sentMin: 200, shareMin: 0.1 },
}

/** Real people type most of their codes in; a range that never does earns somebody money (SMS-04). */
export function looksPumped(place: keyof typeof PUMPING, { sent, confirmed }: Confirmed): boolean {
  const { sentMin, shareMin } = PUMPING[place]
  return sent >= sentMin && confirmed / sent < shareMin
}

export const BUDGET_WINDOW_MS = hours(1)
const ALARM_SHARE = 0.8

export function budgetState(sentThisHour: number, budget: number): 'calm' | 'alarm' | 'spent' {
  if (sentThisHour >= budget) return 'spent'
  return sentThisHour >= budget * ALARM_SHARE ? 'alarm' : 'calm'
}

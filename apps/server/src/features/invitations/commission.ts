import {
  days,
  minutes,
  SERVER_OFFSET_MINUTES,
  serverDay,
  serverTimeText,
  type Instant,
} from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { INVITE_OFFER } from './invite-offer.ts'

/** A dong in minor units. */
const DONG = 100n
const WEEK = 7

/** A Monday at +08:00, as `2026-01-26`. */
export type Week = string

export function weekOf(at: Instant): { week: Week; from: Instant; until: Instant } {
  const day = serverDay(at).from
  const weekday = new Date(day + minutes(SERVER_OFFSET_MINUTES)).getUTCDay()
  const from = day - days((weekday + WEEK - 1) % WEEK)
  return { week: serverTimeText(from).slice(0, 10), from, until: from + days(WEEK) }
}

/** The week that holds the instant and those before it whose results may still be corrected, oldest first. */
export function countedWeeks(now: Instant) {
  const { from } = weekOf(now)
  const back = INVITE_OFFER.commission.correctedWeeks
  return Array.from({ length: back + 1 }, (_, at) => weekOf(from - days(WEEK * (back - at))))
}

/** What a week of friends' bets brings: whole dong, never rounded up. */
export function commissionOf(turnover: Minor): { rateBp: number; amount: Minor } {
  const { tiers, least } = INVITE_OFFER.commission
  const rateBp = tiers.findLast(({ from }) => turnover >= from.minor)?.rateBp ?? 0
  const whole = ((turnover * BigInt(rateBp)) / 10_000n / DONG) * DONG
  return { rateBp, amount: (whole < least.minor ? 0n : whole) as Minor }
}

import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { type Verdict } from '../pricing/quote.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'

/** Why a leg is void that came too late; it stands where the result would. */
const LATE = 'LATE'
/** Of the reasons of a cancelled leg (`cr`), the one we know. */
const LATE_REASON = 1
/** How much later than the event a bet may have been accepted. */
const TOLERANCE_MS = 0

/**
 * Who was accepted after the event that decided a market may have known it: the leg is void, won or lost alike. Nothing
 * else is: whoever was accepted before it keeps the result.
 */
export function onTime({ decidedAt }: Order, verdict: Verdict | null): Verdict | null {
  if (verdict?.decidedAt === undefined || decidedAt === null) return verdict
  if (decidedAt <= verdict.decidedAt + TOLERANCE_MS) return verdict
  return { ...verdict, outcome: OUTCOME.cancelled, resultText: LATE }
}

/** Absent for legs that were not late. */
export function lateReason({ outcome, resultText }: OrderLeg): { code: number; name: string } | null {
  return outcome === OUTCOME.cancelled && resultText === LATE ? { code: LATE_REASON, name: LATE } : null
}

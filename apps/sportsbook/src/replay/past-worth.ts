import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { type CashOut, CASH_OUT_STATUS } from '../cash-out/cash-out-types.ts'
import { type LegLook, quoteOfWorths } from '../cash-out/quote-order.ts'
import { openStake, payoutWithin } from '../cash-out/rules.ts'
import { certain } from '../cash-out/worth.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { expectedReturn } from '../pricing/shares.ts'

export type PastWorth = {
  readonly at: Instant
  /** What the open part would have brought; null while there was no price, or nothing was open. */
  readonly worth: bigint | null
  /** Of each leg what a unit staked on it alone was worth, in thousandths. */
  readonly legs: readonly (number | null)[]
}

/** What of the stake still ran then: what was cashed out later had not ended. */
export function runningAt(order: Order, cashOuts: readonly CashOut[], at: Instant): Order {
  const ended = cashOuts.filter(
    ({ status, decidedAt }) => status === CASH_OUT_STATUS.settled && decidedAt !== null && decidedAt <= at,
  )
  return {
    ...order,
    status: ORDER_STATUS.accepted,
    closedStake: ended.reduce((sum, { stake }) => sum + stake, 0n),
    closedReturn: ended.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n),
  }
}

/** A leg whose result was applied by then; null for any other. */
export function decidedLook(
  { odds, outcome, sharers }: OrderLeg,
  settledAt: Instant | null,
  at: Instant,
): LegLook | null {
  if (outcome === null || settledAt === null || settledAt > at) return null
  return { odds, shares: certain(outcome, sharers), isOpen: false, isLive: false }
}

/** What an order was worth, by the rule of the cash-out. */
export function pastWorth(order: Order, looks: readonly LegLook[], at: Instant): PastWorth {
  const open = openStake(order)
  const quote = open > 0n ? quoteOfWorths(order, looks) : { state: 'none' as const }
  return {
    at,
    worth: quote.state === 'offered' ? payoutWithin(order, open, quote.price) : null,
    legs: looks.map((look) =>
      'state' in look ? null : Math.round(expectedReturn(look.shares, Number(look.odds) / 1000) * 1000),
    ),
  }
}

import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { disturbanceIn } from '../orders/disturbance.ts'
import type { Order } from '../orders/order-types.ts'
import { CASH_OUT_STATUS, type CashOut, type CashOutRefusal } from './cash-out-types.ts'
import { type Market, openLegs, quoteCashOut } from './quote-order.ts'
import { isStillGood, openStake, payoutWithin } from './rules.ts'

/** The end of the wait: paid at the price that was agreed, or refused with its cause. The order is as it is now. */
export function decideCashOut(cashOut: CashOut, order: Order, market: Market): CashOut {
  const { now } = market
  if (order.status !== ORDER_STATUS.accepted || openStake(order) < cashOut.stake)
    return refused(cashOut, 'orderSettled', now)
  const isDisturbed = openLegs(order, market).some(
    ({ isLive, scene }) => isLive && scene && disturbanceIn(scene, cashOut.receivedAt, now) !== null,
  )
  const quote = quoteCashOut(order, market)
  if (quote.state === 'none') return refused(cashOut, 'orderSettled', now)
  if (isDisturbed || quote.state === 'suspended') return refused(cashOut, 'marketSuspended', now)
  const isGood = isStillGood(cashOut.unitPrice, quote.price)
  if (!isGood && !cashOut.acceptsChange) return refused(cashOut, 'priceChanged', now)
  const unitPrice = isGood ? cashOut.unitPrice : quote.price
  const payout = payoutWithin(order, cashOut.stake, unitPrice)
  if (payout <= 0n) return refused(cashOut, 'priceChanged', now)
  const fairPrice = quote.fair > unitPrice ? quote.fair : unitPrice
  return { ...decided(cashOut, now), status: CASH_OUT_STATUS.settled, unitPrice, fairPrice, payout }
}

function refused(cashOut: CashOut, refusal: CashOutRefusal, now: Instant): CashOut {
  return { ...decided(cashOut, now), status: CASH_OUT_STATUS.refused, refusal }
}

function decided(cashOut: CashOut, now: Instant): CashOut {
  return { ...cashOut, decidedAt: now, modifiedAt: now, dueAt: null }
}

/** The order without the part that ended. Who ends all of it settles it: no result pays anything more. */
export function withoutPart(order: Order, { stake, payout }: CashOut, now: Instant): Order {
  const closedStake = order.closedStake + stake
  const closed = {
    ...order,
    cashOuts: order.cashOuts + 1,
    closedStake,
    closedReturn: order.closedReturn + (payout ?? 0n),
    modifiedAt: now,
  }
  if (closedStake < order.stake) return closed
  return {
    ...closed,
    status: ORDER_STATUS.settled,
    returned: 0n,
    settledAt: now,
    settlements: order.settlements + 1,
  }
}

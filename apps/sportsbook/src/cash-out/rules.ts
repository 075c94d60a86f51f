import type { Switches } from '@keo/sportsbook-contract/control'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import { limitIn } from '../orders/risk/currency-limits.ts'
import type { Order } from '../orders/order-types.ts'
import type { OfferState } from './offers.ts'
import type { CashOutQuote } from './quote-order.ts'
import { payoutOf } from './worth.ts'

/** Most cash-outs of one order. */
export const CASH_OUTS_MAX = 5
/** Thousands of dong. */
export const LEAST = 10
/** A price that was shown is paid as long as the present one is not lower by more than this: always less than the fee. */
const TOLERANCE_PERCENT = 2n

export function leastStake({ currencyId }: Order): bigint {
  return limitIn(currencyId, LEAST)
}

export const openStake = ({ stake, closedStake }: Order): bigint => stake - closedStake

/** Whether an order can be ended early at all, whatever the price. */
export function orderRefusal({ status, cashOuts, stake, closedStake }: Order): ProviderCode | null {
  if (status === ORDER_STATUS.created || status === ORDER_STATUS.confirming) return 'ORDER_NOT_CONFIRMED'
  if (status !== ORDER_STATUS.accepted || closedStake >= stake) return 'CASH_OUT_NOT_OFFERED'
  return cashOuts >= CASH_OUTS_MAX ? 'CASH_OUT_COUNT_REACHED' : null
}

/** A part must be worth the trouble, and so must what is left. */
export function stakeRefusal(order: Order, stake: bigint): ProviderCode | null {
  const [open, least] = [openStake(order), leastStake(order)]
  if (stake <= 0n) return 'CASH_OUT_STAKE_WRONG'
  if (stake > open) return 'CASH_OUT_ABOVE_STAKE'
  if (stake === open) return null
  if (open < 2n * least || open - stake < least) return 'CASH_OUT_ALL_INSTEAD'
  return stake < least ? 'CASH_OUT_STAKE_TOO_LOW' : null
}

/** Whether the operator has it switched off for bets of this kind. */
export function isCashOutOff({ legs }: Order, switches: Switches): boolean {
  return legs.length > 1 ? !switches.seriesCashOut : !switches.singleCashOut
}

type PriceRequest = { readonly requestedPrice: bigint; readonly acceptsChange: boolean }

/** The price that a request gets now, or why none. A lower price needs the caller's `acceptsChange`. */
export function priceFor(
  { requestedPrice, acceptsChange }: PriceRequest,
  offer: OfferState,
  quote: CashOutQuote,
): { readonly price: bigint; readonly fair: bigint } | ProviderCode {
  if (quote.state === 'suspended') return 'NO_CASH_OUT_PRICE'
  if (quote.state === 'none') return 'CASH_OUT_NOT_OFFERED'
  if (offer === 'taken') return 'CASH_OUT_PRICE_CHANGED'
  const { price, fair } = quote
  if (offer === 'standing' && isStillGood(requestedPrice, price))
    return { price: requestedPrice, fair: fair > requestedPrice ? fair : requestedPrice }
  if (acceptsChange) return { price, fair }
  return offer === 'over' ? 'CASH_OUT_OFFER_OVER' : 'CASH_OUT_PRICE_CHANGED'
}

/** Whether an agreed price may still be paid at the market's present price. */
export function isStillGood(agreed: bigint, current: bigint): boolean {
  return current * 100n >= agreed * (100n - TOLERANCE_PERCENT)
}

/** Nothing that is paid early and late together passes the cap. */
export function payoutWithin({ cap, closedReturn }: Order, stake: bigint, price: bigint): bigint {
  const [payout, left] = [payoutOf(stake, price), cap - closedReturn]
  return payout < left ? payout : left
}

import type { Clock, Instant } from '@keo/service-kit/clock'
import { minutes, seconds } from '@keo/units/instants'
import type { Order } from '../orders/order-types.ts'

/** So long a price that was shown may be taken. */
export const OFFER_LIFE_MS = seconds(5)
/** So long it is known after that that it was one. */
const REMEMBERED_MS = minutes(2)
/** Where this many orders were looked at, those whose offers are over are forgotten. */
const SWEEP_AT = 10_000

type Offer = { readonly price: bigint; readonly cashOuts: number; readonly until: Instant; isTaken: boolean }

export type OfferState = 'standing' | 'taken' | 'over' | 'never shown'

/**
 * Prices as they were shown. The wire has no id of an offer, so it is known by its order, its price and how often the
 * order was cashed out before. They live too briefly to outlive the process.
 */
export function createOffers(clock: Clock) {
  const byOrder = new Map<string, Offer[]>()

  function remembered(orderId: string): Offer[] {
    const now = clock.now()
    return (byOrder.get(orderId) ?? []).filter(({ until }) => now <= until + REMEMBERED_MS)
  }

  function sweep(): void {
    for (const orderId of byOrder.keys()) if (remembered(orderId).length === 0) byOrder.delete(orderId)
  }

  /** The same price shown again is an offer of its own, which takes the place of the one before. */
  const find = ({ id, cashOuts }: Pick<Order, 'id' | 'cashOuts'>, price: bigint) =>
    remembered(id).find((offer) => offer.price === price && offer.cashOuts === cashOuts)

  return {
    /** Until when it stands. */
    make({ id, cashOuts }: Order, price: bigint): Instant {
      const until = clock.now() + OFFER_LIFE_MS
      if (byOrder.size >= SWEEP_AT) sweep()
      const before = find({ id, cashOuts }, price)
      const others = remembered(id).filter((offer) => offer !== before)
      byOrder.set(id, [...others, { price, cashOuts, until, isTaken: false }])
      return until
    },
    stateOf(order: Order, price: bigint): OfferState {
      const found = find(order, price)
      if (!found) return 'never shown'
      if (found.isTaken) return 'taken'
      return clock.now() <= found.until ? 'standing' : 'over'
    },
    take(order: Order, price: bigint): void {
      const found = find(order, price)
      if (found) found.isTaken = true
    },
  }
}

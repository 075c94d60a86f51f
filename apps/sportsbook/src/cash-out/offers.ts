import type { Clock, Instant } from '@keo/service-kit/clock'
import { seconds } from '@keo/units/instants'
import type { Order } from '../orders/order-types.ts'

/** So long a price that was shown may be taken. */
const OFFER_LIFE_MS = seconds(5)
/** Where this many orders were looked at, those whose offers are over are forgotten. */
const SWEEP_AT = 10_000

type Offer = { readonly price: bigint; readonly cashOuts: number; readonly until: Instant; isTaken: boolean }

/** `over` also stands for a price that was never shown. */
export type OfferState = 'standing' | 'taken' | 'over'

/**
 * Prices as they were shown. The wire has no id of an offer, so it is known by its order, its price and how often the
 * order was cashed out before. They live too briefly to outlive the process.
 */
export function createOffers(clock: Clock) {
  const byOrder = new Map<string, Offer[]>()

  function standing(orderId: string): Offer[] {
    const now = clock.now()
    return (byOrder.get(orderId) ?? []).filter(({ until }) => now <= until)
  }

  function sweep(): void {
    for (const orderId of byOrder.keys()) if (standing(orderId).length === 0) byOrder.delete(orderId)
  }

  const find = ({ id, cashOuts }: Order, price: bigint) =>
    standing(id).filter((offer) => offer.price === price && offer.cashOuts === cashOuts)

  return {
    /** Until when it stands. */
    make({ id, cashOuts }: Order, price: bigint): Instant {
      const until = clock.now() + OFFER_LIFE_MS
      if (byOrder.size >= SWEEP_AT) sweep()
      byOrder.set(id, [...standing(id), { price, cashOuts, until, isTaken: false }])
      return until
    },
    stateOf(order: Order, price: bigint): OfferState {
      const found = find(order, price)
      if (found.length === 0) return 'over'
      return found.some(({ isTaken }) => isTaken) ? 'taken' : 'standing'
    },
    take(order: Order, price: bigint): void {
      for (const offer of find(order, price)) offer.isTaken = true
    },
  }
}

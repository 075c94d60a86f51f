import { refuse } from '../ground/refusal.ts'
import type { Order } from './order-types.ts'

/** As many as are charged within a few seconds; whoever comes later would wait longer than a price is good for. */
const UNPAID_MAX = 1_000

/**
 * Orders of this process whose stake is not charged yet. Bets come faster than they can be charged: beyond the bound a bet is
 * refused at once, before anything is read, and nothing of it is kept.
 */
export function createUnpaid(most = UNPAID_MAX) {
  const waiting = new Set<string>()
  /** Of requests that are being judged and written. */
  let placing = 0
  return {
    /** Makes the orders of a request, unless there is no room for them. */
    async admit(count: number, place: () => Promise<Order[]>): Promise<Order[]> {
      if (waiting.size + placing + count > most) refuse('UNAVAILABLE')
      placing += count
      try {
        const orders = await place()
        for (const { id, payment } of orders) if (payment === 'due') waiting.add(id)
        return orders
      } finally {
        placing -= count
      }
    },
    /** Charged or ended, here or by another process. */
    left: (orderId: string): void => void waiting.delete(orderId),
  }
}

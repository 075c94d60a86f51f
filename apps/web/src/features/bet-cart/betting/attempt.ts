import type { Price } from '@keo/units/price'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import type { Order, OrderState } from '../../sportsbook/index.ts'
import { CartItem, itemIdOf } from '../cart/cart-item.ts'

/** One order that is asked for; its id is made before it is sent, so that it can be found whatever happens. */
const AttemptRow = z.object({
  relatedId: z.string(),
  legsEach: z.int(),
  subBets: z.int(),
  /** Smallest units, for each sub-bet. */
  unitStake: z.string(),
  legIds: z.array(z.string()),
})
export type AttemptRow = z.output<typeof AttemptRow>

/** A bet that was sent, as it is kept until its end is known. */
export const Attempt = z.object({
  kind: z.enum(['single', 'series']),
  rows: z.array(AttemptRow),
  legs: z.array(CartItem),
  currency: z.enum(CURRENCIES),
  oddsChange: z.int(),
  sentAt: z.number(),
  /** Of the rows, in their order; empty while nothing has answered. */
  orderIds: z.array(z.string()),
  /** Of the tap, where it is followed. */
  trace: z.optional(z.string()),
})
export type Attempt = z.output<typeof Attempt>

export type RowResult = {
  readonly row: AttemptRow
  readonly outcome: 'accepted' | 'rejected' | 'notPlaced'
  /** The provider's own words, and its number for them. */
  readonly reason: { readonly code: number; readonly text: string } | null
  /** What disturbed the wait, by the provider's causes. */
  readonly cause: number | null
  /** Prices that were given, by the id of the leg. */
  readonly given: Readonly<Record<string, Price>>
  readonly waitedMs: number | null
}

/** Specification section 4: 0 and 1 wait, 2 and 3 failed, 4 and 5 succeeded. */
export function fateOf(status: number): 'waits' | 'failed' | 'succeeded' {
  const { created, confirming, rejected, cancelled } = ORDER_STATUS
  if (status === created || status === confirming) return 'waits'
  return status === rejected || status === cancelled ? 'failed' : 'succeeded'
}

/** Failure shows only when every order failed. */
export function noticeOf(states: readonly number[]): 'success' | 'failure' | null {
  const fates = states.map(fateOf)
  if (fates.length === 0 || fates.includes('waits')) return null
  return fates.every((fate) => fate === 'failed') ? 'failure' : 'success'
}

/** What an order came to: its state, and where the list has it, the price that was given and the wait. */
export function resultOf(
  row: AttemptRow,
  { status, reason }: Pick<OrderState, 'status' | 'reason'>,
  order: Order | undefined,
): RowResult {
  const isFailed = fateOf(status) === 'failed'
  return {
    row,
    outcome: isFailed ? 'rejected' : 'accepted',
    reason,
    cause: order?.legs.find(({ cause }) => cause !== null)?.cause ?? null,
    given: Object.fromEntries(
      order?.legs.map(({ marketId, optionType, odds }) => [itemIdOf(marketId, optionType), odds]) ?? [],
    ),
    waitedMs: order ? Math.max(0, order.changedAt - order.placedAt) : null,
  }
}

export function notPlaced(row: AttemptRow): RowResult {
  return { row, outcome: 'notPlaced', reason: null, cause: null, given: {}, waitedMs: null }
}

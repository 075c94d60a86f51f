import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { SportsTables, StakeState } from './sports-tables.ts'

export type KnownTransaction = {
  readonly transactionId: string
  readonly memberId: string
  readonly orderId: string
  readonly transferType: string
  readonly currency: Currency
  readonly amount: bigint
  readonly state: 'booked' | 'undone'
}

export type KnownOrder = {
  readonly orderId: string
  readonly memberId: string
  readonly currency: Currency
  readonly stake: bigint | null
  readonly stakeState: StakeState
  readonly paid: bigint
  readonly version: number
}

export type ToldOrder = {
  readonly orderId: string
  readonly version: number
  readonly status: number
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  /** What of the stake counts as bet. */
  readonly validStake: bigint
  readonly told: object
}

/** Made for a database or for one transaction of it. */
export function sqlSportsStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SportsTables>()
  return {
    async findTransaction(transactionId: string): Promise<KnownTransaction | null> {
      const row = await db
        .selectFrom('sports_transaction')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('transaction_id', '=', transactionId)
        .executeTakeFirst()
      if (!row) return null
      const { member_id: memberId, order_id: orderId, transfer_type: transferType, ...rest } = row
      const { currency, amount, state } = rest
      return { transactionId, memberId, orderId, transferType, currency, amount, state }
    },
    /** False when the id is taken: the key decides, not an earlier read. */
    async addTransaction(transaction: KnownTransaction, at: Instant): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sports_transaction')
        .values({
          tenant_id: tenantId,
          transaction_id: transaction.transactionId,
          member_id: transaction.memberId,
          order_id: transaction.orderId,
          transfer_type: transaction.transferType,
          currency: transaction.currency,
          amount: transaction.amount,
          state: transaction.state,
          at: sqlInstant(at),
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'transaction_id']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    /** Whoever changes the same order waits until the end of the transaction. */
    async orderForChange(order: Pick<KnownOrder, 'orderId' | 'memberId' | 'currency'>): Promise<KnownOrder> {
      await db
        .insertInto('sports_order')
        .values({
          tenant_id: tenantId,
          order_id: order.orderId,
          member_id: order.memberId,
          currency: order.currency,
          stake: null,
          stake_state: 'none',
          status: null,
          placed_at: null,
          settled_at: null,
          counts_from: null,
          told: null,
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'order_id']).doNothing())
        .execute()
      const row = await db
        .selectFrom('sports_order')
        .select(['member_id', 'currency', 'stake', 'stake_state', 'paid', 'version'])
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', order.orderId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const { member_id: memberId, currency, stake, stake_state: stakeState, paid, version } = row
      return { orderId: order.orderId, memberId, currency, stake, stakeState, paid, version }
    },
    async changeOrder(
      orderId: string,
      { stake, stakeState }: { stake: bigint; stakeState: StakeState },
    ): Promise<void> {
      await db
        .updateTable('sports_order')
        .set({ stake, stake_state: stakeState })
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', orderId)
        .execute()
    },
    /** True only for an order that was told, all of whose matches had yet to begin. */
    async isBeforeMatches(orderId: string): Promise<boolean> {
      const row = await db
        .selectFrom('sports_order')
        .select(sql<boolean>`not (told->'betList' @> '[{"isInplay": true}]')`.as('is_before'))
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row?.is_before === true
    },
    async addReview(review: {
      transactionId: string
      cause: string
      told: object
      at: Instant
    }): Promise<void> {
      await db
        .insertInto('sports_review')
        .values({
          tenant_id: tenantId,
          transaction_id: review.transactionId,
          cause: review.cause,
          told: JSON.stringify(review.told),
          at: sqlInstant(review.at),
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'transaction_id', 'cause']).doNothing())
        .execute()
    },
  }
}

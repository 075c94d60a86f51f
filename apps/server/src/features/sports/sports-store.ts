import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { BetLegs } from './free-stakes.ts'
import type { OrderTerms } from './order-terms.ts'
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
  /** What results brought so far, rollbacks taken off. */
  readonly paid: bigint
  /** What cash-outs brought so far. */
  readonly cashed: bigint
  readonly version: number
  /** As accepted; null until that was told. */
  readonly terms: OrderTerms | null
  /** The free bet that paid the stake, and what of that stake went back to the house. */
  readonly freeBet: string | null
  readonly freeBack: bigint
  /** What was last told of parts that were ended early. */
  readonly closedStake: bigint | null
  readonly closedReturn: bigint | null
}

export type NewsOfOrder = {
  readonly orderId: string
  readonly version: number
  readonly status: number
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  /** What of the stake counts as bet. */
  readonly validStake: bigint
  readonly terms: OrderTerms | null
  readonly told: object
}

/** Made for a database or for one transaction of it. */
export function sqlSportsStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SportsTables>()
  return {
    /** Of the movements that the provider made for an order. */
    async transactionsOf(orderId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('sports_transaction')
        .select('transaction_id')
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', orderId)
        .execute()
      return rows.map((row) => row.transaction_id)
    },
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
    /** True only for an order that was told, all of whose matches had yet to begin. */
    /** Null for an order that the provider did not tell of yet. */
    async legsOf(orderId: string): Promise<BetLegs | null> {
      const { rows } = await sql<{ sportId: number; price: number }>`
        select (leg->>'sportId')::int as "sportId", (leg->>'odds')::float8 as price
        from sports_order cross join lateral jsonb_array_elements(told->'betList') leg
        where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(anyDb)
      return rows.length > 0 ? rows : null
    },
    async isBeforeMatches(orderId: string): Promise<boolean> {
      const row = await db
        .selectFrom('sports_order')
        .select(sql<boolean>`not (told->'betList' @> '[{"isInplay": true}]')`.as('is_before'))
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row?.is_before === true
    },
    /** False for one that waits already. */
    async addReview(review: {
      transactionId: string
      cause: string
      told: object
      at: Instant
    }): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sports_review')
        .values({
          tenant_id: tenantId,
          transaction_id: review.transactionId,
          cause: review.cause,
          told: JSON.stringify(review.told),
          at: sqlInstant(review.at),
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'transaction_id', 'cause']).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}

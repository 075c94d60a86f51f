import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Books, Difference, OrderState } from './compare-books.ts'
import type { KnownTransaction } from './sports-store.ts'
import type { SportsTables } from './sports-tables.ts'

/** What the comparison of books reads and keeps. */
export function sqlReconciliationStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SportsTables>()

  async function booksOf(orders: readonly OrderState[]): Promise<Books<KnownTransaction>> {
    const ids = orders.map(({ orderId }) => orderId)
    if (ids.length === 0) return { orders: [], transactions: [] }
    const states = await db
      .selectFrom('sports_order')
      .select(['order_id', 'version'])
      .where('tenant_id', '=', tenantId)
      .where('order_id', 'in', ids)
      .execute()
    const rows = await db
      .selectFrom('sports_transaction')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('order_id', 'in', ids)
      .execute()
    return {
      orders: states.map(({ order_id: orderId, version }) => ({ orderId, version })),
      transactions: rows.map((row) => ({
        transactionId: row.transaction_id,
        memberId: row.member_id,
        orderId: row.order_id,
        transferType: row.transfer_type,
        currency: row.currency,
        amount: row.amount,
        state: row.state,
      })),
    }
  }

  return {
    booksOf,
    async hasOrders(): Promise<boolean> {
      const first = await db
        .selectFrom('sports_order')
        .select('order_id')
        .where('tenant_id', '=', tenantId)
        .limit(1)
        .executeTakeFirst()
      return first !== undefined
    },
    /** What moved here in a time; the caller takes away what the provider named. */
    async movedBetween(from: Instant, until: Instant): Promise<Difference[]> {
      const rows = await db
        .selectFrom('sports_transaction')
        .select(['transaction_id', 'order_id'])
        .where('tenant_id', '=', tenantId)
        .where('at', '>=', sqlInstant(from))
        .where('at', '<', sqlInstant(until))
        .execute()
      return rows.map(({ transaction_id: id, order_id: orderId }) => ({
        kind: 'extra',
        what: 'transaction',
        id,
        orderId,
      }))
    },
    /** Gives those that were not known yet. */
    async keep(differences: readonly Difference[], at: Instant): Promise<Difference[]> {
      const fresh: Difference[] = []
      for (const difference of differences) {
        const { numAffectedRows } = await sql`
          insert into sports_review (tenant_id, transaction_id, cause, told, at)
          select ${tenantId}, ${difference.id}, ${causeOf(difference)}, ${JSON.stringify(difference)}, ${sqlInstant(at)}
          where not exists (select from sports_review where tenant_id = ${tenantId}
            and transaction_id = ${difference.id} and cause = ${causeOf(difference)})`.execute(anyDb)
        if (numAffectedRows === 1n) fresh.push(difference)
      }
      return fresh
    },
  }
}

const causeOf = ({ kind, what }: Difference): string => `BOOKS_${kind}_${what}`.toUpperCase()

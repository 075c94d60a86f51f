import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { money, type Currency, type Money } from '@keo/units/money'
import type { Generated } from 'kysely'
import type { StatementPeriod } from '../statements/party-statement.ts'
import type { PayoutFate } from './sandbox-payout-plan.ts'

type Tables = {
  'sandbox.payout': {
    tenant_id: string
    order_no: string
    body_hash: Buffer
    currency: Currency
    amount: bigint
    is_taken: boolean
    outcome: PayoutFate['outcome']
    ends_at: InstantColumn
    listed: Generated<number>
  }
}

export type PayoutBook = PayoutFate & {
  readonly orderNo: string
  readonly bodyHash: Buffer
  readonly amount: Money
  readonly endsAt: Instant
}

/** The party's own books. */
export function sqlSandboxPayoutStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<Tables>()
  return {
    /** False when the order is there already. */
    async insert({ orderNo, bodyHash, amount, isTaken, outcome, endsAt }: PayoutBook): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sandbox.payout')
        .values({
          tenant_id: tenantId,
          order_no: orderNo,
          body_hash: bodyHash,
          currency: amount.currency,
          amount: amount.minor,
          is_taken: isTaken,
          outcome,
          ends_at: sqlInstant(endsAt),
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    /** What was paid in that time, each as often as a statement lists it. */
    async paidIn({ from, until }: StatementPeriod) {
      const rows = await db
        .selectFrom('sandbox.payout')
        .select(['order_no as orderNo', 'currency', 'amount', 'ends_at as at', 'listed'])
        .where('tenant_id', '=', tenantId)
        .where('is_taken', '=', true)
        .where('outcome', '=', 'paid')
        .where('ends_at', '>=', sqlInstant(from))
        .where('ends_at', '<', sqlInstant(until))
        .execute()
      return rows.flatMap(({ listed, amount, currency, ...row }) =>
        Array.from({ length: listed }, (_, turn) => ({
          ...row,
          reference: `sandbox-${row.orderNo}-${turn + 1}`,
          amount: money(amount, currency),
        })),
      )
    },
    async find(orderNo: string): Promise<PayoutBook | undefined> {
      const row = await db
        .selectFrom('sandbox.payout')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('order_no', '=', orderNo)
        .executeTakeFirst()
      return (
        row && {
          orderNo,
          bodyHash: row.body_hash,
          amount: money(row.amount, row.currency),
          isTaken: row.is_taken,
          outcome: row.outcome,
          endsAt: row.ends_at,
        }
      )
    },
  }
}

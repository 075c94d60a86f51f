import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { money, type Currency } from '@keo/units/money'
import type { Generated } from 'kysely'
import type { StatementEntry, StatementPeriod } from '../statements/party-statement.ts'

type Tables = {
  'sandbox.payment_entry': {
    tenant_id: string
    order_no: string
    reference: string
    currency: Currency
    amount: bigint
    at: InstantColumn
    listed: Generated<number>
  }
}

/** What arrived at the parties, as their statements tell of it. */
export function sqlSandboxEntryStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<Tables>()
  return {
    async insert({ orderNo, reference, amount, at }: StatementEntry): Promise<void> {
      await db
        .insertInto('sandbox.payment_entry')
        .values({
          tenant_id: tenantId,
          order_no: orderNo,
          reference,
          currency: amount.currency,
          amount: amount.minor,
          at: sqlInstant(at),
        })
        .onConflict((clash) => clash.doNothing())
        .execute()
    },
    /** Each as often as it is listed: what is lost not at all, what is doubled under a reference of its own. */
    async listed({ from, until }: StatementPeriod): Promise<StatementEntry[]> {
      const rows = await db
        .selectFrom('sandbox.payment_entry')
        .select(['order_no as orderNo', 'reference', 'currency', 'amount', 'at', 'listed'])
        .where('tenant_id', '=', tenantId)
        .where('at', '>=', sqlInstant(from))
        .where('at', '<', sqlInstant(until))
        .execute()
      return rows.flatMap(({ listed, amount, currency, reference, ...row }) =>
        Array.from({ length: listed }, (_, turn) => ({
          ...row,
          reference: turn === 0 ? reference : `${reference}-${turn + 1}`,
          amount: money(amount, currency),
        })),
      )
    },
  }
}

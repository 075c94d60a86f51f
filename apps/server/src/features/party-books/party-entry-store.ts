import type { PartySide } from '@keo/contract/console-books'
import { jsonInstant, sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { StatementEntry, StatementPeriod } from '../../gateways/statements/party-statement.ts'
import { grouped } from './grouped.ts'
import type { Payment } from './compare-order.ts'

type Of = { readonly side: PartySide; readonly name: string }
type Asked = { readonly comparedUntil: Instant | null; readonly isSilent: boolean }

/** What the parties told, kept: a second payment may stand in the statement of another day than the first. */
export function sqlPartyEntries(db: Db, tenantId: string) {
  return {
    async of(side: PartySide, orderNos: readonly string[]): Promise<ReadonlyMap<string, Payment[]>> {
      // A party that was named otherwise yesterday told the same payments under that name.
      const { rows } = await sql<Payment & { orderNo: string }>`
        select distinct on (order_no, reference) order_no as "orderNo", reference, currency, amount, at
        from party_entry where tenant_id = ${tenantId} and side = ${side} and order_no = any(${orderNos})
        order by order_no, reference, at`.execute(db)
      return grouped(rows, ({ orderNo }) => orderNo)
    },

    /** The same of one order, with the party that told it last. */
    async toldOf(side: PartySide, orderNo: string): Promise<(Payment & { party: string })[]> {
      const { rows } = await sql<Payment & { party: string }>`
        select distinct on (reference) party, reference, currency, amount, at
        from party_entry where tenant_id = ${tenantId} and side = ${side} and order_no = ${orderNo}
        order by reference, at desc`.execute(db)
      return rows
    },

    async asked({ side, name }: Of): Promise<Asked | undefined> {
      const { rows } = await sql<Asked>`
        select compared_until as "comparedUntil", is_silent as "isSilent" from party_statement
        where tenant_id = ${tenantId} and side = ${side} and party = ${name}`.execute(db)
      return rows[0]
    },

    /** Until when it was compared, or that it does not answer. */
    async noteAsked({ side, name }: Of, until: Instant | null): Promise<void> {
      const at = until === null ? sql`null` : sqlInstant(until)
      await sql`
        insert into party_statement (tenant_id, side, party, compared_until, is_silent)
        values (${tenantId}, ${side}, ${name}, ${at}, ${until === null})
        on conflict (tenant_id, side, party) do update set is_silent = excluded.is_silent,
          compared_until = coalesce(excluded.compared_until, party_statement.compared_until)`.execute(db)
    },
  }
}

/** Puts the statement in the place of what was told of that time before: what the party took back is gone. */
export async function keepStatement(
  tx: Tx,
  tenantId: string,
  { side, name }: Of,
  told: StatementPeriod & { readonly entries: readonly StatementEntry[] },
): Promise<void> {
  const rows = told.entries.map(({ orderNo, reference, amount, at }) => ({
    order_no: orderNo,
    reference,
    currency: amount.currency,
    amount: String(amount.minor),
    at: jsonInstant(at),
  }))
  const listed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as n(order_no text, reference text, currency text, amount bigint, at timestamptz)`
  await sql`
    delete from party_entry e where e.tenant_id = ${tenantId} and e.side = ${side} and e.party = ${name}
      and e.at >= ${sqlInstant(told.from)} and e.at < ${sqlInstant(told.until)}
      and (e.order_no, e.reference) not in (select n.order_no, n.reference from ${listed})`.execute(tx)
  await sql`
    insert into party_entry (tenant_id, side, party, order_no, reference, currency, amount, at)
    select distinct on (n.order_no, n.reference) ${tenantId}, ${side}, ${name}, n.* from ${listed}
    on conflict (tenant_id, side, party, order_no, reference)
      do update set currency = excluded.currency, amount = excluded.amount, at = excluded.at
      where (party_entry.currency, party_entry.amount, party_entry.at)
        is distinct from (excluded.currency, excluded.amount, excluded.at)`.execute(tx)
}

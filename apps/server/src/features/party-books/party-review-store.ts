import type { PartyCause, PartySide } from '@keo/contract/console-books'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type PartyDifference = {
  readonly orderNo: string
  readonly cause: PartyCause
  /** Both sides, for whoever looks. */
  readonly told: object
}

/** Where statements and our books differ, once for an order and a cause. */
export function sqlPartyReviews(tx: Tx, tenantId: string, side: PartySide) {
  return {
    /** Orders that differ and did not settle. */
    async standing(): Promise<string[]> {
      const { rows } = await sql<{ orderNo: string }>`
        select distinct order_no as "orderNo" from party_review
        where tenant_id = ${tenantId} and side = ${side} and settled_at is null`.execute(tx)
      return rows.map(({ orderNo }) => orderNo)
    },

    /** What stands about one order. */
    async causesOf(orderNo: string): Promise<PartyCause[]> {
      const { rows } = await sql<{ cause: PartyCause }>`
        select cause from party_review
        where tenant_id = ${tenantId} and side = ${side} and order_no = ${orderNo} and settled_at is null`.execute(
        tx,
      )
      return rows.map(({ cause }) => cause)
    },

    /** True when it was not standing yet. One that comes back is open again, whatever was noted the first time. */
    async open({ orderNo, cause, told }: PartyDifference, at: Instant): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into party_review as r (tenant_id, side, order_no, cause, told, at)
        values (${tenantId}, ${side}, ${orderNo}, ${cause}, ${JSON.stringify(told)}, ${sqlInstant(at)})
        on conflict (tenant_id, side, order_no, cause)
          do update set settled_at = null, told = excluded.told, at = excluded.at
          where r.settled_at is not null`.execute(tx)
      if (numAffectedRows !== 1n) return false
      await sql`
        delete from closed_difference
        where tenant_id = ${tenantId} and source = ${side} and id = ${`${orderNo} ${cause}`}`.execute(tx)
      return true
    },

    /** What stood about this order and is not so any more has gone by itself. */
    async settle(orderNo: string, cause: PartyCause | null, at: Instant): Promise<number> {
      const { numAffectedRows } = await sql`
        update party_review set settled_at = ${sqlInstant(at)}
        where tenant_id = ${tenantId} and side = ${side} and order_no = ${orderNo} and settled_at is null
          and cause is distinct from ${cause}`.execute(tx)
      return Number(numAffectedRows ?? 0n)
    },
  }
}

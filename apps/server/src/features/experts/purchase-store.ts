import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Purchase = { readonly memberId: MemberId; readonly price: bigint }

export function sqlPurchaseStore(db: Db, tenantId: string) {
  return {
    /** False when the member has it: of two taps at once the second waits here for the first. */
    async insert(planId: string, { memberId, price }: Purchase, now: Instant): Promise<boolean> {
      const { numAffectedRows } =
        await sql`insert into plan_purchase (tenant_id, member_id, plan_id, price, bought_at)
        values (${tenantId}, ${memberId}, ${planId}, ${price}, ${sqlInstant(now)}) on conflict do nothing`.execute(
          db,
        )
      return numAffectedRows === 1n
    },

    /** Those who have not been paid back, marked as paid. */
    async refund(planId: string, now: Instant): Promise<Purchase[]> {
      const { rows } = await sql<Purchase>`update plan_purchase set refunded_at = ${sqlInstant(now)}
        where tenant_id = ${tenantId} and plan_id = ${planId} and refunded_at is null
        returning member_id as "memberId", price`.execute(db)
      return rows
    },

    /** Those who had been paid back, marked as not paid. */
    async charge(planId: string): Promise<Purchase[]> {
      const { rows } = await sql<Purchase>`update plan_purchase set refunded_at = null
        where tenant_id = ${tenantId} and plan_id = ${planId} and refunded_at is not null
        returning member_id as "memberId", price`.execute(db)
      return rows
    },
  }
}

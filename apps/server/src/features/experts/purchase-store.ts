import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Purchase = { readonly memberId: MemberId; readonly price: bigint }
/** Of one who has something in common with the expert, so that nothing of it goes there. */
type NewPurchase = Purchase & { readonly isShared: boolean }

export function sqlPurchaseStore(db: Db, tenantId: string) {
  return {
    /** False when the member has it: of two taps at once the second waits here for the first. */
    async insert(planId: string, { memberId, price, isShared }: NewPurchase, now: Instant): Promise<boolean> {
      const { numAffectedRows } =
        await sql`insert into plan_purchase (tenant_id, member_id, plan_id, price, is_shared, bought_at)
        values (${tenantId}, ${memberId}, ${planId}, ${price}, ${isShared}, ${sqlInstant(now)}) on conflict do nothing`.execute(
          db,
        )
      return numAffectedRows === 1n
    },

    /** Whose plan it is and what was paid for it, by buyers who have nothing in common with them; null for the sandbox. */
    async earned(planId: string): Promise<Purchase | null> {
      const { rows } = await sql<{ memberId: MemberId | null; price: bigint }>`
        select x.member_id as "memberId", coalesce(sum(b.price) filter (where not b.is_shared), 0)::bigint as price
        from expert_plan p join expert x on x.tenant_id = p.tenant_id and x.id = p.expert_id
        left join plan_purchase b on b.tenant_id = p.tenant_id and b.plan_id = p.id
        where p.tenant_id = ${tenantId} and p.id = ${planId} group by x.member_id`.execute(db)
      const [row] = rows
      return row?.memberId ? { memberId: row.memberId, price: row.price } : null
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

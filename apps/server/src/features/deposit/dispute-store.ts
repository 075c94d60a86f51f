import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Selectable } from 'kysely'
import type { DepositTables } from './deposit-tables.ts'

export type HeldDispute = Selectable<DepositTables['deposit_dispute']>
type Verdict = { readonly isForMember: boolean; readonly reason: string; readonly at: Instant }

/** Asked for more, and nothing was sent since. */
export const isWaitingForMember = ({
  asked_at,
  answered_at,
  decided_at,
}: Pick<HeldDispute, 'asked_at' | 'answered_at' | 'decided_at'>): boolean =>
  decided_at === null && asked_at !== null && (answered_at === null || answered_at < asked_at)

/** Whoever writes has read the order for change: its lock is the dispute's too. */
export function sqlDisputeStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  const change = (orderNo: string) =>
    db.updateTable('deposit_dispute').where('tenant_id', '=', tenantId).where('order_no', '=', orderNo)
  return {
    find: (orderNo: string): Promise<HeldDispute | undefined> =>
      db
        .selectFrom('deposit_dispute')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('order_no', '=', orderNo)
        .executeTakeFirst(),
    async insert(memberId: string, orderNo: string): Promise<void> {
      const row = { tenant_id: tenantId, member_id: memberId, order_no: orderNo }
      await db.insertInto('deposit_dispute').values(row).execute()
    },
    /** False when it was denied before. */
    async deny(orderNo: string, at: Instant): Promise<boolean> {
      const { numUpdatedRows } = await change(orderNo)
        .set({ denied_at: sqlInstant(at) })
        .where('denied_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async ask(orderNo: string, question: string, at: Instant): Promise<void> {
      await change(orderNo)
        .set({ question, asked_at: sqlInstant(at) })
        .execute()
    },
    async answer(orderNo: string, at: Instant): Promise<void> {
      await change(orderNo)
        .set({ answered_at: sqlInstant(at) })
        .where('asked_at', 'is not', null)
        .execute()
    },
    async decide(orderNo: string, { isForMember, reason, at }: Verdict): Promise<void> {
      await change(orderNo)
        .set({ is_for_member: isForMember, reason, decided_at: sqlInstant(at) })
        .execute()
    },
  }
}

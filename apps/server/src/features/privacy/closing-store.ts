import type { InstantColumn } from '@keo/service-kit/db/columns'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'

type ClosingTables = {
  account_closing: {
    tenant_id: string
    member_id: string
    asked_at: InstantColumn
    due_at: InstantColumn
    erased_at: InstantColumn | null
  }
}

export type HeldClosing = { readonly memberId: string; readonly askedAt: Instant; readonly dueAt: Instant }

export function sqlClosingStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<ClosingTables>()
  const open = (memberId: string) =>
    db
      .updateTable('account_closing')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('erased_at', 'is', null)
  return {
    find: (memberId: string): Promise<HeldClosing | undefined> =>
      db
        .selectFrom('account_closing')
        .select(['member_id as memberId', 'asked_at as askedAt', 'due_at as dueAt'])
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('erased_at', 'is', null)
        .executeTakeFirst(),
    /** False when one is under way already: the first date stands. */
    async insert({ memberId, askedAt, dueAt }: HeldClosing): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account_closing')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          asked_at: sqlInstant(askedAt),
          due_at: sqlInstant(dueAt),
          erased_at: null,
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    /** False when it was called off meanwhile. */
    async putOff({ memberId, dueAt }: HeldClosing): Promise<boolean> {
      const { numUpdatedRows } = await open(memberId)
        .set({ due_at: sqlInstant(dueAt) })
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    /** False when there was none, or when it is too late. */
    async delete(memberId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('account_closing')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('erased_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
    /** False when it was called off meanwhile. */
    async markErased(memberId: string, at: Instant): Promise<boolean> {
      const { numUpdatedRows } = await open(memberId)
        .set({ erased_at: sqlInstant(at) })
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}

import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'

type SecurityChangeTables = {
  security_change: {
    tenant_id: string
    member_id: string
    id: string
    code_hash: Buffer
    before_box: Buffer
    event: string
    changed_at: InstantColumn
    undo_until: InstantColumn
    undone_at: InstantColumn | null
  }
}

export type KeptChange = {
  readonly memberId: string
  readonly id: string
  readonly codeHash: Buffer
  readonly before: Buffer
  readonly event: string
  readonly changedAt: Instant
  readonly undoUntil: Instant
}

/** Made for a database or for one transaction of it. */
export function sqlSecurityChangeStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SecurityChangeTables>()
  return {
    async insert(change: KeptChange): Promise<void> {
      await db
        .insertInto('security_change')
        .values({
          tenant_id: tenantId,
          member_id: change.memberId,
          id: change.id,
          code_hash: change.codeHash,
          before_box: change.before,
          event: change.event,
          changed_at: sqlInstant(change.changedAt),
          undo_until: sqlInstant(change.undoUntil),
          undone_at: null,
        })
        .execute()
    },
    async findOpen(codeHash: Buffer, now: Instant): Promise<KeptChange | undefined> {
      const row = await db
        .selectFrom('security_change')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('code_hash', '=', codeHash)
        .where('undo_until', '>', sqlInstant(now))
        .where('undone_at', 'is', null)
        .executeTakeFirst()
      return (
        row && {
          memberId: row.member_id,
          id: row.id,
          codeHash: row.code_hash,
          before: row.before_box,
          event: row.event,
          changedAt: row.changed_at,
          undoUntil: row.undo_until,
        }
      )
    },
    /** This change and every later one: their codes went to contacts that are gone again. */
    async close(memberId: string, since: Instant, at: Instant): Promise<void> {
      await db
        .updateTable('security_change')
        .set({ undone_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('changed_at', '>=', sqlInstant(since))
        .where('undone_at', 'is', null)
        .execute()
    },
    async dropBefore(at: Instant): Promise<void> {
      await db
        .deleteFrom('security_change')
        .where('tenant_id', '=', tenantId)
        .where('undo_until', '<', sqlInstant(at))
        .execute()
    },
  }
}

import type { Role } from '@keo/contract/staff-permissions'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { foldEmail } from './staff-store.ts'
import type { StaffTables } from './staff-tables.ts'

export type NewInvitation = {
  readonly id: string
  readonly linkHash: Buffer | null
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly secret: Buffer
  readonly isFirst: boolean
  readonly at: Instant
  readonly expiresAt: Instant
}

export function sqlInvitationStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<StaffTables>()
  const open = (now: Instant) =>
    db
      .selectFrom('staff_invitation')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sqlInstant(now))
  return {
    findByLink: (linkHash: Buffer, now: Instant) =>
      open(now).where('link_hash', '=', linkHash).executeTakeFirst(),
    /** In a transaction: a link that two browsers use at once makes one account. */
    findByLinkForChange: (linkHash: Buffer, now: Instant) =>
      open(now).where('link_hash', '=', linkHash).forUpdate().executeTakeFirst(),
    listOpen: (now: Instant) => open(now).where('is_first', '=', false).orderBy('id').limit(100).execute(),
    async insert(made: NewInvitation): Promise<void> {
      await db
        .insertInto('staff_invitation')
        .values({
          tenant_id: tenantId,
          id: made.id,
          link_hash: made.linkHash,
          name: made.name,
          email: foldEmail(made.email),
          roles: [...made.roles],
          totp_secret: made.secret,
          is_first: made.isFirst,
          created_at: sqlInstant(made.at),
          expires_at: sqlInstant(made.expiresAt),
        })
        .execute()
    },
    async setLink(id: string, linkHash: Buffer, times: { now: Instant; expiresAt: Instant }) {
      const { numUpdatedRows } = await db
        .updateTable('staff_invitation')
        .set({ link_hash: linkHash, expires_at: sqlInstant(times.expiresAt) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('is_first', '=', false)
        .where('used_at', 'is', null)
        .where('expires_at', '>', sqlInstant(times.now))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async use(id: string, at: Instant): Promise<void> {
      await db
        .updateTable('staff_invitation')
        .set({ used_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
  }
}

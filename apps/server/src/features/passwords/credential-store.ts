import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { PasswordTables } from './password-tables.ts'

export type NamedCredential = { readonly memberId: string; readonly passwordHash: string | undefined }

export function sqlCredentialStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<PasswordTables>()
  return {
    /** In one statement, so that a name nobody has takes no step less. */
    async findByName(foldedName: string): Promise<NamedCredential | undefined> {
      const { rows } = await sql<{ id: string; password_hash: string | null }>`
        select member.id, credential.password_hash
        from member left join credential
          on credential.tenant_id = member.tenant_id and credential.member_id = member.id
        where member.tenant_id = ${tenantId} and member.user_name_folded = ${foldedName}`.execute(db)
      return rows[0] && { memberId: rows[0].id, passwordHash: rows[0].password_hash ?? undefined }
    },
    async save(memberId: string, passwordHash: string, at: Instant): Promise<void> {
      const values = { password_hash: passwordHash, changed_at: sqlInstant(at) }
      await db
        .insertInto('credential')
        .values({ tenant_id: tenantId, member_id: memberId, ...values })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(values))
        .execute()
    },
  }
}

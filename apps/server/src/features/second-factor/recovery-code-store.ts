import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { SecondFactorTables } from './second-factor-tables.ts'

export type RecoveryCodeStore = {
  countUnused(memberId: string): Promise<number>
  /** Those from before are gone. */
  replace(memberId: string, hashes: readonly Buffer[]): Promise<void>
  /** False when none of these is there and unused: of two at once the update lets one through. */
  use(memberId: string, hashes: readonly Buffer[], at: Instant): Promise<boolean>
}

export function sqlRecoveryCodeStore(anyDb: Db, tenantId: string): RecoveryCodeStore {
  const db = anyDb.withTables<SecondFactorTables>()
  return {
    async countUnused(memberId) {
      const { count } = await db
        .selectFrom('recovery_code')
        .select((column) => column.fn.countAll().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async replace(memberId, hashes) {
      await db
        .deleteFrom('recovery_code')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute()
      if (hashes.length === 0) return
      const rows = hashes.map((code_hash) => ({
        tenant_id: tenantId,
        member_id: memberId,
        code_hash,
        used_at: null,
      }))
      await db.insertInto('recovery_code').values(rows).execute()
    },
    async use(memberId, hashes, at) {
      const { numUpdatedRows } = await db
        .updateTable('recovery_code')
        .set({ used_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('code_hash', 'in', [...hashes])
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}

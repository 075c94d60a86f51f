import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { WithdrawPasswordTables } from './withdraw-password-tables.ts'

export type Try = { readonly hash: string; readonly tries: number }

/** Made for a database or for one transaction of it. */
export function sqlWithdrawPasswordStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<WithdrawPasswordTables>()
  return {
    async isSet(memberId: string): Promise<boolean> {
      const row = await db
        .selectFrom('withdraw_password')
        .select('set_at')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return row !== undefined
    },
    /** A new one forgets the tries at the old one. */
    async save(memberId: string, hash: string, at: Instant): Promise<void> {
      await sql`insert into withdraw_password (tenant_id, member_id, password_hash, set_at)
        values (${tenantId}, ${memberId}, ${hash}, ${sqlInstant(at)})
        on conflict (tenant_id, member_id) do update
          set password_hash = excluded.password_hash, set_at = excluded.set_at, wrong_at = '{}'`.execute(db)
    },
    /**
     * Counts a try before anybody compares it, in one statement: however many come at once, each has a number of its
     * own. What could not even be opened is no try, and takes as long. Undefined when none is set.
     */
    async spendTry(memberId: string, isTry: boolean, at: Instant, since: Instant): Promise<Try | undefined> {
      const { rows } = await sql<{ hash: string; tries: number }>`
        update withdraw_password
        set wrong_at =
          array(select at from unnest(wrong_at) as at where at > ${sqlInstant(since)} order by at desc limit 20)
          || case when ${isTry} then array[${sqlInstant(at)}] else '{}'::timestamptz[] end
        where tenant_id = ${tenantId} and member_id = ${memberId}
        returning password_hash as hash, cardinality(wrong_at) as tries`.execute(db)
      const [row] = rows
      return row && { hash: row.hash, tries: row.tries }
    },
    async forgetTries(memberId: string): Promise<void> {
      await sql`update withdraw_password set wrong_at = '{}'
        where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db)
    },
    /** False when this nonce was used before. */
    async useNonce(memberId: string, nonce: string, at: Instant): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('withdraw_nonce')
        .values({ tenant_id: tenantId, member_id: memberId, nonce, used_at: sqlInstant(at) })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    async dropNonces(before: Instant): Promise<void> {
      await db
        .deleteFrom('withdraw_nonce')
        .where('tenant_id', '=', tenantId)
        .where('used_at', '<', sqlInstant(before))
        .execute()
    },
  }
}

import { LOCKS, type Lock, type LockCause } from '@keo/contract/members'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** Withdrawals above the large limit wait, alone or together. */
export type Hold = { readonly since: Instant; readonly until: Instant }

/** What other features may put on a member: locks with their cause, the wait of large withdrawals, the real name. */
export function sqlMemberLocks(db: Db, tenantId: string) {
  return {
    /** False when this lock is on already: its first cause stands. */
    async set(memberId: string, lock: Lock, cause: LockCause): Promise<boolean> {
      const code = LOCKS[lock]
      const { numAffectedRows } = await sql`update member
        set status = status || ${code}, lock_causes = lock_causes || ${JSON.stringify({ [code]: cause })}::jsonb
        where tenant_id = ${tenantId} and id = ${memberId} and position(${code} in status) = 0`.execute(db)
      return numAffectedRows === 1n
    },
    /** Only a lock of this cause: what somebody else set, somebody else lifts. */
    async lift(memberId: string, lock: Lock, cause: LockCause): Promise<boolean> {
      const code = LOCKS[lock]
      const { numAffectedRows } = await sql`update member
        set status = replace(status, ${code}, ''), lock_causes = lock_causes - ${code}::text
        where tenant_id = ${tenantId} and id = ${memberId} and lock_causes ->> ${code}::text = ${cause}`.execute(
        db,
      )
      return numAffectedRows === 1n
    },
    /** Never shortens a wait that is on, and never makes it begin anew. */
    async holdLargeWithdrawals(memberId: string, { since, until }: Hold): Promise<void> {
      await sql`update member
        set large_withdraw_held_since = case
            when large_withdraw_hold_until > ${sqlInstant(since)}
            then coalesce(large_withdraw_held_since, ${sqlInstant(since)}) else ${sqlInstant(since)} end,
          large_withdraw_hold_until = greatest(large_withdraw_hold_until, ${sqlInstant(until)})
        where tenant_id = ${tenantId} and id = ${memberId}`.execute(db)
    },
    /** Null when nothing ever waited. */
    async largeHold(memberId: string): Promise<Hold | null> {
      const { rows } = await sql<{ since: Instant | null; until: Instant | null }>`
        select large_withdraw_held_since as since, large_withdraw_hold_until as until from member
        where tenant_id = ${tenantId} and id = ${memberId}`.execute(db)
      const { since = null, until = null } = rows[0] ?? {}
      return since === null || until === null ? null : { since, until }
    },
    /** Once: a name that is there stays. */
    async nameFirst(memberId: string, realName: string): Promise<void> {
      await sql`update member set real_name = ${realName}
        where tenant_id = ${tenantId} and id = ${memberId} and real_name = ''`.execute(db)
    },
  }
}

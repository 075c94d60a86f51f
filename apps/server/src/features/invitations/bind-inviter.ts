import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

type Needs = { clock: Clock; tenantId: string }
type Codes = { readonly inviteCode?: string | undefined; readonly referCode?: string | undefined }

/**
 * In the transaction of a registration. A code that is nobody's, or of another agent line, binds to nobody and is kept in the
 * member's row as it came. Whoever is bound stays bound; an inviter was here before, so that nobody invites themselves,
 * nor by friends of friends (AGT-03).
 */
export function createInviterBinding({ clock, tenantId }: Needs) {
  return async (tx: Tx, memberId: MemberId, { inviteCode = '', referCode = '' }: Codes): Promise<void> => {
    for (const code of [inviteCode, referCode].map((text) => text.toUpperCase())) {
      if (code === '') continue
      const { numAffectedRows } = await sql`
        insert into invite_friend (tenant_id, member_id, inviter_id, code, bound_at)
        select friend.tenant_id, friend.id, inviter.id, c.code, ${sqlInstant(clock.now())}
        from invite_code c
          join member inviter on inviter.tenant_id = c.tenant_id and inviter.id = c.member_id
          join member friend on friend.tenant_id = c.tenant_id and friend.id = ${memberId}
        where c.tenant_id = ${tenantId} and c.code = ${code} and inviter.line = friend.line
          and inviter.id collate "C" < friend.id collate "C"
        on conflict (tenant_id, member_id) do nothing`.execute(tx)
      if (numAffectedRows === 1n) return
    }
  }
}

import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { MemberTables } from '../members/index.ts'
import type { OwnAccountTables } from './own-account-tables.ts'

export type NickNameRequest = { readonly id: string; readonly memberId: string; readonly nickName: string }

export function sqlNickNameStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<MemberTables & OwnAccountTables>()
  return {
    /** Takes the place of an earlier request, whose verdict then finds nothing to decide. */
    async put({ id, memberId, nickName }: NickNameRequest, at: Instant): Promise<void> {
      const values = {
        wish_id: id,
        nick_name: nickName,
        state: 'waiting' as const,
        asked_at: sqlInstant(at),
        decided_at: null,
      }
      await db
        .insertInto('nick_name_review')
        .values({ tenant_id: tenantId, member_id: memberId, ...values })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(values))
        .execute()
    },

    /** The request, when it still waited: a verdict counts once. */
    async decide(
      requestId: string,
      state: 'accepted' | 'refused',
      at: Instant,
    ): Promise<NickNameRequest | undefined> {
      const row = await db
        .updateTable('nick_name_review')
        .set({ state, decided_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('wish_id', '=', requestId)
        .where('state', '=', 'waiting')
        .returning(['member_id', 'nick_name'])
        .executeTakeFirst()
      return row && { id: requestId, memberId: row.member_id, nickName: row.nick_name }
    },

    /** The review is over; what was accepted becomes the name. */
    async settle(memberId: string, accepted: string | null): Promise<void> {
      await db
        .updateTable('member')
        .set({ is_nick_name_in_review: false, ...(accepted === null ? {} : { nick_name: accepted }) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', memberId)
        .execute()
    },
  }
}

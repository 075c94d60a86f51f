import { VIP_HISTORY_PAGE_SIZE, type VipCause } from '@keo/contract/vip'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import type { MemberTables } from '../members/index.ts'
import type { Standing } from './vip-rules.ts'
import type { VipTables } from './vip-tables.ts'

export type VipMember = Standing & {
  readonly gifted: number
  readonly baseDeposits: Minor
  readonly baseTurnover: Minor
  readonly countedFrom: Instant
  readonly lookedUntil: Instant
}
export type VipMove = {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly cause: VipCause
  readonly at: Instant
}

/** Made for a database or for one transaction of it. */
export function sqlVipStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<VipTables & MemberTables>()
  return {
    /** Whoever else looks at the same member waits. */
    async lock(memberId: string) {
      return db
        .selectFrom('member')
        .select(['vip_level as level', 'registered_at as registeredAt', 'birthday'])
        .select('identity_verified_at as verifiedAt')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', memberId)
        .forUpdate()
        .executeTakeFirst()
    },
    async find(memberId: string, level: number): Promise<VipMember | undefined> {
      const row = await db
        .selectFrom('vip_member')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return (
        row && {
          level,
          peak: Math.max(row.peak, level),
          gifted: row.gifted,
          heldFrom: row.held_from,
          baseDeposits: row.base_deposits as Minor,
          baseTurnover: row.base_turnover as Minor,
          countedFrom: row.counted_from,
          lookedUntil: row.looked_until,
        }
      )
    },
    async open(memberId: string, { level, ...member }: VipMember): Promise<void> {
      await db
        .insertInto('vip_member')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          start_level: level,
          peak: member.peak,
          gifted: member.gifted,
          base_deposits: member.baseDeposits,
          base_turnover: member.baseTurnover,
          counted_from: sqlInstant(member.countedFrom),
          held_from: sqlInstant(member.heldFrom),
          looked_until: sqlInstant(member.lookedUntil),
        })
        // Somebody else opened it in the same breath: the transaction is tried again and finds it.
        .onConflict((clash) => clash.doNothing())
        .execute()
    },
    async put(memberId: string, member: Omit<VipMember, 'baseDeposits' | 'baseTurnover' | 'countedFrom'>) {
      await db
        .updateTable('vip_member')
        .set({
          peak: member.peak,
          gifted: member.gifted,
          held_from: sqlInstant(member.heldFrom),
          looked_until: sqlInstant(member.lookedUntil),
        })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute()
    },
    async setLevel(memberId: string, level: number): Promise<void> {
      await db
        .updateTable('member')
        .set({ vip_level: level })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', memberId)
        .execute()
    },
    async addMove(memberId: string, { id, from, to, cause, at }: VipMove): Promise<void> {
      await db
        .insertInto('vip_change')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          id,
          from_level: from,
          to_level: to,
          cause,
          at: sqlInstant(at),
        })
        .execute()
    },
    /** Newest first, one more than a page where there are more. */
    async moves(memberId: string, before: string | undefined): Promise<VipMove[]> {
      const rows = await db
        .selectFrom('vip_change')
        .select(['id', 'from_level as from', 'to_level as to', 'cause', 'at'])
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(VIP_HISTORY_PAGE_SIZE + 1)
        .execute()
      return rows
    },
  }
}

import type { MemberId } from '@keo/contract/ids'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'

type Tables = {
  turnover_round: { tenant_id: string; member_id: string; required: bigint; since: InstantColumn }
}

export type Round = { readonly required: Minor; readonly since: Instant }

/** Made for a database or for one transaction of it. */
export function sqlTurnoverStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<Tables>()
  return {
    async find(memberId: MemberId): Promise<Round | undefined> {
      const row = await db
        .selectFrom('turnover_round')
        .select(['required', 'since'])
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return row && { required: row.required as Minor, since: row.since }
    },
    async put(memberId: MemberId, { required, since }: Round): Promise<void> {
      const round = { required, since: sqlInstant(since) }
      await db
        .insertInto('turnover_round')
        .values({ tenant_id: tenantId, member_id: memberId, ...round })
        .onConflict((clash) => clash.columns(['tenant_id', 'member_id']).doUpdateSet(round))
        .execute()
    },
  }
}

import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { FIRST_RULES, type WithdrawRules } from './withdraw-rules.ts'
import type { WithdrawTables } from './withdraw-tables.ts'

/** The rules that count now, and how others come to count. Made for a database or for one transaction of it. */
export function sqlWithdrawRules(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<WithdrawTables>()
  const newest = () =>
    db
      .selectFrom('withdraw_rules')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
  return {
    async now(): Promise<WithdrawRules> {
      const row = await newest()
      if (!row) return FIRST_RULES
      return {
        reviewAbove: row.review_above as Minor,
        fee: { perMille: row.fee_per_mille, min: row.fee_min as Minor, max: row.fee_max as Minor },
        levels: row.day_max.map((dayMax, level) => ({
          dayMax: BigInt(dayMax) as Minor,
          free: row.free_a_day[level] ?? 0,
        })),
      }
    },
    /** They count from the next withdrawal on; what was asked for before stays as it was. */
    async change({ reviewAbove, fee, levels }: WithdrawRules, at: Instant): Promise<void> {
      const version = ((await newest())?.version ?? 0) + 1
      await db
        .insertInto('withdraw_rules')
        .values({
          tenant_id: tenantId,
          version,
          review_above: reviewAbove,
          fee_per_mille: fee.perMille,
          fee_min: fee.min,
          fee_max: fee.max,
          day_max: levels.map(({ dayMax }) => dayMax),
          free_a_day: levels.map(({ free }) => free),
          begins_at: sqlInstant(at),
        })
        .execute()
    },
  }
}

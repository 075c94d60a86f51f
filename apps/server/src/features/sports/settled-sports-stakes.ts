import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { SettledSince } from '../turnover/index.ts'

/**
 * What of the settled sports bets counts as bet, by what became of each: the provider says it with every settlement, and
 * with every correction of one.
 */
export function settledSportsStakes(tenantId: string): SettledSince {
  return async (db, memberId, since) => {
    const { rows } = await sql<{ settled: bigint }>`
      select coalesce(sum(valid_stake), 0)::bigint as settled from sports_order
      where tenant_id = ${tenantId} and member_id = ${memberId} and currency = 'VND' and valid_stake > 0
        and counts_from >= ${sqlInstant(since)}`.execute(db)
    return (rows[0]?.settled ?? 0n) as Minor
  }
}

import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { SettledSince } from '../turnover/index.ts'

/**
 * Stakes of rounds that have ended: all of them, unless an adjustment said what of them counts. A stake that came back, by
 * a refund or as it was, counts nothing.
 */
export function settledGameStakes(tenantId: string): SettledSince {
  return async (db, memberId, since) => {
    const { rows } = await sql<{ settled: bigint }>`
      select coalesce(sum(valid_stake), 0)::bigint as settled from game_round
      where tenant_id = ${tenantId} and member_id = ${memberId} and currency = 'VND' and valid_stake > 0
        and state = 'closed' and returned <> stake and ended_at >= ${sqlInstant(since)}`.execute(db)
    return (rows[0]?.settled ?? 0n) as Minor
  }
}

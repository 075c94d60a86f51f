import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { SettledSince } from './turnover.ts'

/**
 * What the books know of settled stakes in games: held stakes that went to the house, in full. A stake that came back as it
 * was moves nothing to the house and does not count. Of a sports bet the provider says what counts.
 */
export function settledInTheBooks(tenantId: string): SettledSince {
  return async (db, memberId, since) => {
    const { rows } = await sql<{ settled: bigint }>`
      select coalesce(sum(-p.held), 0)::bigint as settled
      from ledger_transaction t cross join lateral (
        select coalesce(sum(amount) filter (where account = 'held'), 0) as held, bool_or(account like 'house:%') as has_house
        from ledger_posting where number = t.number
      ) p
      where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.currency = 'VND' and t.at >= ${sqlInstant(since)}
        and t.kind like 'game.%' and p.held < 0 and p.has_house`.execute(db)
    return (rows[0]?.settled ?? 0n) as Minor
  }
}

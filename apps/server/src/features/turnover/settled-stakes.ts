import { jsonInstant } from '@keo/service-kit/db/columns'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Minor } from '@keo/units/money'
import { type RawBuilder, sql } from 'kysely'
import type { SettledOfAll } from './turnover.ts'

/**
 * What a query says of each who is asked for, `settled`, by one statement for all of them. In the query `asked.member_id` is
 * the member and `asked.since` the instant from which it counts.
 */
export const settledOfEach =
  (query: RawBuilder<unknown>): SettledOfAll =>
  async (db, asked) => {
    if (asked.length === 0) return []
    const members = asked.map(({ memberId }) => memberId)
    const since = asked.map((one) => jsonInstant(one.since))
    const { rows } = await sql<{ settled: Minor }>`
      ${kept} select found.settled
      from unnest(${members}::text[], ${since}::timestamptz[]) with ordinality asked (member_id, since, n)
        cross join lateral (${query}) found
      order by asked.n`.execute(db)
    return rows.map(({ settled }) => settled)
  }

/**
 * What the books know of settled stakes in games: held stakes that went to the house, in full. A stake that came back as it
 * was moves nothing to the house and does not count. Of a sports bet the provider says what counts.
 */
export const settledInTheBooks = (tenantId: string): SettledOfAll =>
  settledOfEach(sql`
    select coalesce(sum(-p.held), 0)::bigint as settled
    from ledger_transaction t cross join lateral (
      select coalesce(sum(amount) filter (where account = 'held'), 0) as held, bool_or(account like 'house:%') as has_house
      from ledger_posting where number = t.number
    ) p
    where t.tenant_id = ${tenantId} and t.member_id = asked.member_id and t.currency = 'VND' and t.at >= asked.since
      and t.kind like 'game.%' and p.held < 0 and p.has_house`)

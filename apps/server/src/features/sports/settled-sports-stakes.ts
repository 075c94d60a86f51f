import { sql } from 'kysely'
import { settledOfEach, type SettledOfAll } from '../turnover/index.ts'

/**
 * What of the settled sports bets counts as bet, by what became of each: the provider says it with every settlement, and
 * with every correction of one.
 */
export const settledSportsStakes = (tenantId: string): SettledOfAll =>
  settledOfEach(sql`
    select coalesce(sum(valid_stake), 0)::bigint as settled from sports_order o
    where o.tenant_id = ${tenantId} and o.member_id = asked.member_id and o.currency = 'VND' and o.valid_stake > 0
      and o.counts_from >= asked.since`)

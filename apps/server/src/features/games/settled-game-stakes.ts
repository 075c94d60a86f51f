import { sql } from 'kysely'
import { settledOfEach, type SettledOfAll } from '../turnover/index.ts'

/**
 * Stakes of rounds that have ended: as much of them as the game's type counts, and only what an adjustment left of them. A
 * stake that came back, by a refund or as it was, counts nothing. A game that is not listed counts in full.
 */
export const settledGameStakes = (tenantId: string): SettledOfAll =>
  settledOfEach(sql`
    select coalesce(sum(r.valid_stake * coalesce(t.turnover_percent, 100) / 100), 0)::bigint as settled
    from game_round r
      left join game g on g.tenant_id = r.tenant_id and g.id = r.game_id
      left join game_type t on t.tenant_id = g.tenant_id and t.id = g.game_type_id
    where r.tenant_id = ${tenantId} and r.member_id = asked.member_id and r.currency = 'VND' and r.valid_stake > 0
      and r.state = 'closed' and r.returned <> r.stake and r.ended_at >= asked.since`)

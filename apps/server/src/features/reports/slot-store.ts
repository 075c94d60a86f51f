import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { minutes, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { movesWithin } from './book-moves.ts'

export type FlowSums = {
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly laid: bigint
  readonly bets: bigint
  readonly gross: bigint
}
type StepRow = FlowSums & { readonly step: number }
type Asked = { readonly from: Instant; readonly until: Instant; readonly stepMs: number }

const SLOT_MS = minutes(20)

/** The begin of the third of an hour that holds the instant. */
export const slotOf = (at: Instant): Instant => at - (at % SLOT_MS)

/** What a slot holds, of rows of `moved`. */
export const SLOT_SUMS = sql`
  coalesce(sum(deposits), 0)::bigint as deposits, coalesce(sum(withdrawals), 0)::bigint as withdrawals,
  coalesce(sum(laid), 0)::bigint as laid, count(*) filter (where kind in ('bet.stake', 'game.bet')) as bets,
  coalesce(sum(gross), 0)::bigint as gross`

export const SLOT_AT = sql`date_bin(interval '20 minutes', at, timestamptz 'epoch')`

export function sqlSlotStore(db: Db, tenantId: string) {
  return {
    /** The newest day that was folded, and when; days are folded one after the other. */
    async newestFold(): Promise<{ day: string; at: Instant } | undefined> {
      const { rows } = await sql<{ day: string; at: Instant }>`
        select day::text, folded_at as at from report_fold where tenant_id = ${tenantId}
        order by day desc limit 1`.execute(db)
      return rows[0]
    },
    /** By steps from the begin on. What is sure is read folded, only what came since from the books. */
    async steps({ from, until, stepMs }: Asked, sureUntil: Instant): Promise<StepRow[]> {
      const live = Math.max(from, Math.min(sureUntil, slotOf(until)))
      const { rows } = await sql<StepRow>`
        with moved as materialized (${movesWithin(tenantId, { from: live, until })}),
        parts as (
          select at, deposits, withdrawals, laid, bets, gross from report_slot
          where tenant_id = ${tenantId} and at >= ${sqlInstant(from)} and at < ${sqlInstant(live)}
          union all select at, ${SLOT_SUMS} from moved group by at
        )
        select floor((extract(epoch from at) * 1000 - ${from}::bigint) / ${stepMs}::bigint)::int as step,
          sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals, sum(laid)::bigint as laid,
          sum(bets)::bigint as bets, sum(gross)::bigint as gross
        from parts group by 1 order by 1`.execute(db)
      return rows
    },
  }
}

import type { WithdrawChannel } from '@keo/contract/withdraw'
import type { Database } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { sqlWithdrawChannels } from './withdraw-channel-store.ts'
import { statedSeconds } from './withdraw-channels.ts'
import { SAMPLES_MIN } from './withdraw-rules.ts'

export type Expected = { fromSeconds: number; toSeconds: number; isMeasured: boolean; samples: number }
type Request = { readonly channel: WithdrawChannel; readonly isReviewed: boolean }

const LAST_ORDERS = 200

/** How long it takes until the money has left: what our own last orders took, else what the channel states. */
export function createWithdrawTimes({ database, tenantId }: { database: Database; tenantId: string }) {
  return async ({ channel, isReviewed }: Request): Promise<Expected> => {
    const { rows } = await sql<{ median: number | null; p95: number | null; samples: number }>`
      with ended as (
        select extract(epoch from (
          select min(stage.at) from withdraw_stage stage
          where stage.tenant_id = o.tenant_id and stage.member_id = o.member_id and stage.order_no = o.order_no
            and stage.state in ('awaitingConfirmation', 'paid')) - o.created_at)::float8 as took
        from withdraw_order o
        where o.tenant_id = ${tenantId} and o.channel = ${channel} and o.is_reviewed = ${isReviewed}
          and o.state = 'paid'
        order by o.changed_at desc limit ${LAST_ORDERS})
      select percentile_cont(0.5) within group (order by took) as median,
        percentile_cont(0.95) within group (order by took) as p95, count(*)::int as samples from ended`.execute(
      database.db,
    )
    const { median = null, p95 = null, samples = 0 } = rows[0] ?? {}
    if (median !== null && p95 !== null && samples >= SAMPLES_MIN) {
      return { fromSeconds: Math.round(median), toSeconds: Math.round(p95), isMeasured: true, samples }
    }
    const stated = statedSeconds(await sqlWithdrawChannels(database.db, tenantId).find(channel), isReviewed)
    return { ...stated, isMeasured: false, samples }
  }
}

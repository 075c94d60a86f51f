import { RESULT_LATE_HOURS } from '@keo/contract/console-overview'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { hours, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type LateResults = {
  readonly bets: number
  /** Since when the first of them is late. */
  readonly since: Instant | null
}

/** Bets that are still open a day after they were placed and the last of their matches began: a result is missing (SET-12). */
export async function lateResults(db: Db, tenantId: string, now: Instant): Promise<LateResults> {
  const late = hours(RESULT_LATE_HOURS)
  const { rows } = await sql<{ bets: number; began: string | null }>`
    select count(*)::int as bets, min(began)::text as began from (
      select max((leg->>'matchTime')::bigint) as began
      from bet_record r
      join sports_order o on o.tenant_id = r.tenant_id and o.order_id = r.order_id
      cross join lateral jsonb_array_elements(o.told->'betList') as leg
      where r.tenant_id = ${tenantId} and r.closed_at is null and r.placed_at <= ${sqlInstant(now - late)}
      group by r.order_id
    ) open where began <= ${now - late}`.execute(db)
  const [{ bets = 0, began = null } = {}] = rows
  return { bets, since: began === null ? null : Number(began) + late }
}

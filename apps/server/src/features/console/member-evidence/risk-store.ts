import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { RiskFacts } from './risk-marks.ts'

export const REFUSED_DAYS = 30

type Row = RiskFacts & { readonly id: string }

/** The facts behind the risk marks of each of some members; each is a look into an index. */
export async function riskFacts(
  db: Db,
  tenantId: string,
  memberIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, RiskFacts>> {
  const own = sql`tenant_id = ${tenantId} and member_id = m.id`
  const at = sqlInstant(now)
  const { rows } = await sql<Row>`
    select m.id, m.identity_verified_at is not null as is_verified,
      coalesce(p.excluded_at is not null and (p.excluded_until is null or p.excluded_until > ${at}), false) as is_excluded,
      coalesce(p.break_until > ${at}, false) as is_on_break,
      (select count(*)::int from harm_mark where ${own} and state <> 'closed') as harm_marks,
      (select count(*)::int from complaint where ${own} and answered_at is null) as complaints,
      (select count(*)::int from withdraw_order w
        join withdraw_hold h on h.tenant_id = w.tenant_id and h.order_no = w.order_no
        where w.tenant_id = ${tenantId} and w.member_id = m.id and w.state = 'inReview'
          and (h.held_until is null or h.held_until > ${at})) as held_withdrawals,
      (select count(*)::int from reward where ${own} and state = 'held') as held_rewards,
      (select count(*)::int from withdraw_order where ${own} and state = 'refused'
        and changed_at > ${sqlInstant(now - days(REFUSED_DAYS))}) as refused_withdrawals,
      (select count(distinct s.member_id)::int from session s
        where s.tenant_id = ${tenantId} and s.device_no = newest.device_no and s.member_id <> m.id) as others_on_device,
      (select count(distinct other.member_id)::int from payout_target t
        join payout_target other on other.tenant_id = t.tenant_id and other.number_hash = t.number_hash
        where t.tenant_id = ${tenantId} and t.member_id = m.id and other.member_id <> m.id) as others_on_target,
      (select min(s.created_at) from session s
        where s.tenant_id = ${tenantId} and s.device_no = newest.device_no and s.member_id = m.id) as device_since
    from member m left join safer_play p on p.tenant_id = m.tenant_id and p.member_id = m.id
    left join lateral (
      select device_no from session where ${own} and device_no <> '' order by created_at desc limit 1
    ) newest on true
    where m.tenant_id = ${tenantId} and m.id = any(${[...memberIds]})`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

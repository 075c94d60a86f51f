import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type MerchantFigures = {
  readonly open: number
  readonly taken_today: bigint
  readonly done: number
  readonly lost: number
  readonly seconds: number | null
  readonly disputes: number
  readonly owed: bigint
}
export type MerchantRow = MerchantFigures & {
  readonly channel_id: string
  readonly id: string
  readonly name: string
  readonly min_amount: bigint | null
  readonly max_amount: bigint | null
  readonly day_max: bigint | null
  readonly channel_min: bigint
  readonly channel_max: bigint
  readonly is_open: boolean
}

const { created, done, paidByPlayer, failed, cancelled, expired, proofAsked, crediting } = DEPOSIT_STATUS
const UNDER_WAY = [created, paidByPlayer, proofAsked, crediting]
const LOST = [failed, expired]
const NOTHING_CAME = [failed, cancelled, expired]
const PAGE = 50

type Since = { readonly month: Instant; readonly today: Instant }

/** Who takes C2C orders, and how they did, from the orders that they were given. */
export function sqlMerchants(db: Db, tenantId: string) {
  return {
    /** One merchant is found by its id; all of them page by page, in the order of the app. */
    async page(since: Since, after: string): Promise<{ merchants: MerchantRow[]; next: string }> {
      const { rows } = await sql<MerchantRow & { place: string }>`
        select o.channel_id, o.id, o.name, o.min_amount, o.max_amount, o.day_max, o.is_open, c.min_amount as channel_min,
          c.max_amount as channel_max, f.*, lpad(o.position::text, 8, '0') || ' ' || o.id as place
        from deposit_option o join deposit_channel c on c.tenant_id = o.tenant_id and c.id = o.channel_id
        cross join lateral (
          select (count(*) filter (where d.status = any(${UNDER_WAY})))::int as open,
            coalesce(sum(d.pay_amount) filter (where d.created_at >= ${sqlInstant(since.today)}
              and d.status <> all(${NOTHING_CAME})), 0)::bigint as taken_today,
            (count(*) filter (where d.status = ${done}))::int as done,
            (count(*) filter (where d.status = any(${LOST})))::int as lost,
            (extract(epoch from avg(d.ended_at - coalesce(d.paid_at, d.created_at)) filter (where d.status = ${done})))::int
              as seconds,
            (count(*) filter (where d.disputed_at is not null))::int as disputes,
            coalesce((select sum(r.amount) from deposit_receipt r join deposit_order of on of.tenant_id = r.tenant_id
              and of.order_no = r.order_no where r.tenant_id = o.tenant_id and of.channel_id = o.channel_id
              and of.option_id = o.id and r.payment_id like 'dispute/%' and r.state in ('matched', 'credited')
              and not exists (select from deposit_receipt s where s.tenant_id = r.tenant_id and s.order_no = r.order_no
                and s.state = 'matched' and not s.is_of_order)), 0)::bigint as owed
          from deposit_order d where d.tenant_id = o.tenant_id and d.kind = 'c2c' and d.channel_id = o.channel_id
            and d.option_id = o.id and d.created_at >= ${sqlInstant(since.month)}
        ) f
        where o.tenant_id = ${tenantId} and c.kind = 'c2c'
          and (${after} = '' or lpad(o.position::text, 8, '0') || ' ' || o.id > ${after})
        order by place limit ${PAGE + 1}`.execute(db)
      return { merchants: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.place ?? '') : '' }
    },
  }
}

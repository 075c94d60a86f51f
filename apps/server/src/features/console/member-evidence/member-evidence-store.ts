import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import { OWN_NETWORKS } from '../../sessions/index.ts'
import { belowCursor, pageOf } from './time-cursor.ts'

type Shared = { readonly kind: 'device' | 'network' | 'target'; readonly mark: string }
type Other = { readonly memberId: string; readonly userName: string; readonly shared: Shared[] }
type OrderRow = {
  readonly id: string
  readonly at: Instant
  readonly kind: 'deposit' | 'withdrawal'
  readonly by: string
  readonly state: string
  readonly amount: bigint
}
type BetRow = {
  readonly id: string
  readonly replayId: string
  readonly at: Instant
  readonly kind: 'sports' | 'game'
  readonly on: string
  readonly state: string
  readonly currency: Currency
  readonly stake: bigint
  readonly returned: bigint | null
}
const PAGE = 50
const MARK_END = 6

/** What is known around a member. It only reads; every table is written by its own feature. */
export function sqlMemberEvidence(db: Db, tenantId: string) {
  return {
    /** One row for each other member, newest account first. */
    async traces(memberId: string, after: string): Promise<{ others: Other[]; next: string }> {
      const { rows } = await sql<Other>`
        with mine (kind, mark) as (
          select 'device', device_no from session
          where tenant_id = ${tenantId} and member_id = ${memberId} and device_no <> ''
          union select kind, mark from known_place where tenant_id = ${tenantId} and member_id = ${memberId}
            and (kind = 'device' or mark !~ ${OWN_NETWORKS})
          union select 'target', encode(number_hash, 'hex') from payout_target
          where tenant_id = ${tenantId} and member_id = ${memberId}
        ), theirs (member_id, kind, mark) as (
          select s.member_id, 'device', right(s.device_no, ${MARK_END}) from mine
          join session s on s.tenant_id = ${tenantId} and s.device_no = mine.mark where mine.kind = 'device'
          union select k.member_id, k.kind, case k.kind when 'device' then right(k.mark, ${MARK_END}) else k.mark end from mine
          join known_place k on k.tenant_id = ${tenantId} and k.kind = mine.kind and k.mark = mine.mark
          union select t.member_id, 'target', t.place || ' ' || t.shown from mine
          join payout_target t on t.tenant_id = ${tenantId} and t.number_hash = decode(mine.mark, 'hex')
          where mine.kind = 'target'
        )
        select m.id as "memberId", m.user_name as "userName",
          jsonb_agg(jsonb_build_object('kind', o.kind, 'mark', o.mark) order by o.kind, o.mark) as shared
        from theirs o join member m on m.tenant_id = ${tenantId} and m.id = o.member_id
        where o.member_id <> ${memberId} and (${after} = '' or o.member_id < ${after})
        group by m.id, m.user_name order by m.id desc limit ${PAGE + 1}`.execute(db)
      return { others: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.memberId ?? '') : '' }
    },

    async orders(memberId: string, after: string) {
      const { rows } = await sql<OrderRow>`
        select * from (
          select o.order_no as id, o.created_at as at, 'deposit' as kind, coalesce(c.name ->> 'vi', o.channel_id) as by,
            o.status::text as state, o.amount
          from deposit_order o left join deposit_channel c on c.tenant_id = o.tenant_id and c.id = o.channel_id
          where o.tenant_id = ${tenantId} and o.member_id = ${memberId}
          union all
          select order_no, created_at, 'withdrawal', target_place || ' ' || target_shown, state, amount
          from withdraw_order where tenant_id = ${tenantId} and member_id = ${memberId}
        ) o where ${belowCursor(after, sql`(o.at, o.id)`)} order by at desc, id desc limit ${PAGE + 1}`.execute(
        db,
      )
      return pageOf(rows, PAGE)
    },

    async bets(memberId: string, after: string) {
      const { rows } = await sql<BetRow>`
        select * from (
          (select order_id as id, order_id as "replayId", placed_at as at, 'sports' as kind, array_to_string(sports, ', ') as on, status::text as state,
            currency, stake, returned from bet_record
          where tenant_id = ${tenantId} and member_id = ${memberId} and ${belowCursor(after, sql`(placed_at, order_id)`)}
          order by placed_at desc, order_id desc limit ${PAGE + 1})
          union all
          (select round_id, provider || ':' || round_id, started_at, 'game', provider || ' ' || symbol, state, currency, stake,
            case state when 'open' then null else returned end from game_round
          where tenant_id = ${tenantId} and member_id = ${memberId} and ${belowCursor(after, sql`(started_at, round_id)`)}
          order by started_at desc, round_id desc limit ${PAGE + 1})
        ) b order by at desc, id desc limit ${PAGE + 1}`.execute(db)
      return pageOf(rows, PAGE)
    },
  }
}

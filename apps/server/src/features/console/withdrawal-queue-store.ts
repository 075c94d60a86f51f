import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import type { WithdrawalView } from '@keo/contract/console-queues'
import { HEAD_START_MINUTES } from '@keo/contract/reviews'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import type { WithdrawState } from '@keo/contract/withdraw-states'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type RawBuilder, sql } from 'kysely'

export type QueuedOrder = {
  readonly order_no: string
  readonly member_id: string
  readonly user_name: string
  readonly vip_level: number
  readonly amount: bigint
  readonly fee: bigint
  readonly channel: WithdrawChannel
  readonly state: WithdrawState
  readonly target_id: string
  readonly target_place: string
  readonly target_shown: string
  readonly changed_at: Instant
}

export type OrderTraces = {
  readonly is_verified: boolean
  /** When the device of the newest session was first seen. */
  readonly device_since: Instant | null
  readonly others_on_device: bigint
  readonly paid_to_target: bigint
  readonly paid_count: bigint
  readonly usual: bigint
  readonly deposited: bigint
  readonly withdrawn: bigint
}

const PAGE = 50
const WAY: readonly WithdrawState[] = [
  'requested',
  'inReview',
  'approved',
  'sending',
  'awaitingConfirmation',
  'paid',
  'refused',
]
const ORDER = sql`w.order_no, w.member_id, m.user_name, m.vip_level, w.amount, w.fee, w.channel, w.state, w.target_id,
  w.target_place, w.target_shown, w.changed_at`
const FROM = sql`withdraw_order w join member m on m.tenant_id = w.tenant_id and m.id = w.member_id`

/** Written out, so that the index of one state gives them in their order. */
const OTHER_VIEWS = {
  sent: sql`w.state in ('approved', 'sending', 'awaitingConfirmation')`,
  paid: sql`w.state = 'paid'`,
  refused: sql`w.state = 'refused'`,
} as const

type Waiting = RawBuilder<unknown>

/** Everything that people decide. */
export const inReview = (): Waiting => sql`w.state = 'inReview'`

/** Of it what one person has approved, while the request for another one has not run out. */
export const askedForSecond = (now: Instant): Waiting => sql`w.state = 'inReview' and exists (
  select from approval a where a.tenant_id = w.tenant_id and a.kind = 'withdrawal' and a.object = w.order_no
    and a.state = 'asked' and a.expires_at > ${sqlInstant(now)})`

function pageOfRows(rows: readonly QueuedOrder[]): { orders: QueuedOrder[]; next: string } {
  return { orders: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.order_no ?? '') : '' }
}

export function sqlWithdrawalQueue(db: Db, tenantId: string) {
  return {
    /** Newest first. */
    async pageOf(
      view: keyof typeof OTHER_VIEWS,
      after: string,
    ): Promise<{ orders: QueuedOrder[]; next: string }> {
      const { rows } = await sql<QueuedOrder>`
        select ${ORDER} from ${FROM}
        where w.tenant_id = ${tenantId} and ${OTHER_VIEWS[view]} and (${after} = '' or (w.changed_at, w.order_no) < (
          select changed_at, order_no from withdraw_order where tenant_id = ${tenantId} and order_no = ${after}))
        order by w.changed_at desc, w.order_no desc limit ${PAGE + 1}`.execute(db)
      return pageOfRows(rows)
    },

    /** With the head start of the members' levels, as everywhere that people decide. */
    async waiting(which: Waiting, after: string): Promise<{ orders: QueuedOrder[]; next: string }> {
      const turn = sql`w.changed_at - make_interval(mins => ${HEAD_START_MINUTES} * m.vip_level)`
      const { rows } = await sql<QueuedOrder>`
        select ${ORDER} from ${FROM}
        where w.tenant_id = ${tenantId} and ${which} and (${after} = '' or (${turn}, w.order_no) > (
          select ${turn}, w.order_no from ${FROM} where w.tenant_id = ${tenantId} and w.order_no = ${after}))
        order by ${turn}, w.order_no limit ${PAGE + 1}`.execute(db)
      return pageOfRows(rows)
    },

    /** Those that are over are counted since then: nobody needs how many there ever were. */
    async counts(now: Instant, since: Instant): Promise<Record<WithdrawalView, number>> {
      const count = (view: RawBuilder<unknown>) =>
        sql`(select count(*)::int from withdraw_order w where w.tenant_id = ${tenantId} and ${view})`
      const lately = sql`and w.changed_at > ${sqlInstant(since)}`
      const { rows } = await sql<Record<WithdrawalView, number>>`
        select ${count(inReview())} as waiting, ${count(askedForSecond(now))} as second, ${count(OTHER_VIEWS.sent)} as sent,
          ${count(sql`${OTHER_VIEWS.paid} ${lately}`)} as paid,
          ${count(sql`${OTHER_VIEWS.refused} ${lately}`)} as refused`.execute(db)
      return rows[0] as Record<WithdrawalView, number>
    },

    async find(orderNo: string): Promise<QueuedOrder | undefined> {
      const { rows } = await sql<QueuedOrder>`
        select ${ORDER} from ${FROM} where w.tenant_id = ${tenantId} and w.order_no = ${orderNo}`.execute(db)
      return rows[0]
    },

    async stages(orderNo: string): Promise<{ state: WithdrawState; at: Instant }[]> {
      const { rows } = await sql<{ state: WithdrawState; at: Instant }>`
        select state, at from withdraw_stage where tenant_id = ${tenantId} and order_no = ${orderNo}`.execute(
        db,
      )
      // Two steps of one moment stand in the order in which they can happen.
      return rows.toSorted(
        (one, later) => one.at - later.at || WAY.indexOf(one.state) - WAY.indexOf(later.state),
      )
    },

    async traces({
      member_id: memberId,
      target_id: targetId,
    }: QueuedOrder): Promise<OrderTraces | undefined> {
      const { rows } = await sql<OrderTraces>`
        with device as (
          select device_no from session where tenant_id = ${tenantId} and member_id = ${memberId}
          order by created_at desc limit 1
        ), paid as (
          select amount, target_id from withdraw_order
          where tenant_id = ${tenantId} and member_id = ${memberId} and state = 'paid'
        )
        select m.identity_verified_at is not null as is_verified,
          (select min(s.created_at) from session s, device
            where s.tenant_id = ${tenantId} and s.member_id = ${memberId} and s.device_no = device.device_no) as device_since,
          (select count(distinct s.member_id) from session s, device
            where s.tenant_id = ${tenantId} and s.device_no = device.device_no and s.member_id <> ${memberId}) as others_on_device,
          (select count(*) from paid where target_id = ${targetId}) as paid_to_target,
          (select count(*) from paid) as paid_count,
          (select coalesce(avg(amount), 0)::bigint from paid) as usual,
          (select coalesce(sum(credited), 0)::bigint from deposit_order
            where tenant_id = ${tenantId} and member_id = ${memberId} and status = ${DEPOSIT_STATUS.done}) as deposited,
          (select coalesce(sum(amount), 0)::bigint from paid) as withdrawn
        from member m where m.tenant_id = ${tenantId} and m.id = ${memberId}`.execute(db)
      return rows[0]
    },
  }
}

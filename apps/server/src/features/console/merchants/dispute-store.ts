import type { DisputeView } from '@keo/contract/console-merchants'
import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type DisputeRow = {
  readonly order_no: string
  readonly member_id: string
  readonly user_name: string
  readonly merchant: string
  readonly pay_amount: bigint
  readonly status: number
  readonly disputed_at: Instant
  readonly denied_at: Instant | null
  readonly question: string
  readonly asked_at: Instant | null
  readonly answered_at: Instant | null
  readonly is_for_member: boolean | null
  readonly reason: string
  readonly decided_at: Instant | null
}
export type DisputeFacts = DisputeRow & {
  readonly channel_id: string
  readonly option_id: string
  readonly amount: bigint
  readonly gift: bigint
  readonly note: string
  readonly pay_to: { readonly bankName?: string; readonly accountNumber?: string }
  readonly proof_file_id: string
  readonly created_at: Instant
  readonly paid_at: Instant | null
  readonly ended_at: Instant | null
  /** When the order was to be paid. */
  readonly due_at: Instant
  readonly is_verified: boolean
  readonly is_locked: boolean
  /** Of the member, decided against them. */
  readonly lost_before: number
  /** Of the merchant, in thirty days. */
  readonly merchant_done: number
  readonly merchant_lost: number
  readonly merchant_disputes: number
}

const { done, paidByPlayer, failed, expired, proofAsked, crediting } = DEPOSIT_STATUS
const OPEN = [paidByPlayer, proofAsked, crediting]
const LOST = [failed, expired]
const PAGE = 50
const COLUMNS = sql`o.order_no, o.member_id, m.user_name, coalesce(p.name, o.option_id) as merchant, o.pay_amount, o.status,
  o.disputed_at, d.denied_at, d.question, d.asked_at, d.answered_at, d.is_for_member, d.reason, d.decided_at`
const FROM = sql`deposit_order o join deposit_dispute d on d.tenant_id = o.tenant_id and d.order_no = o.order_no
  join member m on m.tenant_id = o.tenant_id and m.id = o.member_id
  left join deposit_option p on p.tenant_id = o.tenant_id and p.channel_id = o.channel_id and p.id = o.option_id`

/** Reads disputes with their orders; the deposits' own feature writes both. */
export function sqlDisputes(db: Db, tenantId: string) {
  return {
    async page(view: DisputeView, after: string): Promise<{ disputes: DisputeRow[]; next: string }> {
      const isOpen = view === 'open'
      const beyond = isOpen ? sql`o.order_no > ${after}` : sql`o.order_no < ${after}`
      const { rows } = await sql<DisputeRow>`
        select ${COLUMNS} from ${FROM}
        where o.tenant_id = ${tenantId} and o.disputed_at is not null
          and ${isOpen ? sql`o.status in (2, 7, 8)` : sql`o.status not in (2, 7, 8)`}
          and (${after} = '' or ${beyond})
        order by o.order_no ${isOpen ? sql`asc` : sql`desc`} limit ${PAGE + 1}`.execute(db)
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
      return { disputes: rows.slice(0, PAGE), next: last?.order_no ?? '' }
    },

    async find(orderNo: string, since: Instant): Promise<DisputeFacts | undefined> {
      const { rows } = await sql<DisputeFacts>`
        select ${COLUMNS}, o.channel_id, o.option_id, o.amount, o.gift, o.note, o.pay_to, o.proof_file_id, o.created_at,
          o.paid_at, o.ended_at, o.created_at + make_interval(mins => c.pay_minutes) as due_at,
          m.identity_verified_at is not null as is_verified, position('2' in m.status) > 0 as is_locked,
          (select count(*)::int from deposit_dispute b where b.tenant_id = o.tenant_id and b.member_id = o.member_id
            and b.is_for_member = false and b.order_no <> o.order_no) as lost_before,
          f.*
        from ${FROM} join deposit_channel c on c.tenant_id = o.tenant_id and c.id = o.channel_id
        cross join lateral (
          select (count(*) filter (where x.status = ${done}))::int as merchant_done,
            (count(*) filter (where x.status = any(${LOST})))::int as merchant_lost,
            (count(*) filter (where x.disputed_at is not null))::int as merchant_disputes
          from deposit_order x where x.tenant_id = o.tenant_id and x.kind = 'c2c' and x.channel_id = o.channel_id
            and x.option_id = o.option_id and x.created_at >= ${sqlInstant(since)} and x.order_no <> o.order_no
        ) f
        where o.tenant_id = ${tenantId} and o.order_no = ${orderNo} and o.disputed_at is not null`.execute(db)
      return rows[0]
    },
  }
}

export const isDisputeOpen = ({ status }: Pick<DisputeRow, 'status'>): boolean =>
  OPEN.some((open) => open === status)

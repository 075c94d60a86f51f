import type { DepositCounts, DepositView } from '@keo/contract/console-money'
import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type QueuedDeposit = {
  /** Empty, like its member, where nobody ordered what came. */
  readonly order_no: string
  readonly member_id: string
  readonly user_name: string
  /** As its Vietnamese readers know it, like a channel at its own desk. */
  readonly channel: string
  readonly pay_currency: 'VND' | 'USDT'
  readonly pay_amount: bigint | null
  readonly received: bigint | null
  readonly status: number
  readonly since: Instant
  /** In suspense alone: what waits for a person. */
  readonly receipt_id?: string
}
export type DepositFacts = QueuedDeposit & {
  readonly pay_amount: bigint
  readonly created_at: Instant
  readonly expires_at: Instant
  readonly note: string
  readonly gift: bigint
  readonly proof_file_id: string
  readonly is_verified: boolean
  readonly is_locked: boolean
  /** How often the member was credited before. */
  readonly credited_before: number
}
export type ReceiptRow = {
  readonly id: string
  /** An option of the channel, or the channel itself, by name: who serves it has no other. */
  readonly party: string
  readonly payment_id: string
  readonly amount: bigint
  readonly state: string
  readonly is_of_order: boolean
  readonly received_at: Instant
  /** Another member who got it; empty where none did. */
  readonly owner_id: string
}

const { created, done, paidByPlayer, failed, cancelled, expired, proofAsked, crediting } = DEPOSIT_STATUS
const STATUSES: Readonly<Record<Exclude<DepositView, 'suspense'>, readonly number[]>> = {
  open: [created, paidByPlayer, proofAsked, crediting],
  credited: [done],
  failed: [failed, cancelled, expired],
}
/** In the words of the index of the open ones, so that it is read. */
const IS_OPEN = sql`status in (${sql.join(STATUSES.open)})`
const PAGE = 50
const CHANNEL = sql`coalesce(c.name ->> 'vi', o.channel_id)`
const COLUMNS = sql`o.order_no, o.member_id, m.user_name, ${CHANNEL} as channel, o.pay_currency, o.pay_amount, o.status`
const FROM = sql`deposit_order o join member m on m.tenant_id = o.tenant_id and m.id = o.member_id
  left join deposit_channel c on c.tenant_id = o.tenant_id and c.id = o.channel_id`
/** Who told of a receipt `r`: one of our channels or its accounts by name, or the channels that a statement is of. */
export const TOLD_BY = sql`coalesce(
  (select p.name ->> 'vi' from deposit_channel p where p.tenant_id = r.tenant_id and p.id = r.party),
  (select p.name from deposit_option p where p.tenant_id = r.tenant_id and p.id = r.party limit 1), r.party)`
type Page = { deposits: QueuedDeposit[]; next: string }

/** Reads orders and what came for them; the deposits' own feature writes both. */
export function sqlDepositQueue(db: Db, tenantId: string) {
  return {
    /** By receipt: what came twice for one order waits twice, and what nobody ordered waits too. */
    async suspense(after: string): Promise<Page> {
      const { rows } = await sql<QueuedDeposit & { receipt_id: string }>`
        select r.order_no, r.member_id, coalesce(m.user_name, '') as user_name, coalesce(c.name ->> 'vi', o.channel_id, ${TOLD_BY}) as channel,
          r.currency as pay_currency, o.pay_amount, coalesce(o.status, ${DEPOSIT_STATUS.suspense}) as status,
          r.id as receipt_id, r.amount as received, r.received_at as since
        from deposit_receipt r
        left join deposit_order o on o.tenant_id = r.tenant_id and o.order_no = r.order_no
        left join member m on m.tenant_id = o.tenant_id and m.id = o.member_id
        left join deposit_channel c on c.tenant_id = o.tenant_id and c.id = o.channel_id
        where r.tenant_id = ${tenantId} and r.state = 'suspense' and (${after} = '' or r.id > ${after})
        order by r.id limit ${PAGE + 1}`.execute(db)
      return {
        deposits: rows.slice(0, PAGE),
        next: rows.length > PAGE ? (rows[PAGE - 1]?.receipt_id ?? '') : '',
      }
    },

    async page(view: Exclude<DepositView, 'suspense'>, after: string): Promise<Page> {
      const { rows } = await sql<QueuedDeposit>`
        select ${COLUMNS}, o.received, o.created_at as since from ${FROM}
        where o.tenant_id = ${tenantId} and o.status = any(${STATUSES[view]}) and (${after} = '' or o.order_no < ${after})
        order by o.order_no desc limit ${PAGE + 1}`.execute(db)
      return {
        deposits: rows.slice(0, PAGE),
        next: rows.length > PAGE ? (rows[PAGE - 1]?.order_no ?? '') : '',
      }
    },

    /** The credited ones since then; the failed ones, which nobody waits for, have no index to count them by. */
    async counts(since: Instant): Promise<DepositCounts> {
      const { rows } = await sql<DepositCounts>`
        select
          (select count(*)::int from deposit_receipt where tenant_id = ${tenantId} and state = 'suspense') as suspense,
          (select count(*)::int from deposit_order
            where tenant_id = ${tenantId} and ${IS_OPEN}) as open,
          (select count(*)::int from deposit_order
            where tenant_id = ${tenantId} and status = ${done} and ended_at > ${sqlInstant(since)}) as credited`.execute(
        db,
      )
      return rows[0] as DepositCounts
    },

    async find(orderNo: string): Promise<DepositFacts | undefined> {
      const { rows } = await sql<DepositFacts>`
        select ${COLUMNS}, o.received, o.created_at as since, o.created_at, o.expires_at, o.note, o.gift, o.proof_file_id,
          m.identity_verified_at is not null as is_verified, position('2' in m.status) > 0 as is_locked,
          (select count(*)::int from deposit_order d where d.tenant_id = o.tenant_id and d.member_id = o.member_id
            and d.status = ${done} and d.order_no <> o.order_no) as credited_before
        from ${FROM} where o.tenant_id = ${tenantId} and o.order_no = ${orderNo}`.execute(db)
      return rows[0]
    },

    async receipts(orderNo: string): Promise<ReceiptRow[]> {
      const { rows } = await sql<ReceiptRow>`
        select r.id, coalesce(p.name, ${CHANNEL}) as party, r.payment_id, r.amount, r.state, r.is_of_order, r.received_at, r.owner_id
        from deposit_receipt r join ${FROM} on o.tenant_id = r.tenant_id and o.order_no = r.order_no
        left join deposit_option p on p.tenant_id = o.tenant_id and p.channel_id = o.channel_id and p.id = r.party
        where r.tenant_id = ${tenantId} and r.order_no = ${orderNo} order by r.id`.execute(db)
      return rows
    },
  }
}

import type { ChannelKind } from '@keo/contract/deposit'
import { DEPOSIT_STATUS, type DepositStatus } from '@keo/contract/deposit-states'
import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import type { Selectable, UpdateObject } from 'kysely'
import type { DepositTables, PayCurrency, Target } from './deposit-tables.ts'

export type HeldOrder = {
  readonly memberId: MemberId
  readonly orderNo: string
  readonly key: string
  readonly channelId: string
  readonly optionId: string
  readonly kind: ChannelKind
  readonly status: DepositStatus
  /** Dong. */
  readonly amount: Minor
  readonly gift: Minor
  readonly payCurrency: PayCurrency
  readonly payAmount: Minor
  readonly fee: Minor
  readonly rate: bigint | null
  readonly payTo: Target
  readonly note: string
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly paidAt: Instant | null
  readonly endedAt: Instant | null
  readonly cause: string
  readonly received: Minor | null
  readonly credited: Minor | null
  readonly proofFileId: string
  readonly disputedAt: Instant | null
}

type Made = 'paidAt' | 'endedAt' | 'cause' | 'received' | 'credited' | 'proofFileId' | 'disputedAt' | 'status'
export type NewOrder = Omit<HeldOrder, Made>

/** What may change after an order was made. */
export type OrderChange = Partial<
  Pick<HeldOrder, Made | 'expiresAt'> & { paidAt: Instant; endedAt: Instant; disputedAt: Instant }
>

const { created, paidByPlayer, proofAsked, crediting, failed, cancelled, expired } = DEPOSIT_STATUS
const IN_PROGRESS = [created, paidByPlayer, proofAsked, crediting]
const NOTHING_CAME = [failed, cancelled, expired]
const AT_ONCE = 100

export type OrderStore = ReturnType<typeof sqlOrderStore>

export function sqlOrderStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  const orders = () => db.selectFrom('deposit_order').selectAll().where('tenant_id', '=', tenantId)
  const ofMember = (memberId: string) => orders().where('member_id', '=', memberId)
  const read = (row: Row | undefined) => row && fromRow(row)
  return {
    find: async (memberId: string, orderNo: string) =>
      read(await ofMember(memberId).where('order_no', '=', orderNo).executeTakeFirst()),
    /** Whoever changes the same order waits until the end of the transaction. */
    findForChange: async (orderNo: string) =>
      read(await orders().where('order_no', '=', orderNo).forUpdate().executeTakeFirst()),
    findByKey: async (memberId: string, key: string) =>
      read(await ofMember(memberId).where('key', '=', key).executeTakeFirst()),
    findOpen: async (memberId: string) =>
      read(await ofMember(memberId).where('status', 'in', IN_PROGRESS).executeTakeFirst()),
    /** Numbers of the newest ones. */
    async latest(memberId: string, count: number): Promise<string[]> {
      const rows = await ofMember(memberId).orderBy('order_no', 'desc').limit(count).execute()
      return rows.map((row) => row.order_no)
    },
    async listDue(now: Instant): Promise<string[]> {
      const due = await orders()
        .where('status', 'in', IN_PROGRESS)
        .where('expires_at', '<=', sqlInstant(now))
        .where('disputed_at', 'is', null)
        .limit(AT_ONCE)
        .execute()
      return due.map((row) => row.order_no)
    },
    /** What was or may still be paid through a channel since a moment, in the currency of the payment. */
    async sumSince(memberId: string, channelId: string, since: Instant): Promise<bigint> {
      const row = await ofMember(memberId)
        .where('channel_id', '=', channelId)
        .where('status', 'not in', NOTHING_CAME)
        .where('created_at', '>=', sqlInstant(since))
        .execute()
      return row.reduce((sum, { amount }) => sum + amount, 0n)
    },
    /** What a merchant took or may still take since a moment. */
    async takenSince(channelId: string, optionId: string, since: Instant): Promise<bigint> {
      const taken = await orders()
        .where('kind', '=', 'c2c')
        .where('channel_id', '=', channelId)
        .where('option_id', '=', optionId)
        .where('status', 'not in', NOTHING_CAME)
        .where('created_at', '>=', sqlInstant(since))
        .execute()
      return taken.reduce((sum, { pay_amount }) => sum + pay_amount, 0n)
    },
    async insert(order: NewOrder): Promise<void> {
      await db.insertInto('deposit_order').values(rowOf(order, tenantId)).execute()
    },
    async change(orderNo: string, change: OrderChange): Promise<void> {
      await db
        .updateTable('deposit_order')
        .set(setOf(change))
        .where('tenant_id', '=', tenantId)
        .where('order_no', '=', orderNo)
        .execute()
    },
  }
}

type Row = Selectable<DepositTables['deposit_order']>

function rowOf(order: NewOrder, tenantId: string) {
  return {
    tenant_id: tenantId,
    member_id: order.memberId,
    order_no: order.orderNo,
    key: order.key,
    channel_id: order.channelId,
    option_id: order.optionId,
    kind: order.kind,
    status: created,
    amount: order.amount,
    gift: order.gift,
    pay_currency: order.payCurrency,
    pay_amount: order.payAmount,
    fee: order.fee,
    rate: order.rate,
    pay_to: order.payTo,
    note: order.note,
    created_at: sqlInstant(order.createdAt),
    expires_at: sqlInstant(order.expiresAt),
  }
}

function setOf(change: OrderChange): UpdateObject<DepositTables, 'deposit_order'> {
  const { status, cause, received, credited, proofFileId } = change
  return {
    ...(status === undefined ? {} : { status }),
    ...(cause === undefined ? {} : { cause }),
    ...(received === undefined ? {} : { received }),
    ...(credited === undefined ? {} : { credited }),
    ...(proofFileId === undefined ? {} : { proof_file_id: proofFileId }),
    ...(change.expiresAt === undefined ? {} : { expires_at: sqlInstant(change.expiresAt) }),
    ...(change.paidAt === undefined ? {} : { paid_at: sqlInstant(change.paidAt) }),
    ...(change.endedAt === undefined ? {} : { ended_at: sqlInstant(change.endedAt) }),
    ...(change.disputedAt === undefined ? {} : { disputed_at: sqlInstant(change.disputedAt) }),
  }
}

function fromRow(row: Row): HeldOrder {
  return {
    memberId: row.member_id as MemberId,
    orderNo: row.order_no,
    key: row.key,
    channelId: row.channel_id,
    optionId: row.option_id,
    kind: row.kind,
    status: row.status,
    amount: row.amount as Minor,
    gift: row.gift as Minor,
    payCurrency: row.pay_currency,
    payAmount: row.pay_amount as Minor,
    fee: row.fee as Minor,
    rate: row.rate,
    payTo: row.pay_to,
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    endedAt: row.ended_at,
    cause: row.cause,
    received: row.received as Minor | null,
    credited: row.credited as Minor | null,
    proofFileId: row.proof_file_id,
    disputedAt: row.disputed_at,
  }
}

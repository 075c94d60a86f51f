import type { MemberId } from '@keo/contract/ids'
import type { RefusalCause, WithdrawChannel } from '@keo/contract/withdraw'
import type { WithdrawState } from '@keo/contract/withdraw-states'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { money, type Minor, type Money } from '@keo/units/money'
import { sql, type Selectable } from 'kysely'
import type { WithdrawTables } from './withdraw-tables.ts'

export type HeldOrder = {
  readonly memberId: MemberId
  readonly orderNo: string
  readonly requestKey: string
  readonly channel: WithdrawChannel
  readonly state: WithdrawState
  /** Leaves the wallet; the fee is part of it. */
  readonly amount: Money
  readonly fee: Minor
  /** Arrives. */
  readonly payout: Money
  readonly rate: bigint | null
  readonly targetId: string
  readonly targetPlace: string
  readonly targetShown: string
  readonly isReviewed: boolean
  readonly cause: RefusalCause | null
  readonly createdAt: Instant
  readonly confirmUntil: Instant | null
}
export type Stage = { readonly state: WithdrawState; readonly at: Instant }
export type StepTo = {
  readonly state: WithdrawState
  readonly cause?: RefusalCause
  readonly confirmUntil?: Instant
}

/** With the party, or on its way there. */
export function isUnderWay({ state }: HeldOrder): boolean {
  return state === 'approved' || state === 'sending'
}

const FINISHED: WithdrawState[] = ['paid', 'refused']

/** Made for a database or for one transaction of it. */
export function sqlWithdrawStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<WithdrawTables>()
  const orders = () => db.selectFrom('withdraw_order').selectAll().where('tenant_id', '=', tenantId)
  const ofMember = (memberId: string) => orders().where('member_id', '=', memberId)

  async function addStage({ memberId, orderNo }: HeldOrder, state: WithdrawState, at: Instant) {
    await db
      .insertInto('withdraw_stage')
      .values({ tenant_id: tenantId, member_id: memberId, order_no: orderNo, state, at: sqlInstant(at) })
      .execute()
  }

  return {
    async find(memberId: string, orderNo: string): Promise<HeldOrder | undefined> {
      const row = await ofMember(memberId).where('order_no', '=', orderNo).executeTakeFirst()
      return row && fromRow(row)
    },
    async newest(memberId: string): Promise<HeldOrder | undefined> {
      const row = await ofMember(memberId).orderBy('order_no', 'desc').executeTakeFirst()
      return row && fromRow(row)
    },
    /** Numbers of the newest ones. */
    async latest(memberId: string, count: number): Promise<string[]> {
      const rows = await ofMember(memberId).orderBy('order_no', 'desc').limit(count).execute()
      return rows.map((row) => row.order_no)
    },
    async byRequestKey(memberId: string, requestKey: string): Promise<HeldOrder | undefined> {
      const row = await ofMember(memberId).where('request_key', '=', requestKey).executeTakeFirst()
      return row && fromRow(row)
    },
    async byNumber(orderNo: string): Promise<HeldOrder | undefined> {
      const row = await orders().where('order_no', '=', orderNo).executeTakeFirst()
      return row && fromRow(row)
    },
    /** Whoever changes the same order waits. */
    async findForChange(orderNo: string): Promise<HeldOrder | undefined> {
      const row = await orders().where('order_no', '=', orderNo).forUpdate().executeTakeFirst()
      return row && fromRow(row)
    },
    async isOpen(memberId: string, targetId?: string): Promise<boolean> {
      const open = ofMember(memberId).where('state', 'not in', FINISHED)
      const row = await (
        targetId === undefined ? open : open.where('target_id', '=', targetId)
      ).executeTakeFirst()
      return row !== undefined
    },
    /** What was asked for since, without what was refused. */
    async since(memberId: string, from: Instant): Promise<{ count: number; total: Minor }> {
      const { rows } = await sql<{ count: bigint; total: bigint }>`
        select count(*) as count, coalesce(sum(amount), 0)::bigint as total from withdraw_order
        where tenant_id = ${tenantId} and member_id = ${memberId}
          and created_at >= ${sqlInstant(from)} and state <> 'refused'`.execute(db)
      return { count: Number(rows[0]?.count ?? 0n), total: (rows[0]?.total ?? 0n) as Minor }
    },
    async insert(order: HeldOrder): Promise<void> {
      await db.insertInto('withdraw_order').values(toRow(tenantId, order)).execute()
      await addStage(order, order.state, order.createdAt)
    },
    async step(order: HeldOrder, { state, cause, confirmUntil }: StepTo, at: Instant): Promise<void> {
      await db
        .updateTable('withdraw_order')
        .set({
          state,
          cause: cause ?? null,
          changed_at: sqlInstant(at),
          confirm_until: confirmUntil === undefined ? null : sqlInstant(confirmUntil),
        })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', order.memberId)
        .where('order_no', '=', order.orderNo)
        .execute()
      await addStage(order, state, at)
    },
    async stages({ memberId, orderNo }: HeldOrder): Promise<Stage[]> {
      return db
        .selectFrom('withdraw_stage')
        .select(['state', 'at'])
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('order_no', '=', orderNo)
        .orderBy('at')
        .execute()
    },
  }
}

function toRow(tenantId: string, order: HeldOrder) {
  return {
    tenant_id: tenantId,
    member_id: order.memberId,
    order_no: order.orderNo,
    request_key: order.requestKey,
    channel: order.channel,
    state: order.state,
    amount: order.amount.minor,
    fee: order.fee,
    payout: order.payout.minor,
    payout_currency: order.payout.currency === 'USDT' ? ('USDT' as const) : ('VND' as const),
    rate: order.rate,
    target_id: order.targetId,
    target_place: order.targetPlace,
    target_shown: order.targetShown,
    is_reviewed: order.isReviewed,
    created_at: sqlInstant(order.createdAt),
    changed_at: sqlInstant(order.createdAt),
  }
}

function fromRow(row: Selectable<WithdrawTables['withdraw_order']>): HeldOrder {
  return {
    memberId: row.member_id as MemberId,
    orderNo: row.order_no,
    requestKey: row.request_key,
    channel: row.channel,
    state: row.state,
    amount: money(row.amount, 'VND'),
    fee: row.fee as Minor,
    payout: money(row.payout, row.payout_currency),
    rate: row.rate,
    targetId: row.target_id,
    targetPlace: row.target_place,
    targetShown: row.target_shown,
    isReviewed: row.is_reviewed,
    cause: row.cause,
    createdAt: row.created_at,
    confirmUntil: row.confirm_until,
  }
}

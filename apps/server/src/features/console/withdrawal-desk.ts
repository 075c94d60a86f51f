import type { WaitingWithdrawal, WithdrawalEvidence } from '@keo/contract/console-queues'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import type { Ledger } from '../ledger/index.ts'
import type { ReviewDesk } from '../reviews/index.ts'
import { sqlStaffStore, type Approvals, type StaffActing } from '../staff/index.ts'
import { decidedBy } from './decided-by.ts'
import { moneyLine } from './money-lines.ts'
import { sqlWithdrawalQueue, type QueuedOrder } from './withdrawal-queue-store.ts'
import { withdrawalSigns } from './withdrawal-signs.ts'

export type WithdrawalDeskNeeds = {
  database: Database
  clock: Clock
  tenantId: string
  ledger: Pick<Ledger, 'balanceOf' | 'history'>
  turnoverOf(memberId: MemberId): Promise<{ required: bigint; done: bigint }>
  reviews: ReviewDesk
  approvals: Approvals
}

const KIND = 'withdrawal'
const LINES = 12

export type WithdrawalDesk = ReturnType<typeof createWithdrawalDesk>

/** Withdrawals above the limit: one person approves, another has to; one refuses. */
export function createWithdrawalDesk(needs: WithdrawalDeskNeeds) {
  const { database, clock, tenantId, ledger, reviews, approvals } = needs
  const queue = sqlWithdrawalQueue(database.db, tenantId)

  approvals.onApproved(KIND, ({ object, reason }, acting, close) =>
    reviews.decide(
      { kind: KIND, id: object, isApproved: true },
      { ...decidedBy(acting, reason), alongside: close },
    ),
  )

  async function askers(orders: readonly QueuedOrder[]) {
    const open = await approvals.openOf(
      KIND,
      orders.map((one) => one.order_no),
    )
    const names = await sqlStaffStore(database.db, tenantId).names(
      [...open.values()].map((one) => one.asked_by),
    )
    return { open, nameOf: (orderNo: string) => names.get(open.get(orderNo)?.asked_by ?? '') ?? '' }
  }

  async function list(after: string) {
    const { orders, next } = await queue.page(after)
    const { nameOf } = await askers(orders)
    const withdrawals = orders.map((order) => waitingView(order, nameOf(order.order_no)))
    return { now: clock.now(), withdrawals, next }
  }

  async function get(orderNo: string, reader: string): Promise<WithdrawalEvidence> {
    const order = (await queue.find(orderNo)) ?? fail('NOT_FOUND')
    const wallet = { memberId: order.member_id as MemberId, currency: 'VND' } as const
    const traces = (await queue.traces(order)) ?? fail('NOT_FOUND')
    const [stages, turnover, balance, lines, { open, nameOf }] = await Promise.all([
      queue.stages(orderNo),
      needs.turnoverOf(wallet.memberId),
      ledger.balanceOf(wallet),
      ledger.history({ ...wallet, limit: LINES }),
      askers([order]),
    ])
    const asked = open.get(orderNo)
    return {
      ...waitingView(order, nameOf(orderNo)),
      state: order.state,
      fee: dong(order.fee),
      stages,
      signs: withdrawalSigns({ traces, amount: order.amount, turnover, now: clock.now() }),
      available: dong(balance.available),
      held: dong(balance.held),
      depositedEver: dong(traces.deposited),
      withdrawnEver: dong(traces.withdrawn),
      lines: lines.map(moneyLine),
      approvalId: asked?.id ?? '',
      isAskedByReader: asked?.asked_by === reader,
    }
  }

  async function waiting(orderNo: string): Promise<QueuedOrder> {
    const order = await queue.find(orderNo)
    return order?.state === 'inReview' ? order : fail('NOT_FOUND')
  }

  return {
    list,
    get,
    async approve(acting: StaffActing, orderNo: string, reason: string): Promise<string> {
      const order = await waiting(orderNo)
      const facts = { member: order.user_name, amount: dong(order.amount), to: targetOf(order) }
      return approvals.ask(acting, {
        kind: KIND,
        object: orderNo,
        before: { ...facts, state: 'inReview' },
        after: { ...facts, state: 'approved' },
        act: {},
        reason,
      })
    },
    async refuse(acting: StaffActing, orderNo: string, reason: string): Promise<void> {
      await waiting(orderNo)
      await reviews.decide(
        { kind: KIND, id: orderNo, isApproved: false },
        {
          ...decidedBy(acting, reason),
          alongside: (tx) => approvals.refuseIn(tx, acting, { kind: KIND, object: orderNo, reason }),
        },
      )
    },
  }
}

const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))
const targetOf = ({ target_place, target_shown }: QueuedOrder) => `${target_place} ${target_shown}`

function waitingView(order: QueuedOrder, askedBy: string): WaitingWithdrawal {
  return {
    orderNo: order.order_no,
    memberId: order.member_id,
    userName: order.user_name,
    vipLevel: order.vip_level,
    amount: dong(order.amount),
    channel: order.channel,
    target: targetOf(order),
    since: order.changed_at,
    askedBy,
  }
}

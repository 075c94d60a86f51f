import type { QueuedWithdrawal, WithdrawalEvidence, WithdrawalView } from '@keo/contract/console-queues'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { sqlBankStore } from '../bindings/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { ReviewDesk } from '../reviews/index.ts'
import { sqlStaffStore, type Approvals, type StaffActing } from '../staff/index.ts'
import { decidedBy } from './decided-by.ts'
import { moneyLine } from './money-lines.ts'
import type { WithdrawalOpenings } from './withdrawal-openings.ts'
import { askedForSecond, inReview, sqlWithdrawalQueue, type QueuedOrder } from './withdrawal-queue-store.ts'
import type { WithdrawalHolds } from './withdrawal-holds.ts'
import { withdrawalSigns } from './withdrawal-signs.ts'

export type WithdrawalDeskNeeds = {
  database: Database
  clock: Clock
  tenantId: string
  ledger: Pick<Ledger, 'balanceOf' | 'history'>
  turnoverOf(memberId: MemberId): Promise<{ required: bigint; done: bigint }>
  reviews: ReviewDesk
  approvals: Approvals
  holds: Pick<WithdrawalHolds, 'ofOrders'>
  openings: Pick<WithdrawalOpenings, 'ofOrders' | 'demand'>
}

const KIND = 'withdrawal'
const LINES = 12

export type WithdrawalDesk = ReturnType<typeof createWithdrawalDesk>

/** Withdrawals above the limit: one person approves, another has to; one refuses. */
export function createWithdrawalDesk(needs: WithdrawalDeskNeeds) {
  const { database, clock, tenantId, ledger, reviews, approvals, holds, openings } = needs
  const queue = sqlWithdrawalQueue(database.db, tenantId)
  const banks = sqlBankStore(database.db, tenantId)

  approvals.onApproved(KIND, ({ object, reason }, acting, close) =>
    reviews.decide(
      { kind: KIND, id: object, isApproved: true },
      {
        ...decidedBy(acting, reason),
        alongside: async (tx) => {
          await openings.demand(tx, acting, object)
          await close(tx)
        },
      },
    ),
  )

  /** Who asked for a second person, who holds an order and who looks at it. */
  async function peopleOf(orders: readonly QueuedOrder[], reader: string) {
    const orderNos = orders.map((one) => one.order_no)
    const [nameOf, open, held, opened] = await Promise.all([
      banks.names(),
      approvals.openOf(KIND, orderNos),
      holds.ofOrders(orderNos),
      openings.ofOrders(orderNos),
    ])
    const names = await sqlStaffStore(database.db, tenantId).names([
      ...[...open.values()].map((one) => one.asked_by),
      ...[...held.values(), ...opened.values()].map((one) => one.by),
    ])
    const viewOf = (order: QueuedOrder): QueuedWithdrawal => {
      const hold = held.get(order.order_no)
      const opening = opened.get(order.order_no)
      return {
        ...orderView(order, nameOf),
        askedBy: names.get(open.get(order.order_no)?.asked_by ?? '') ?? '',
        hold: hold
          ? { by: names.get(hold.by) ?? '', reason: hold.reason, since: hold.since, until: hold.until }
          : null,
        opening: opening
          ? { by: names.get(opening.by) ?? '', isReader: opening.by === reader, until: opening.until }
          : null,
      }
    }
    return { open, viewOf }
  }

  function pageOf(view: WithdrawalView, after: string) {
    if (view === 'waiting') return queue.waiting(inReview(), after)
    if (view === 'second') return queue.waiting(askedForSecond(clock.now()), after)
    return queue.pageOf(view, after)
  }

  async function list(view: WithdrawalView, after: string, reader: string) {
    const { orders, next } = await pageOf(view, after)
    const { viewOf } = await peopleOf(orders, reader)
    return { now: clock.now(), withdrawals: orders.map(viewOf), next }
  }

  async function get(orderNo: string, reader: string): Promise<WithdrawalEvidence> {
    const order = (await queue.find(orderNo)) ?? fail('NOT_FOUND')
    const wallet = { memberId: order.member_id as MemberId, currency: 'VND' } as const
    const traces = (await queue.traces(order)) ?? fail('NOT_FOUND')
    const [stages, turnover, balance, lines, { open, viewOf }] = await Promise.all([
      queue.stages(orderNo),
      needs.turnoverOf(wallet.memberId),
      ledger.balanceOf(wallet),
      ledger.history({ ...wallet, limit: LINES }),
      peopleOf([order], reader),
    ])
    const asked = open.get(orderNo)
    return {
      ...viewOf(order),
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
    counts: async () => ({ counts: await queue.counts(clock.now(), clock.now() - days(1)) }),
    get,
    async approve(acting: StaffActing, orderNo: string, reason: string): Promise<string> {
      const order = await waiting(orderNo)
      if ((await holds.ofOrders([orderNo])).size > 0) fail('WITHDRAWAL_HELD')
      await database.tx((tx) => openings.demand(tx, acting, orderNo))
      const facts = {
        member: order.user_name,
        amount: dong(order.amount),
        to: targetOf(order, await banks.names()),
      }
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
          alongside: async (tx) => {
            await openings.demand(tx, acting, orderNo)
            await approvals.refuseIn(tx, acting, { kind: KIND, object: orderNo, reason })
          },
        },
      )
    },
  }
}

const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))
/** By the bank's name; the network of a wallet is its name already. */
type NameOf = (place: string) => string
const targetOf = ({ target_place, target_shown }: QueuedOrder, nameOf: NameOf) =>
  `${nameOf(target_place)} ${target_shown}`

function orderView(
  order: QueuedOrder,
  nameOf: NameOf,
): Omit<QueuedWithdrawal, 'askedBy' | 'hold' | 'opening'> {
  return {
    orderNo: order.order_no,
    memberId: order.member_id,
    userName: order.user_name,
    vipLevel: order.vip_level,
    amount: dong(order.amount),
    channel: order.channel,
    target: targetOf(order, nameOf),
    state: order.state,
    since: order.changed_at,
  }
}

import { fail } from '@keo/contract/errors'
import { CONFIRM_HOURS, type RefusalCause } from '@keo/contract/withdraw'
import { mayStep } from '@keo/contract/withdraw-states'
import type { Tx } from '@keo/service-kit/db/database'
import { hours, seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { Post } from '../ledger/index.ts'
import { sqlMemberStore } from '../members/index.ts'
import { payOutCommands, releaseCommand } from './withdraw-money.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { sqlWithdrawStore, type HeldOrder, type StepTo } from './withdraw-store.ts'

const DECIDE = 'withdraw.decide'
const FINISH = 'withdraw.finish'
const OrderJob = z.object({ orderNo: z.string() })
/** Long enough for a double tap to be over, too short to wait for. */
const DECIDES_AFTER_MS = seconds(3)

export type WithdrawProgress = ReturnType<typeof createWithdrawProgress>

/** An order on its way. Every step locks the order, checks the machine and moves its money in one transaction. */
export function createWithdrawProgress(needs: WithdrawNeeds) {
  const { clock, jobs, audit, tenantId, ledger, gateway, reviewer, bindings } = needs

  jobs.handle(DECIDE, (payload) => change(OrderJob.parse(payload).orderNo, decide))
  jobs.handle(FINISH, (payload) => change(OrderJob.parse(payload).orderNo, finishUnconfirmed))
  reviewer.onVerdict((orderNo, isApproved) =>
    change(orderNo, async (tx, post, order) => {
      if (order.state !== 'inReview') return
      await (isApproved ? approve(tx, order) : refuse(tx, post, order, 'review'))
    }),
  )

  type Change = (tx: Tx, post: Post, order: HeldOrder) => Promise<void>
  async function change(orderNo: string, run: Change): Promise<void> {
    await ledger.write(async (tx, post) => {
      const order = await sqlWithdrawStore(tx, tenantId).findForChange(orderNo)
      if (order) await run(tx, post, order)
    })
  }

  async function step(tx: Tx, order: HeldOrder, to: StepTo): Promise<void> {
    if (!mayStep(order.state, to.state)) throw new Error(`${order.orderNo} cannot go to ${to.state}.`)
    await sqlWithdrawStore(tx, tenantId).step(order, to, clock.now())
    await audit.write(tx, {
      actor: 'withdraw',
      session: null,
      address: null,
      device: null,
      action: `withdraw.${to.state}`,
      object: order.orderNo,
      before: { state: order.state },
      after: { state: to.state, cause: to.cause ?? null },
      requestId: null,
    })
  }

  async function decide(tx: Tx, _: Post, order: HeldOrder): Promise<void> {
    if (order.state !== 'requested') return
    if (!order.isReviewed) return approve(tx, order)
    await step(tx, order, { state: 'inReview' })
    await reviewer.submit(tx, order)
  }

  async function approve(tx: Tx, order: HeldOrder): Promise<void> {
    const { orderNo, payout: amount, memberId, targetId, targetPlace: place } = order
    const target = await bindings.find(tx, memberId, targetId)
    const holder = await sqlMemberStore(tx, tenantId).find(memberId)
    // A target with an open order cannot be deleted, so both are there.
    if (!target || !holder) throw new Error(`${orderNo} has nobody to pay.`)
    await step(tx, order, { state: 'approved' })
    const number = bindings.numberOf(target)
    await gateway.send(tx, { orderNo, amount, place, number, holder: holder.realName })
  }

  async function refuse(tx: Tx, post: Post, order: HeldOrder, cause: RefusalCause): Promise<void> {
    await step(tx, order, { state: 'refused', cause })
    await post(releaseCommand(order))
  }

  /** The party has paid: the money leaves the hold here, and only here. */
  async function payOut(tx: Tx, post: Post, order: HeldOrder): Promise<void> {
    const isConfirmed = order.channel === 'ewallet'
    const confirmUntil = clock.now() + hours(CONFIRM_HOURS)
    await step(tx, order, isConfirmed ? { state: 'awaitingConfirmation', confirmUntil } : { state: 'paid' })
    for (const command of payOutCommands(order)) await post(command)
    const { orderNo } = order
    if (isConfirmed) await jobs.enqueue(tx, FINISH, { orderNo }, { runAt: confirmUntil, key: orderNo })
  }

  async function finishUnconfirmed(tx: Tx, _: Post, order: HeldOrder): Promise<void> {
    if (order.state === 'awaitingConfirmation') await step(tx, order, { state: 'paid' })
  }

  async function confirm(memberId: string, orderNo: string): Promise<void> {
    await ledger.write(async (tx) => {
      const order = await sqlWithdrawStore(tx, tenantId).findForChange(orderNo)
      if (!order || order.memberId !== memberId) return fail('NOT_FOUND')
      if (order.state === 'awaitingConfirmation') await step(tx, order, { state: 'paid' })
      else if (order.state !== 'paid') fail('WITHDRAW_NOT_WAITING')
    })
  }

  return {
    begin: async (tx: Tx, orderNo: string) =>
      void (await jobs.enqueue(
        tx,
        DECIDE,
        { orderNo },
        { runAt: clock.now() + DECIDES_AFTER_MS, key: orderNo },
      )),
    confirm,
    step,
    refuse,
    payOut,
  }
}

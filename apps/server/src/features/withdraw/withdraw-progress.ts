import { fail } from '@keo/contract/errors'
import type { PayoutState } from '@keo/contract/payout-parties'
import { CONFIRM_HOURS, isConfirmedByPlayer, type RefusalCause } from '@keo/contract/withdraw'
import { mayStep } from '@keo/contract/withdraw-states'
import type { Tx } from '@keo/service-kit/db/database'
import { hours, seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import { moneyText } from '@keo/units/money'
import type { NewLetter } from '../inbox/index.ts'
import type { Post } from '../ledger/index.ts'
import { enqueueHandOver } from './withdraw-hand-over.ts'
import { sqlWithdrawHolds } from './withdraw-holds.ts'
import { payOutCommands, releaseCommand } from './withdraw-money.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { isUnderWay, sqlWithdrawStore, type HeldOrder, type StepTo } from './withdraw-store.ts'

const DECIDE = 'withdraw.decide'
const FINISH = 'withdraw.finish'
const OrderJob = z.object({ orderNo: z.string() })
/** Long enough for a double tap to be over, too short to wait for. */
const DECIDES_AFTER_MS = seconds(3)

export type WithdrawProgress = ReturnType<typeof createWithdrawProgress>

type Needs = Pick<
  WithdrawNeeds,
  'clock' | 'jobs' | 'audit' | 'log' | 'tenantId' | 'ledger' | 'reviewer' | 'writeLetter'
>

/** An order on its way. Every step locks the order, checks the machine and moves its money in one transaction. */
export function createWithdrawProgress(needs: Needs) {
  const { clock, jobs, audit, log, tenantId, ledger, reviewer } = needs

  jobs.handle(DECIDE, (payload) => change(OrderJob.parse(payload).orderNo, decide))
  jobs.handle(FINISH, (payload) => change(OrderJob.parse(payload).orderNo, finishUnconfirmed))
  reviewer.onVerdict((orderNo, isApproved) =>
    change(orderNo, async (tx, post, order) => {
      if (order.state !== 'inReview') return
      // Nobody's approval gets as far as this while it is held, but for a stand-in's.
      if (isApproved && (await sqlWithdrawHolds(tx, tenantId).find(orderNo, clock.now()))) return
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
    await step(tx, order, { state: 'approved' })
    await enqueueHandOver(needs, tx, order.orderNo)
  }

  async function refuse(tx: Tx, post: Post, order: HeldOrder, cause: RefusalCause): Promise<void> {
    await step(tx, order, { state: 'refused', cause })
    await post(releaseCommand(order))
    await notify(tx, order, 'withdrawRefused')
  }

  function notify(tx: Tx, { memberId, orderNo: about, ...order }: HeldOrder, kind: NewLetter['kind']) {
    const values = {
      amount: moneyText(order.amount),
      currency: order.amount.currency,
      target: order.targetShown,
    }
    return needs.writeLetter(tx, memberId, { kind, about, values })
  }

  /** The party has paid: the money leaves the hold here, and only here. */
  async function payOut(tx: Tx, post: Post, order: HeldOrder): Promise<void> {
    const isConfirmed = isConfirmedByPlayer(order.channel)
    const confirmUntil = clock.now() + hours(CONFIRM_HOURS)
    await step(tx, order, isConfirmed ? { state: 'awaitingConfirmation', confirmUntil } : { state: 'paid' })
    for (const command of payOutCommands(order)) await post(command)
    await notify(tx, order, 'withdrawPaid')
    const { orderNo } = order
    if (isConfirmed) await jobs.enqueue(tx, FINISH, { orderNo }, { runAt: confirmUntil, key: orderNo })
  }

  /** What the party says of an order that was read for change: told or asked, early, late or again. */
  async function handle(tx: Tx, post: Post, order: HeldOrder, said: PayoutState): Promise<void> {
    if (said === 'accepted') {
      // After the end, or told before: old news.
      if (order.state === 'approved') await step(tx, order, { state: 'sending' })
    } else if (isUnderWay(order)) {
      if (said === 'paid') await payOut(tx, post, order)
      else await refuse(tx, post, order, said === 'failed' ? 'partyFailed' : 'targetRefused')
    } else if (!isAgreed(order, said)) {
      log.error(
        { orderNo: order.orderNo, said, state: order.state },
        'the pay-out party contradicts an order',
      )
    }
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
    handle,
  }
}

function isAgreed({ state }: HeldOrder, said: PayoutState): boolean {
  return said === 'paid' ? state === 'paid' || state === 'awaitingConfirmation' : state === 'refused'
}

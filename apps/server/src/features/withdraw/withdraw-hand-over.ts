import type { PayoutState } from '@keo/contract/payout-parties'
import type { Tx } from '@keo/service-kit/db/database'
import { minutes, seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import { closedPayouts } from '../../gateways/parties/closed-gateways.ts'
import type { Payout } from '../../gateways/payouts/payout-gateway.ts'
import { sqlMemberStore } from '../members/index.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import type { WithdrawProgress } from './withdraw-progress.ts'
import { isUnderWay, sqlWithdrawStore, type HeldOrder } from './withdraw-store.ts'

type Needs = Pick<
  WithdrawNeeds,
  'database' | 'clock' | 'jobs' | 'log' | 'tenantId' | 'ledger' | 'gateways' | 'bindings'
> & { progress: Pick<WithdrawProgress, 'handle'> }

const KIND = 'withdraw.hand-over'
const Turn = z.object({ orderNo: z.string(), turn: z.int() })

/** Longer than the slowest channel takes: by then the party's own notices should have come. */
const ASKS_AFTER_MS = minutes(6)
const ASKS_AGAIN_MS = { first: seconds(30), most: minutes(10) } as const
const SILENCE_TURNS = 8

/** In the transaction of the approval: nothing is approved that will not be handed over. */
export async function enqueueHandOver(
  { clock, jobs }: Pick<WithdrawNeeds, 'clock' | 'jobs'>,
  tx: Tx,
  orderNo: string,
  { turn, afterMs } = { turn: 0, afterMs: 0 },
): Promise<void> {
  const when = { runAt: clock.now() + afterMs, key: `${orderNo}:${turn}` }
  await jobs.enqueue(tx, KIND, { orderNo, turn }, when)
}

/**
 * Hands approved orders to the party, and asks until it is known what became of them. As long as it is not, the money stays
 * held: an order is neither paid twice nor given back while it may have been paid.
 */
export function createWithdrawHandOver(needs: Needs): void {
  const { database, jobs, log, tenantId, ledger, gateways, progress } = needs
  const gatewayOf = ({ channel }: HeldOrder) => gateways[channel] ?? closedPayouts

  jobs.handle(KIND, async (payload) => {
    const { orderNo, turn } = Turn.parse(payload)
    const order = await sqlWithdrawStore(database.db, tenantId).byNumber(orderNo)
    if (!order || !isUnderWay(order)) return
    const word = await (turn === 0 ? handOver(order) : askAgain(order))
    await ledger.write(async (tx, post) => {
      const now = await sqlWithdrawStore(tx, tenantId).findForChange(orderNo)
      if (!now || !isUnderWay(now)) return
      if (word !== 'unknown') await progress.handle(tx, post, now, word)
      if (word === 'unknown' || word === 'accepted')
        await enqueueHandOver(needs, tx, orderNo, after(word, turn))
    })
    if (word === 'unknown' && turn >= SILENCE_TURNS)
      log.error({ orderNo, turn }, 'the pay-out party does not say what became of an order')
  })

  const after = (word: 'unknown' | 'accepted', turn: number) => ({
    turn: turn + 1,
    afterMs:
      word === 'accepted' ? ASKS_AFTER_MS : Math.min(ASKS_AGAIN_MS.most, ASKS_AGAIN_MS.first * 2 ** turn),
  })

  async function handOver(order: HeldOrder): Promise<PayoutState | 'unknown'> {
    return gatewayOf(order).send(await payoutOf(order))
  }

  /** What the party never got is handed over again; what it has is only asked for. */
  async function askAgain(order: HeldOrder): Promise<PayoutState | 'unknown'> {
    const word = await gatewayOf(order).ask(order.orderNo)
    return word === 'none' ? handOver(order) : word
  }

  async function payoutOf(order: HeldOrder): Promise<Payout> {
    const { orderNo, channel, payout: amount, memberId, targetId, targetPlace: place } = order
    const target = await needs.bindings.find(database.db, memberId, targetId)
    const holder = await sqlMemberStore(database.db, tenantId).find(memberId)
    // A target with an open order cannot be deleted, so both are there.
    if (!target || !holder) throw new Error(`${orderNo} has nobody to pay.`)
    return {
      orderNo,
      channel,
      amount,
      place,
      number: needs.bindings.numberOf(target),
      holder: holder.realName,
    }
  }
}

import { createHash } from 'node:crypto'
import { fail } from '@keo/contract/errors'
import type { PayoutNotice } from '@keo/contract/withdraw'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Tx } from '@keo/service-kit/db/database'
import { moneyText } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import type { WithdrawProgress } from './withdraw-progress.ts'
import { sqlWithdrawStore, type HeldOrder } from './withdraw-store.ts'
import type { WithdrawTables } from './withdraw-tables.ts'

type Needs = WithdrawNeeds & { progress: Pick<WithdrawProgress, 'step' | 'refuse' | 'payOut'> }

const UNDER_WAY: ReadonlySet<string> = new Set(['approved', 'sending'])

/** What the party tells. Whatever the order and however often, an order is paid once or refused once. */
export function createPayoutNotices(needs: Needs) {
  const { clock, log, tenantId, ledger, gateway, progress } = needs

  async function hear(notice: PayoutNotice): Promise<void> {
    if (!gateway.isGenuine(notice)) return refuseNotice(notice, 'not signed by the party')
    await ledger.write(async (tx, post) => {
      const order = await sqlWithdrawStore(tx, tenantId).findForChange(notice.orderNo)
      if (!order || order.payout.currency !== notice.currency || moneyText(order.payout) !== notice.amount) {
        return refuseNotice(notice, 'tells of no order of ours')
      }
      if (await keepFirst(tx, notice)) await act(tx, post, order, notice)
    })
  }

  /** False when it was heard before. The same id with another content is nobody's. */
  async function keepFirst(anyTx: Tx, notice: PayoutNotice): Promise<boolean> {
    const tx = anyTx.withTables<WithdrawTables>()
    const { noticeId, orderNo, state, amount, currency } = notice
    const hash = createHash('sha256')
      .update(JSON.stringify([orderNo, state, amount, currency]))
      .digest()
    const inserted = await tx
      .insertInto('payout_notice')
      .values({
        tenant_id: tenantId,
        notice_id: noticeId,
        order_no: orderNo,
        body_hash: hash,
        received_at: sqlInstant(clock.now()),
      })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirstOrThrow()
    if (inserted.numInsertedOrUpdatedRows === 1n) return true
    const { body_hash: first } = await tx
      .selectFrom('payout_notice')
      .select('body_hash')
      .where('tenant_id', '=', tenantId)
      .where('notice_id', '=', noticeId)
      .executeTakeFirstOrThrow()
    return hash.equals(first) ? false : refuseNotice(notice, 'changes what it told')
  }

  async function act(tx: Tx, post: Post, order: HeldOrder, { state }: PayoutNotice): Promise<void> {
    if (state === 'accepted') {
      // After the end, or told before: old news.
      if (order.state === 'approved') await progress.step(tx, order, { state: 'sending' })
      return
    }
    if (UNDER_WAY.has(order.state)) {
      if (state === 'paid') await progress.payOut(tx, post, order)
      else await progress.refuse(tx, post, order, state === 'failed' ? 'partyFailed' : 'targetRefused')
      return
    }
    const isAgreed = state === 'paid' && (order.state === 'paid' || order.state === 'awaitingConfirmation')
    const isRefused = state !== 'paid' && order.state === 'refused'
    if (isAgreed || isRefused) return
    log.error(
      { orderNo: order.orderNo, told: state, state: order.state },
      'a pay-out notice contradicts its order',
    )
  }

  function refuseNotice({ noticeId, orderNo }: PayoutNotice, why: string): never {
    log.warn({ noticeId, orderNo, why }, 'a pay-out notice was refused')
    return fail('NOTICE_REFUSED')
  }

  gateway.onNotice(hear)
  return hear
}

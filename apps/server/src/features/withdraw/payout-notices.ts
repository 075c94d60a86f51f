import { createHash } from 'node:crypto'
import { fail } from '@keo/contract/errors'
import type { PayoutNotice } from '@keo/contract/payout-parties'
import { WITHDRAW_CHANNELS } from '@keo/contract/withdraw'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Tx } from '@keo/service-kit/db/database'
import { moneyText } from '@keo/units/money'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import type { WithdrawProgress } from './withdraw-progress.ts'
import { sqlWithdrawStore } from './withdraw-store.ts'
import type { WithdrawTables } from './withdraw-tables.ts'

type Needs = Pick<WithdrawNeeds, 'clock' | 'log' | 'tenantId' | 'ledger' | 'gateways' | 'isPartyAddress'> & {
  progress: Pick<WithdrawProgress, 'handle'>
}

/** What the party tells. Whatever the order and however often, an order is paid once or refused once. */
export function createPayoutNotices(needs: Needs) {
  const { clock, log, tenantId, ledger, gateways, progress } = needs

  /** Nothing is read or written before sender and signature are right. */
  async function handle(notice: PayoutNotice, address: string): Promise<void> {
    if (!needs.isPartyAddress(address)) return refuseNotice(notice, 'not sent from where the party is')
    const spokenFor = WITHDRAW_CHANNELS.filter((channel) => gateways[channel]?.isGenuine(notice))
    if (spokenFor.length === 0) return refuseNotice(notice, 'not signed by the party')
    await ledger.write(async (tx, post) => {
      const order = await sqlWithdrawStore(tx, tenantId).findForChange(notice.orderNo)
      if (!order || order.payout.currency !== notice.currency || moneyText(order.payout) !== notice.amount) {
        return refuseNotice(notice, 'tells of no order of ours')
      }
      if (!spokenFor.includes(order.channel))
        return refuseNotice(notice, 'tells of an order of another party')
      if (await keepFirst(tx, notice)) await progress.handle(tx, post, order, notice.state)
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

  function refuseNotice({ noticeId, orderNo }: PayoutNotice, why: string): never {
    log.warn({ noticeId, orderNo, why }, 'a pay-out notice was refused')
    return fail('NOTICE_REFUSED')
  }

  return handle
}

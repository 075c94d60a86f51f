import type { PaymentNews } from '@keo/contract/deposit-parties'
import { isDepositInProgress } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import { money, moneyText, parseMoney, type Minor, type Money } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import { dongFor, GIFT_TURNOVER } from '@keo/contract/deposit-amounts'
import type { DepositParts } from './deposit-parts.ts'
import type { MayHave } from './may-have.ts'
import type { OrderChanges } from './order-changes.ts'
import type { HeldOrder } from './order-store.ts'
import { claimId, isClaim } from './claims.ts'
import { creditOrdered, creditReviewed, giveBack, keepInSuspense, settleClaim } from './receipt-money.ts'
import { lockReceipt } from './receipt-lock.ts'
import { sqlReceiptStore, type Receipt } from './receipt-store.ts'

type Needs = Pick<
  DepositParts,
  'clock' | 'ids' | 'tenantId' | 'ledger' | 'review' | 'demandTurnover' | 'log' | 'usdtRate'
> & {
  readonly changes: OrderChanges
  readonly mayHave: MayHave
  /** One payment was told in two ways. */
  countConflict(): void
}

const REVIEWER = { actor: 'reviewer' } as const

export type Receipts = ReturnType<typeof createReceipts>['receive']

/** Money that arrives: credited when it is what was ordered, kept for a reviewer when it is not. Never both, never twice. */
export function createReceipts(needs: Needs) {
  const { clock, ids, tenantId, ledger, review, changes } = needs
  review.onVerdict(handleVerdict)

  /** Within the transaction of the callback; the order was read for change. */
  async function receive(
    tx: Tx,
    post: Post,
    order: HeldOrder,
    party: string,
    news: PaymentNews,
  ): Promise<void> {
    const paid = parseMoney(news.amount, order.payCurrency)
    if (!paid || paid.minor <= 0n || news.currency !== order.payCurrency || news.paymentId === '')
      fail('NOT_ALLOWED')
    const store = sqlReceiptStore(tx, tenantId)
    await store.lockPayment(news.paymentId)
    const { kind } = order
    const before =
      (await store.findByPayment(party, news.paymentId)) ??
      (await store.strayByPayment({ party, kind, paymentId: news.paymentId }))
    if (before) return refuseConflict(before, order, paid.minor)
    const isOfOrder = isDepositInProgress(order.status)
    const isSum = paid.minor === order.payAmount
    const isOwed = !isOfOrder && isSum && (await isClaimOpen(tx, order, party))
    const isMatch =
      isOfOrder && isSum && (await needs.mayHave(tx, order.memberId, money(order.amount, 'VND')))
    const receipt: Receipt = {
      id: ids.newId('rcp'),
      memberId: order.memberId,
      orderNo: order.orderNo,
      party,
      paymentId: news.paymentId,
      currency: order.payCurrency,
      amount: paid.minor,
      state: isMatch || isOwed ? 'matched' : 'suspense',
      isOfOrder,
      receivedAt: clock.now(),
    }
    await store.insert(receipt)
    if (isMatch) return credit(tx, post, order, receipt)
    if (isOwed) return settle(tx, post, order, receipt)
    await keepInSuspense(post, receipt)
    await review.ask(tx, receipt.id)
    await changes.note(tx, order, 'suspense', { actor: party }, { amount: moneyText(paid), isOfOrder })
    await changes.happen(tx, order, 'mismatched', { actor: party }, { received: paid.minor })
  }

  async function credit(tx: Tx, post: Post, order: HeldOrder, receipt: Receipt): Promise<void> {
    const credited = await creditOrdered(post, order, receipt)
    if (order.gift > 0n)
      // On the deposit and its gift: whoever takes the one bets with both.
      await needs.demandTurnover(tx, order.memberId, (credited * BigInt(GIFT_TURNOVER)) as Minor)
    const by = isClaim(receipt) ? REVIEWER : { actor: receipt.party }
    await changes.happen(tx, order, 'matched', by, { received: receipt.amount, credited })
  }

  /** A dispute credited the order, and its merchant has not paid since. */
  async function isClaimOpen(tx: Tx, { orderNo }: HeldOrder, party: string): Promise<boolean> {
    const store = sqlReceiptStore(tx, tenantId)
    const claim = await store.findByPayment(party, claimId(orderNo))
    const isCredited = claim?.state === 'matched' || claim?.state === 'credited'
    return isCredited && !(await store.isSettled(orderNo))
  }

  async function settle(tx: Tx, post: Post, order: HeldOrder, receipt: Receipt): Promise<void> {
    await settleClaim(post, receipt)
    const amount = moneyText(money(receipt.amount, receipt.currency))
    await changes.note(tx, order, 'claim-settled', { actor: receipt.party }, { amount })
  }

  function refuseConflict(before: Receipt, order: HeldOrder, amount: Minor): void {
    if (before.orderNo === order.orderNo && before.amount === amount) return
    needs.countConflict()
    needs.log.error({ receipt: before.id, order: order.orderNo }, 'one payment was told in two ways')
    fail('NOT_ALLOWED')
  }

  async function handleVerdict(receiptId: string, isApproved: boolean): Promise<void> {
    await ledger.write(async (tx, post) => {
      const { order, receipt } = await lockReceipt(tx, tenantId, receiptId)
      if (receipt?.state !== 'suspense') return
      if (!isApproved) return returnPaid(tx, post, order, receipt)
      // Nobody ordered it, so nobody can be believed to be its owner: it waits for one.
      if (!order) return
      const dong = await dongOf(tx, receipt, order)
      if (await needs.mayHave(tx, order.memberId, dong))
        await creditAsPaid(tx, post, { order, receipt, dong })
      else await returnPaid(tx, post, order, receipt)
    })
  }

  type Paid = { order: HeldOrder; receipt: Receipt; dong: Money }
  async function creditAsPaid(tx: Tx, post: Post, { order, receipt, dong }: Paid): Promise<void> {
    await creditReviewed(post, receipt, { memberId: order.memberId, reference: order.orderNo, dong })
    await sqlReceiptStore(tx, tenantId).decide(receipt.id, 'credited', clock.now())
    await changes.note(tx, order, 'review-credited', REVIEWER, { amount: moneyText(dong) })
    if (receipt.isOfOrder)
      await changes.happen(tx, order, 'reviewedCredited', REVIEWER, { credited: dong.minor })
  }

  /** The locked rate is for a payment in time; what came later gets the rate of the day. */
  async function dongOf(tx: Tx, receipt: Receipt, order?: HeldOrder): Promise<Money> {
    const { currency, amount, isOfOrder } = receipt
    if (currency === 'VND') return money(amount, 'VND')
    const locked = isOfOrder ? order?.rate : null
    return dongFor(amount, locked ?? (await needs.usdtRate(tx)))
  }

  async function returnPaid(
    tx: Tx,
    post: Post,
    order: HeldOrder | undefined,
    receipt: Receipt,
  ): Promise<void> {
    await giveBack(post, receipt)
    await sqlReceiptStore(tx, tenantId).decide(receipt.id, 'returned', clock.now())
    if (!order) return
    await changes.note(tx, order, 'review-returned', REVIEWER, null)
    if (receipt.isOfOrder)
      await changes.happen(tx, order, 'reviewedReturned', REVIEWER, { cause: 'returned' })
  }

  return { receive, dongOf }
}

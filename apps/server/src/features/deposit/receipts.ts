import type { PaymentNews } from '@keo/contract/deposit-parties'
import { isDepositInProgress } from '@keo/contract/deposit-states'
import { AppError, fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import { money, moneyText, parseMoney, type Minor, type Money } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import { sqlMemberStore } from '../members/index.ts'
import { dongFor, GIFT_TURNOVER } from '@keo/contract/deposit-amounts'
import type { DepositParts } from './deposit-parts.ts'
import type { OrderChanges } from './order-changes.ts'
import { sqlOrderStore, type HeldOrder } from './order-store.ts'
import { claimId, isClaim } from './claims.ts'
import { creditOrdered, creditReviewed, giveBack, keepInSuspense, settleClaim } from './receipt-money.ts'
import { sqlReceiptStore, type Receipt } from './receipt-store.ts'

type Needs = Pick<
  DepositParts,
  | 'clock'
  | 'ids'
  | 'tenantId'
  | 'ledger'
  | 'saferPlay'
  | 'review'
  | 'metrics'
  | 'demandTurnover'
  | 'log'
  | 'keepToLimits'
  | 'usdtRate'
> & { changes: OrderChanges }

const REVIEWER = { actor: 'reviewer' } as const

export type Receipts = ReturnType<typeof createReceipts>

/** Money that arrives: credited when it is what was ordered, kept for a reviewer when it is not. Never both, never twice. */
export function createReceipts(needs: Needs) {
  const { clock, ids, tenantId, ledger, saferPlay, review, changes } = needs
  const countConflict = needs.metrics.counter(
    'deposit_conflicts_total',
    'Callbacks that told of one payment in two ways',
  )
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
    const before = await store.findByPayment(party, news.paymentId)
    if (before) return refuseConflict(before, order, paid.minor)
    const isOfOrder = isDepositInProgress(order.status)
    const isSum = paid.minor === order.payAmount
    const isOwed = !isOfOrder && isSum && (await isClaimOpen(tx, order, party))
    const isMatch = isOfOrder && isSum && (await mayHave(tx, order.memberId, money(order.amount, 'VND')))
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
    countConflict()
    needs.log.error({ receipt: before.id, order: order.orderNo }, 'one payment was told in two ways')
    fail('NOT_ALLOWED')
  }

  /** Whoever closed the account to play, or was locked, gets the money back instead. */
  async function mayHave(tx: Tx, memberId: string, dong: Money): Promise<boolean> {
    const member = await sqlMemberStore(tx, tenantId).find(memberId)
    if (!member || member.locks.some(({ lock }) => lock === 'deposit')) return false
    if (!(await saferPlay.mayPlay(memberId, 'deposit', tx)).isAllowed) return false
    return isWithinLimits(needs.keepToLimits(memberId, dong, tx))
  }

  async function handleVerdict(receiptId: string, isApproved: boolean): Promise<void> {
    await ledger.write(async (tx, post) => {
      const store = sqlReceiptStore(tx, tenantId)
      const orderNo = (await store.find(receiptId))?.orderNo
      const order = orderNo ? await sqlOrderStore(tx, tenantId).findForChange(orderNo) : undefined
      // Read again under the order's lock: the verdict may come twice.
      const receipt = await store.find(receiptId)
      if (!order || receipt?.state !== 'suspense') return
      if (!isApproved) return returnPaid(tx, post, order, receipt)
      const dong = await dongOf(tx, order, receipt)
      if (await mayHave(tx, receipt.memberId, dong)) await creditAsPaid(tx, post, { order, receipt, dong })
      else await returnPaid(tx, post, order, receipt)
    })
  }

  type Paid = { order: HeldOrder; receipt: Receipt; dong: Money }
  async function creditAsPaid(tx: Tx, post: Post, { order, receipt, dong }: Paid): Promise<void> {
    await creditReviewed(post, receipt, dong)
    await sqlReceiptStore(tx, tenantId).decide(receipt.id, 'credited', clock.now())
    await changes.note(tx, order, 'review-credited', REVIEWER, { amount: moneyText(dong) })
    if (receipt.isOfOrder)
      await changes.happen(tx, order, 'reviewedCredited', REVIEWER, { credited: dong.minor })
  }

  /** The locked rate is for a payment in time; what came later gets the rate of the day. */
  async function dongOf(tx: Tx, { rate }: HeldOrder, receipt: Receipt): Promise<Money> {
    const { currency, amount, isOfOrder } = receipt
    if (currency === 'VND') return money(amount, 'VND')
    return dongFor(amount, isOfOrder && rate !== null ? rate : await needs.usdtRate(tx))
  }

  async function returnPaid(tx: Tx, post: Post, order: HeldOrder, receipt: Receipt): Promise<void> {
    await giveBack(post, receipt)
    await sqlReceiptStore(tx, tenantId).decide(receipt.id, 'returned', clock.now())
    await changes.note(tx, order, 'review-returned', REVIEWER, null)
    if (receipt.isOfOrder)
      await changes.happen(tx, order, 'reviewedReturned', REVIEWER, { cause: 'returned' })
  }

  return receive
}

async function isWithinLimits(asked: Promise<void>): Promise<boolean> {
  try {
    await asked
    return true
  } catch (refusal) {
    if (refusal instanceof AppError) return false
    throw refusal
  }
}

import type { MemberId } from '@keo/contract/ids'
import { money, type Minor, type Money } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import { isClaim } from './claims.ts'
import type { HeldOrder } from './order-store.ts'
import type { Receipt } from './receipt-store.ts'

/** The movements of a deposit. Keys come from the receipt or the order, so that nothing moves twice. */

const inside = (receipt: Receipt, step: string) => ({
  op: 'move' as const,
  memberId: null,
  key: `deposit:${receipt.id}:${step}`,
  kind: `deposit.${step}`,
  reference: receipt.orderNo || receipt.id,
})
/** A merchant's debt is no money at the bank. */
const sourceOf = (receipt: Receipt) => (isClaim(receipt) ? 'house:merchants' : 'house:bank')
const paidIn = ({ amount, currency }: Receipt): Money => money(amount, currency)

/** What was ordered has arrived: credited with its gift; a fee was paid on top of it. */
export async function creditOrdered(post: Post, order: HeldOrder, receipt: Receipt): Promise<Minor> {
  const toMember = {
    op: 'move' as const,
    memberId: order.memberId,
    reference: order.orderNo,
    to: 'available' as const,
  }
  const credit = { ...toMember, key: `deposit:${order.orderNo}:credit`, kind: 'deposit' }
  const amount = money(order.amount, 'VND')
  if (receipt.currency === 'USDT') {
    await post({
      ...inside(receipt, 'in'),
      from: sourceOf(receipt),
      to: 'house:exchange',
      amount: paidIn(receipt),
    })
    await post({ ...credit, from: 'house:exchange', amount })
  } else {
    await post({
      ...inside(receipt, 'in'),
      from: sourceOf(receipt),
      to: 'house:deposit-clearing',
      amount: paidIn(receipt),
    })
    await post({ ...credit, from: 'house:deposit-clearing', amount })
    if (order.fee > 0n)
      await post({
        ...inside(receipt, 'fee'),
        from: 'house:deposit-clearing',
        to: 'house:fees',
        amount: money(order.fee, 'VND'),
      })
  }
  if (order.gift > 0n)
    await post({
      ...toMember,
      key: `deposit:${order.orderNo}:gift`,
      kind: 'deposit.gift',
      from: 'house:promotions',
      amount: money(order.gift, 'VND'),
    })
  return (order.amount + order.gift) as Minor
}

/** Ours to keep until a reviewer decides. */
export async function keepInSuspense(post: Post, receipt: Receipt): Promise<void> {
  const amount = paidIn(receipt)
  await post({ ...inside(receipt, 'in'), from: sourceOf(receipt), to: 'house:deposit-clearing', amount })
  await post({ ...inside(receipt, 'suspense'), from: 'house:deposit-clearing', to: 'house:suspense', amount })
}

/** Whose wallet gets it, and what its statement names: their order, or the case of who found them. */
type Credited = { readonly memberId: MemberId; readonly reference: string; readonly dong: Money }

/** Credits what was really paid, in dong. */
export async function creditReviewed(
  post: Post,
  receipt: Receipt,
  { memberId, reference, dong }: Credited,
): Promise<void> {
  const credit = {
    op: 'move' as const,
    memberId,
    key: `deposit:${receipt.id}:credit`,
    kind: 'deposit',
    reference,
    to: 'available' as const,
    amount: dong,
  }
  if (receipt.currency === 'USDT') {
    await post({
      ...inside(receipt, 'reviewed'),
      from: 'house:suspense',
      to: 'house:exchange',
      amount: paidIn(receipt),
    })
    await post({ ...credit, from: 'house:exchange' })
  } else await post({ ...credit, from: 'house:suspense' })
}

export async function giveBack(post: Post, receipt: Receipt): Promise<void> {
  await post({
    ...inside(receipt, 'returned'),
    from: 'house:suspense',
    to: sourceOf(receipt),
    amount: paidIn(receipt),
  })
}

/** The merchant pays after all what a dispute credited: the debt is gone, the member has it already. */
export async function settleClaim(post: Post, receipt: Receipt): Promise<void> {
  const amount = paidIn(receipt)
  await post({ ...inside(receipt, 'in'), from: 'house:bank', to: 'house:merchants', amount })
}

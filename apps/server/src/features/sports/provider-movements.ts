import type { BetMovement } from '@keo/contract/wallet-records'
import type { MemberId } from '@keo/contract/ids'
import type { Money } from '@keo/units/money'
import type { Command } from '../ledger/index.ts'
import type { MovedOrder } from './sports-arrays.ts'
import { boundProblem } from './credit-bounds.ts'
import type { KnownOrder, KnownTransaction } from './sports-store.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

/**
 * A movement needs a charged order of the same member and currency, and fits what that order may bring; a finished one
 * is not paid a second time.
 */
export function problemOf(transaction: ProviderTransaction, order: KnownOrder): string | null {
  if (order.memberId !== transaction.memberId) return 'OTHER_MEMBER'
  if (order.currency !== transaction.amount.currency) return 'OTHER_CURRENCY'
  if (order.stakeState === 'none') return 'NOT_CHARGED'
  if (order.stakeState === 'returned') return 'RETURNED_BEFORE'
  const isSecondPay = transaction.transferType === 'WIN' && order.stakeState === 'settled' && order.paid > 0n
  return isSecondPay ? 'PAID_BEFORE' : boundProblem(transaction, order)
}

export function isSame(before: KnownTransaction, transaction: ProviderTransaction): boolean {
  return (
    before.memberId === transaction.memberId &&
    before.orderId === transaction.orderId &&
    before.transferType === transaction.transferType &&
    before.currency === transaction.amount.currency &&
    before.amount === transaction.amount.minor
  )
}

export function known(transaction: ProviderTransaction, state: KnownTransaction['state']): KnownTransaction {
  const { transactionId, memberId, orderId, transferType, amount } = transaction
  return {
    transactionId,
    memberId,
    orderId,
    transferType,
    currency: amount.currency,
    amount: amount.minor,
    state,
  }
}

export function orderOf({ orderId, memberId, amount }: ProviderTransaction) {
  return { orderId, memberId, currency: amount.currency }
}

export function commandHead(
  { memberId, transactionId, orderId, amount }: ProviderTransaction,
  kind: BetMovement,
) {
  return { memberId, key: `sports:${transactionId}`, kind, reference: orderId, amount }
}

/** Every key under which money of an order may have moved: given by the provider, undone, lost, or of a free bet. */
export function keysOfOrder(orderId: string, transactionIds: readonly string[]): string[] {
  const first = [...transactionIds, `${orderId}:lost`].map((id) => `sports:${id}`)
  const undone = first.flatMap((key) => [key, `${key}:undo`])
  return undone.flatMap((key) => [key, `${key}:free`])
}

export const holdOf = ({ orderId }: { orderId: string }): string => `sports:${orderId}`

export function forReview({ amount, ...transaction }: ProviderTransaction): object {
  return { ...transaction, amount: amount.minor.toString(), currency: amount.currency }
}

/** A lost order moves no money over there; here its stake goes to the house. Null when it is not held. */
export function lostStake(order: KnownOrder): { command: Command; order: MovedOrder } | null {
  if (order.stakeState !== 'held' || order.stake === null) return null
  return {
    command: {
      op: 'post',
      memberId: order.memberId as MemberId,
      key: `sports:${order.orderId}:lost`,
      kind: 'bet.settled',
      reference: order.orderId,
      amount: { minor: order.stake, currency: order.currency } as Money,
      holdId: holdOf(order),
      to: 'house:sports',
    },
    order: { ...order, stakeState: 'settled' },
  }
}

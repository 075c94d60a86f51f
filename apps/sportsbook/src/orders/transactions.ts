import type { OperatorTransaction, TransferType } from '../wallet/operator.ts'
import type { Order } from './order-types.ts'

/** The charge of an order: one id for ever, so that asking twice charges once. */
export function stakeOf(order: Order): OperatorTransaction {
  return {
    ...shared(order),
    transactionId: `${order.id}-stake`,
    transferType: 'BET',
    amount: order.stake,
    isNormal: true,
  }
}

/** Undoes the charge, also one that the operator has not seen yet. */
export function undoStakeOf(order: Order): OperatorTransaction {
  return { ...stakeOf(order), isNormal: false }
}

/** Money of a settlement. The count of settlements is in its id: a second one is another movement. */
export function settlementOf(
  order: Order,
  transferType: Exclude<TransferType, 'BET'>,
  amount: bigint,
): OperatorTransaction {
  const transactionId = `${order.id}-${order.settlements}-${transferType.toLowerCase()}`
  return { ...shared(order), transactionId, transferType, amount, isNormal: true }
}

/** Money of a part that was ended early; each cash-out is a movement of its own. */
export function cashOutMoneyOf(order: Order, cashOutId: string, amount: bigint): OperatorTransaction {
  const transactionId = `${cashOutId}-cashout`
  return { ...shared(order), transactionId, transferType: 'CASHOUT', amount, isNormal: true }
}

/** Takes the money of a cash-out back. */
export function cashOutMoneyBackOf(order: Order, cashOutId: string, amount: bigint): OperatorTransaction {
  const transactionId = `${cashOutId}-cashout-cancel`
  return { ...shared(order), transactionId, transferType: 'CASHOUT_CANCEL_DEDUCT', amount, isNormal: true }
}

function shared({ id, userId, merchantUserId, currencyId, relatedId, remark }: Order) {
  return { userId, merchantUserId, businessId: id, currencyId, relatedId, remark }
}

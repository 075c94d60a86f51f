import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { OperatorTransaction } from '../wallet/operator.ts'
import type { Order } from '../orders/order-types.ts'
import { settlementOf, undoStakeOf } from '../orders/transactions.ts'

/**
 * The transactions that bring the operator's books to the order: first exactly what the settlement before paid,
 * back; then what the new one pays. Ids carry the count of settlements, so each moves once for ever.
 */
export function moneyBetween(before: Order, after: Order): OperatorTransaction[] {
  if (after.status === ORDER_STATUS.settled && after.settlements === before.settlements) return []
  const isSettled = after.status === ORDER_STATUS.settled && (after.returned ?? 0n) > 0n
  return [...takenBack(before), ...(isSettled ? [settlementOf(after, 'WIN', after.returned ?? 0n)] : [])]
}

/** An order taken out of the book: its settlement is reversed first, and its stake goes back once. */
export function moneyOfCancelling(before: Order): OperatorTransaction[] {
  const rest = before.stake - before.closedStake
  const isUntouched = before.status !== ORDER_STATUS.settled && before.closedStake === 0n
  if (isUntouched) return [undoStakeOf(before)]
  // The charge has been used up: what is left of it is paid back as money of its own.
  return [...takenBack(before), ...(rest > 0n ? [settlementOf(before, 'REFUND', rest)] : [])]
}

function takenBack(before: Order): OperatorTransaction[] {
  const paid = before.status === ORDER_STATUS.settled ? (before.returned ?? 0n) : 0n
  return paid > 0n ? [settlementOf(before, 'SETTLEMENT_ROLLBACK_DEDUCT', paid)] : []
}

import { type Answer, isDebit, type Operator, type OperatorTransaction } from '../wallet/operator.ts'

/** Keeps a balance and everything it booked, each id once. */
export function testOperator(balance: bigint) {
  const booked = new Map<string, OperatorTransaction>()
  const pushed: string[] = []
  const pushedCashOuts: string[] = []
  /** How many movements each array held. */
  const arrays: number[] = []
  const state = { balance, pay: 'yes' as Answer, wasPaid: 'yes' as Answer, isBooking: true, isAway: false }
  const operator: Operator = {
    isAway: () => state.isAway,
    balance: async () => state.balance,
    async pay(stake) {
      if (state.pay === 'yes' && !booked.has(stake.transactionId)) {
        booked.set(stake.transactionId, stake)
        state.balance -= stake.amount
      }
      return state.pay
    },
    wasPaid: async () => state.wasPaid,
    async book(transactions) {
      if (!state.isBooking) return null
      arrays.push(transactions.length)
      for (const each of transactions) {
        const key = each.isNormal ? each.transactionId : `${each.transactionId}:undone`
        if (booked.has(key)) continue
        if (!each.isNormal && !booked.has(each.transactionId)) continue
        booked.set(key, each)
        // Taking back a charge is the other way round.
        state.balance += isDebit(each.transferType) === each.isNormal ? -each.amount : each.amount
      }
      return new Set()
    },
    async pushOrder(orderId) {
      pushed.push(orderId)
      return true
    },
    async pushCashOut(cashOutId) {
      pushedCashOuts.push(cashOutId)
      return true
    },
  }
  return Object.assign(operator, { state, booked, arrays, pushed, pushedCashOuts })
}

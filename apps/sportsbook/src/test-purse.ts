import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import type { PostToOperator } from './wallet/http-operator.ts'

type PurseTransaction = {
  readonly transactionId: string
  readonly transferType: string
  readonly amount: number
  readonly status: number
}

/** An operator at the other end of the wire that has money for everybody and keeps every message it gets. */
export function testPurse() {
  const transactions: PurseTransaction[] = []
  const orders: PushedOrder[] = []
  const answers: Record<string, (body: never) => unknown> = {
    balance: ({ currencyId }: { currencyId: number }) => [{ balance: '1000000.00', currencyId }],
    order_pay: (body: PurseTransaction) => void transactions.push(body),
    sync_transaction: (body: PurseTransaction[]) => (transactions.push(...body), []),
    sync_orders: (body: PushedOrder) => void orders.push(body),
  }
  const post: PostToOperator = async (path, text) => {
    const answer = answers[path.slice(CALLBACK_BASE.length + 1)]
    return JSON.stringify({ code: 0, message: null, data: answer?.(JSON.parse(text) as never) ?? {} })
  }
  return { post, transactions, orders }
}

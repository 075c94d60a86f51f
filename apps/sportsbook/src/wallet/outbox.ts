import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { tracedFor, tracedTogether } from '@keo/service-kit/tracing/tracing'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import { AT_ONCE, type Fresh, type Message, type Messages, sqlMessages } from './messages.ts'
import type { Operator, OperatorTransaction } from './operator.ts'

/** What is on its way together shares its reads and commits at both ends, and what was sent together most of all. */
const SENT_TOGETHER = 16
/** While some are at the operator, others are read; a slow answer holds up those that were sent with it. */
const SENDERS = 2
/** Orders that are pushed after each whole array of transactions, while more of those wait. */
const ORDERS_BETWEEN_ARRAYS = 32

export type Outbox = {
  /** Written in the caller's transaction: no commit, no message. */
  addTransaction(tx: Tx, transaction: OperatorTransaction): Promise<void>
  /** The order as it is when the message goes: several changes in between become one. */
  addOrder(tx: Tx, orderId: string): Promise<void>
  addCashOut(tx: Tx, cashOutId: string): Promise<void>
  /** Many at once, the transactions before the pushes of their orders. */
  addAll(
    tx: Tx,
    work: { transactions: readonly OperatorTransaction[]; orderIds: readonly string[] },
  ): Promise<void>
  /** A large settlement begins to write transactions: few orders are pushed until the returned function is called. */
  beginFlood(): () => void
  /** Sends what is due, and comes back when it is sent; of orders in a flood, a few. */
  flush(): Promise<void>
  tick(): void
}

type Needs = {
  database: Database
  operator: Operator
  clock: Clock
  log: Log
  /** Of the orders that came with one. */
  tracesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Money goes in arrays, orders one by one: neither waits for the other, but a flood of money leaves little to orders. */
export function createOutbox(needs: Needs): Outbox {
  const { log } = needs
  const store = sqlMessages(needs)
  /** Something waits, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true
  /** Matches on which everybody bet have ended, and their money is being written. */
  let floods = 0
  /** There are whole arrays of money to send; it is known once the look that is under way has read. */
  let areWhole = Promise.resolve(false)

  async function pushOrders(most: number): Promise<boolean> {
    const orders = await store.listDue('order', most)
    const traces = await needs.tracesOf(orders.map(({ order_id: id }) => id))
    const push = (id: string) =>
      tracedFor(traces.get(id) ?? null, 'order news', () => needs.operator.pushOrder(id))
    await pushEach(orders, push, store)
    return orders.length === most
  }
  const money = createLane(async () => {
    const listed = store.listDue('transaction', AT_ONCE)
    areWhole = listed.then(
      ({ length }) => length === AT_ONCE,
      () => false,
    )
    await sendMoney(await listed, needs, store)
    const areMore = await areWhole
    if (areMore) await pushOrders(ORDERS_BETWEEN_ARRAYS)
    return areMore
  })
  const tales = createLane(async () => {
    // During a large settlement transactions go first: its orders are right once its money is. It is waited for what
    // money's look finds: where that read is slow, every order would be told before the first movement.
    if (await areWhole) await money()
    const isFlood = floods > 0
    const areMore = await pushOrders(isFlood ? ORDERS_BETWEEN_ARRAYS : AT_ONCE)
    const cashOuts = await store.listDue('cashOut', AT_ONCE)
    await pushEach(cashOuts, needs.operator.pushCashOut, store)
    return !isFlood && (areMore || cashOuts.length === AT_ONCE)
  })

  const looking = createLane(async () => {
    isWaiting = await store.hasWaiting()
    return false
  })

  async function add(tx: Tx, fresh: readonly Fresh[]): Promise<void> {
    if (fresh.length === 0) return
    isWaiting = true
    await store.add(tx, fresh)
  }

  async function flush(): Promise<void> {
    await Promise.all([money(), tales()])
    await looking()
  }

  return {
    addTransaction: (tx, transaction) => add(tx, [moneyMessage(transaction)]),
    addOrder: (tx, orderId) => add(tx, [{ kind: 'order', orderId, payload: {} }]),
    addCashOut: (tx, cashOutId) => add(tx, [{ kind: 'cashOut', orderId: cashOutId, payload: {} }]),
    addAll: (tx, { transactions, orderIds }) =>
      add(tx, [
        ...transactions.map(moneyMessage),
        ...orderIds.map((orderId) => ({ kind: 'order' as const, orderId, payload: {} })),
      ]),
    beginFlood() {
      floods += 1
      return () => {
        floods -= 1
      }
    },
    flush,
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      if (isWaiting) flush().catch((err) => log.warn({ err }, 'the operator could not be told'))
    },
  }
}

/** Runs rounds until nothing is left; a call meanwhile adds one more round. */
function createLane(round: () => Promise<boolean>): () => Promise<void> {
  return oneAtATime(async () => {
    while (await round());
  })
}

async function sendMoney(due: readonly Message[], needs: Needs, store: Messages): Promise<void> {
  if (due.length === 0) return
  const ids = due.map(({ order_id: id }) => id)
  const traces = await needs.tracesOf(ids)
  const parents = ids.map((id) => traces.get(id) ?? null)
  const failed = await tracedTogether('bet money', parents, () =>
    needs.operator.book(due.map(({ payload }) => fromPayload(payload))),
  )
  const isDone = ({ payload }: Message) =>
    failed !== null && !failed.has((payload as OperatorTransaction).transactionId)
  await store.finish(due.filter(isDone))
  for (const message of due) if (!isDone(message)) await store.postpone(message)
}

async function pushEach(
  messages: readonly Message[],
  push: (id: string) => Promise<boolean>,
  store: Messages,
): Promise<void> {
  const waiting = [...new Set(messages.map(({ order_id: id }) => id))]
  const pushed = new Set<string>()
  const pushOne = async (id: string) => {
    if (await push(id)) pushed.add(id)
  }
  const send = async () => {
    while (waiting.length > 0) await Promise.all(waiting.splice(0, SENT_TOGETHER).map(pushOne))
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  await store.finish(messages.filter(({ order_id: id }) => pushed.has(id)))
  for (const message of messages) if (!pushed.has(message.order_id)) await store.postpone(message)
}

function moneyMessage(transaction: OperatorTransaction): Fresh {
  return { kind: 'transaction', orderId: transaction.businessId, payload: toPayload(transaction) }
}

function toPayload(transaction: OperatorTransaction): object {
  return { ...transaction, amount: transaction.amount.toString() }
}

/** Amounts are kept as text: JSON has no whole numbers of that size. */
export function fromPayload(payload: unknown): OperatorTransaction {
  const kept = payload as OperatorTransaction & { amount: string }
  return { ...kept, amount: BigInt(kept.amount) }
}

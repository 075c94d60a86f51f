import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { hours, minutes, seconds } from '@keo/units/instants'
import type { Generated } from 'kysely'
import type { Operator, OperatorTransaction } from './operator.ts'

type Kind = 'transaction' | 'order' | 'cashOut'
type Tables = {
  operator_message: {
    id: Generated<bigint>
    kind: Kind
    order_id: string
    payload: string
    created_at: InstantColumn
    due_at: InstantColumn
    attempts: Generated<number>
    state: 'waiting' | 'done' | 'given up'
  }
}
type Message = { id: bigint; kind: Kind; order_id: string; payload: unknown; attempts: number }

/** How long each kind is tried before a person has to look: 20 times in 50 hours, 6 times in 8. */
const PLANS: Readonly<Record<Kind, readonly Instant[]>> = {
  transaction: [...doubling(seconds(1), minutes(30), 12), ...Array.from({ length: 8 }, () => hours(6))],
  order: [seconds(2), seconds(30), minutes(5), minutes(30), hours(2), hours(5)],
  cashOut: [seconds(2), seconds(30), minutes(5), minutes(30), hours(2), hours(5)],
}
const AT_ONCE = 500
const ORDERS_AT_ONCE = 8
const LOOK_MS = 1_000

export type Outbox = {
  /** Written in the caller's transaction: no commit, no message. */
  addTransaction(tx: Tx, transaction: OperatorTransaction): Promise<void>
  /** The order as it is when the message goes: several changes in between become one. */
  addOrder(tx: Tx, orderId: string): Promise<void>
  addCashOut(tx: Tx, cashOutId: string): Promise<void>
  /** Sends what is due, and comes back when it is sent. */
  flush(): Promise<void>
  start(): Cancel
}

export function createOutbox(needs: {
  database: Database
  operator: Operator
  clock: Clock
  log: Log
}): Outbox {
  const { database, operator, clock, log } = needs
  let sending: Promise<void> | null = null
  let isWanted = false
  /** Something waits, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true

  const add = async (tx: Tx, kind: Kind, orderId: string, payload: object) => {
    isWaiting = true
    await tables(tx)
      .insertInto('operator_message')
      .values({
        kind,
        order_id: orderId,
        payload: JSON.stringify(payload),
        created_at: sqlInstant(clock.now()),
        due_at: sqlInstant(clock.now()),
        state: 'waiting',
      })
      .execute()
  }

  async function listDue(): Promise<Message[]> {
    return tables(database.db)
      .selectFrom('operator_message')
      .select(['id', 'kind', 'order_id', 'payload', 'attempts'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', sqlInstant(clock.now()))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  }

  async function hasWaiting(): Promise<boolean> {
    const waiting = tables(database.db)
      .selectFrom('operator_message')
      .select('id')
      .where('state', '=', 'waiting')
    return (await waiting.limit(1).executeTakeFirst()) !== undefined
  }

  async function finish(messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return
    const ids = messages.map(({ id }) => id)
    await tables(database.db)
      .updateTable('operator_message')
      .set({ state: 'done' })
      .where('id', 'in', ids)
      .execute()
  }

  async function postpone({ id, kind, attempts, order_id: orderId }: Message): Promise<void> {
    const wait = PLANS[kind][attempts]
    if (wait === undefined) log.error({ kind, orderId, attempts }, 'the operator never took a message')
    await tables(database.db)
      .updateTable('operator_message')
      .set({
        attempts: attempts + 1,
        due_at: sqlInstant(clock.now() + (wait ?? 0)),
        ...(wait === undefined ? { state: 'given up' as const } : {}),
      })
      .where('id', '=', id)
      .execute()
  }

  async function sendTransactions(messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return
    const failed = await operator.book(messages.map(({ payload }) => fromPayload(payload)))
    const isDone = ({ payload }: Message) =>
      failed !== null && !failed.has(fromPayload(payload).transactionId)
    await finish(messages.filter(isDone))
    for (const message of messages) if (!isDone(message)) await postpone(message)
  }

  async function tellEach(
    messages: readonly Message[],
    tell: (id: string) => Promise<boolean>,
  ): Promise<void> {
    const waiting = [...new Set(messages.map(({ order_id: id }) => id))]
    const worker = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        const same = messages.filter((message) => message.order_id === id)
        if (await tell(id)) await finish(same)
        else for (const message of same) await postpone(message)
      }
    }
    await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, worker))
  }

  async function sendAll(): Promise<void> {
    do {
      isWanted = false
      const due = await listDue()
      await sendTransactions(due.filter(({ kind }) => kind === 'transaction'))
      await tellEach(
        due.filter(({ kind }) => kind === 'order'),
        operator.tellOrder,
      )
      await tellEach(
        due.filter(({ kind }) => kind === 'cashOut'),
        operator.tellCashOut,
      )
      isWanted ||= due.length === AT_ONCE
    } while (isWanted)
    isWaiting = await hasWaiting()
  }

  function flush(): Promise<void> {
    isWanted = true
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    addTransaction: (tx, transaction) =>
      add(tx, 'transaction', transaction.businessId, toPayload(transaction)),
    addOrder: (tx, orderId) => add(tx, 'order', orderId, {}),
    addCashOut: (tx, cashOutId) => add(tx, 'cashOut', cashOutId, {}),
    flush,
    start: () =>
      clock.every(LOOK_MS, () => {
        if (isWaiting) flush().catch((err) => log.warn({ err }, 'the operator could not be told'))
      }),
  }
}

function tables(db: Db) {
  return db.withTables<Tables>()
}

function doubling(first: Instant, last: Instant, count: number): Instant[] {
  return Array.from({ length: count }, (_, index) => Math.min(last, first * 2 ** index))
}

function toPayload(transaction: OperatorTransaction): object {
  return { ...transaction, amount: transaction.amount.toString() }
}

function fromPayload(payload: unknown): OperatorTransaction {
  const kept = payload as OperatorTransaction & { amount: string }
  return { ...kept, amount: BigInt(kept.amount) }
}

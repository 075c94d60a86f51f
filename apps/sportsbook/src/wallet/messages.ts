import type { Clock, Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Log } from '@keo/service-kit/log'
import { hours, minutes, seconds } from '@keo/units/instants'
import { type Generated, sql } from 'kysely'

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
export type Message = { id: bigint; kind: Kind; order_id: string; payload: unknown; attempts: number }

/** How long each kind is tried before a person has to look: 20 times in 50 hours, 6 times in 8. */
const PLANS: Readonly<Record<Kind, readonly Instant[]>> = {
  transaction: [...doubling(seconds(1), minutes(30), 12), ...Array.from({ length: 8 }, () => hours(6))],
  order: [seconds(2), seconds(30), minutes(5), minutes(30), hours(2), hours(5)],
  cashOut: [seconds(2), seconds(30), minutes(5), minutes(30), hours(2), hours(5)],
}
/** An array holds so many movements of money at most. */
export const AT_ONCE = 500

export type Fresh = { readonly kind: Kind; readonly orderId: string; readonly payload: object }

type Needs = { readonly database: Database; readonly clock: Clock; readonly log: Log }

export type Messages = ReturnType<typeof sqlMessages>

/** A message to the operator, as it waits in the database. */
export function sqlMessages({ database, clock, log }: Needs) {
  return {
    async add(tx: Tx, fresh: readonly Fresh[]): Promise<void> {
      const now = sqlInstant(clock.now())
      const rows = JSON.stringify(
        fresh.map(({ kind, orderId, payload }) => ({ kind, order_id: orderId, payload })),
      )
      await sql`
        ${kept} insert into operator_message (kind, order_id, payload, created_at, due_at, state)
        select kind, order_id, payload, ${now}, ${now}, 'waiting'
        from jsonb_to_recordset(${rows}::jsonb) as fresh(kind text, order_id text, payload jsonb)`.execute(tx)
    },
    /** Oldest first. Money of an order waits while earlier money of the same order does. */
    async listDue(kind: Kind, most: number): Promise<Message[]> {
      const now = sqlInstant(clock.now())
      const { rows } = await sql<Message>`
        select id, kind, order_id, payload, attempts from operator_message as message
        where state = 'waiting' and kind = ${kind} and due_at <= ${now} and (kind <> 'transaction' or not exists (
          select from operator_message as earlier where earlier.state = 'waiting' and earlier.kind = 'transaction'
            and earlier.order_id = message.order_id and earlier.id < message.id and earlier.due_at > ${now}))
        order by id limit ${most}`.execute(database.db)
      return rows
    },
    async hasWaiting(): Promise<boolean> {
      const waiting = tables(database.db)
        .selectFrom('operator_message')
        .select('id')
        .where('state', '=', 'waiting')
      return (await waiting.limit(1).executeTakeFirst()) !== undefined
    },
    async finish(messages: readonly Message[]): Promise<void> {
      if (messages.length === 0) return
      const ids = messages.map(({ id }) => String(id))
      await sql`
        ${kept} update operator_message set state = 'done' where id = any(${ids}::bigint[])`.execute(
        database.db,
      )
    },
    async postpone({ id, kind, attempts, order_id: orderId }: Message): Promise<void> {
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
    },
  }
}

function tables(db: Db) {
  return db.withTables<Tables>()
}

function doubling(first: Instant, last: Instant, count: number): Instant[] {
  return Array.from({ length: count }, (_, index) => Math.min(last, first * 2 ** index))
}

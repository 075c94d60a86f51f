import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import { sql } from 'kysely'
import type { OrderTables } from './order-rows.ts'
import { sqlOrderStore } from './order-store.ts'
import type { OperatorTransaction } from '../../wallet/operator.ts'
import { fromPayload } from '../../wallet/outbox.ts'
import type { Order } from '../order-types.ts'
import { stakeOf } from '../transactions.ts'

/** A file holds the orders that were last changed within one hour, and no more than this many of them. */
const FILE_MS = hours(1)
const FILE_ORDERS = 1_000

type FilePlace = { readonly hour: number; readonly part: number }

export function fileIdOf({ hour, part }: FilePlace): string {
  return `${hour}-${part}`
}

/** Null for text that is no id of a file. */
export function readFileId(fileId: string): FilePlace | null {
  const found = /^(\d{1,9})-(\d{1,5})$/.exec(fileId)
  return found ? { hour: Number(found[1]), part: Number(found[2]) } : null
}

export type OrderFiles = ReturnType<typeof createOrderFiles>

/** For an operator that missed a push: every order again, as it is now. An order that changes moves to a later file. */
export function createOrderFiles(database: Database) {
  const db = database.db.withTables<OrderTables>()
  const store = sqlOrderStore(database.db)
  async function read({ hour, part }: FilePlace): Promise<Order[]> {
    const ids = await db
      .selectFrom('bet_order')
      .select('id')
      .where('modified_at', '>=', sqlInstant(hour * FILE_MS))
      .where('modified_at', '<', sqlInstant((hour + 1) * FILE_MS))
      .orderBy('id')
      .offset(part * FILE_ORDERS)
      .limit(FILE_ORDERS)
      .execute()
    return store.findAll(ids.map(({ id }) => id))
  }

  return {
    read,
    /** What stands on the operator's books when everything has arrived there. */
    async transactions(place: FilePlace): Promise<OperatorTransaction[]> {
      const orders = await read(place)
      const { rows } = await sql<{ payload: unknown }>`
        select payload from operator_message
        where kind = 'transaction' and order_id = any(${orders.map(({ id }) => id)}::text[]) order by id`.execute(
        database.db,
      )
      const sent = rows
        .map(({ payload }) => fromPayload(payload))
        .filter(({ transferType }) => transferType !== 'BET')
      return [...orders.flatMap(chargeOf), ...sent]
    },
    /** Files of the hours that touch a range of time, oldest first. */
    async list(from: Instant, to: Instant): Promise<string[]> {
      const [first, last] = [Math.floor(from / FILE_MS), Math.floor(to / FILE_MS)]
      const { rows } = await sql<{ hour: number; orders: number }>`
        select floor(extract(epoch from modified_at) * 1000 / ${FILE_MS})::integer as hour, count(*)::integer as orders
        from bet_order
        where modified_at >= ${sqlInstant(first * FILE_MS)} and modified_at < ${sqlInstant((last + 1) * FILE_MS)}
        group by 1 order by 1`.execute(database.db)
      return rows.flatMap(({ hour, orders }) =>
        Array.from({ length: Math.ceil(orders / FILE_ORDERS) }, (_, part) => fileIdOf({ hour, part })),
      )
    },
  }
}

/** A charge that stands, or one that was undone; an order that was never paid for has none. */
function chargeOf(order: Order): OperatorTransaction[] {
  if (order.payment !== 'paid' && order.payment !== 'returned') return []
  return [{ ...stakeOf(order), isNormal: order.payment === 'paid' }]
}

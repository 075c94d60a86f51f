import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import { sql } from 'kysely'
import type { OrderTables } from './order-rows.ts'
import { sqlOrderStore } from './order-store.ts'
import type { Order } from './order-types.ts'

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

/** For who missed a push: every order again, as it is now. An order that changes moves on to a later file. */
export function createOrderFiles(database: Database) {
  const db = database.db.withTables<OrderTables>()
  const store = sqlOrderStore(database.db)
  return {
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
    async read({ hour, part }: FilePlace): Promise<Order[]> {
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
    },
  }
}

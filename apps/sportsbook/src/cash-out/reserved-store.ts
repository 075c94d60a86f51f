import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Selectable } from 'kysely'

/** How a cash-out that waits stands, by the provider's numbers (`rcool.st`). */
export const RESERVED_STATUS = { waiting: 1, done: 2, failed: 3, cancelled: 4 } as const
type ReservedStatus = (typeof RESERVED_STATUS)[keyof typeof RESERVED_STATUS]

/** A cash-out that waits for its return. */
export type ReservedCashOut = {
  readonly id: string
  readonly orderId: string
  readonly userId: string
  readonly stake: bigint
  readonly wantedReturn: bigint
  readonly status: ReservedStatus
  /** Each time the return is reached is a try of its own. */
  readonly tries: number
  readonly madeAt: Instant
  readonly device: string
  readonly address: string
}

type Row = {
  id: string
  order_id: string
  user_id: string
  stake: bigint
  wanted_return: bigint
  status: number
  tries: number
  made_at: InstantColumn
  ended_at: InstantColumn | null
  device: string
  address: string
}

const { waiting } = RESERVED_STATUS

export function sqlReservedCashOuts(anyDb: Db) {
  const db = anyDb.withTables<{ cash_out_reservation: Row }>()
  const all = () => db.selectFrom('cash_out_reservation').selectAll()
  return {
    /** False when one of the order waits already. */
    async insert(reserved: ReservedCashOut): Promise<boolean> {
      const made = await db
        .insertInto('cash_out_reservation')
        .values({
          id: reserved.id,
          order_id: reserved.orderId,
          user_id: reserved.userId,
          stake: reserved.stake,
          wanted_return: reserved.wantedReturn,
          status: reserved.status,
          tries: reserved.tries,
          made_at: sqlInstant(reserved.madeAt),
          ended_at: null,
          device: reserved.device,
          address: reserved.address,
        })
        .onConflict((clash) => clash.doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },
    async findOwn(userId: string, ids: readonly string[]): Promise<ReservedCashOut[]> {
      if (ids.length === 0) return []
      return (await all().where('user_id', '=', userId).where('id', 'in', ids).execute()).map(read)
    },
    /** Of these orders, oldest first. */
    async listOf(orderIds: readonly string[]): Promise<ReservedCashOut[]> {
      if (orderIds.length === 0) return []
      return (await all().where('order_id', 'in', orderIds).orderBy('made_at').execute()).map(read)
    },
    async listWaiting(): Promise<ReservedCashOut[]> {
      return (await all().where('status', '=', waiting).orderBy('made_at').execute()).map(read)
    },
    async countWaiting(userId: string): Promise<number> {
      const found = await all().where('user_id', '=', userId).where('status', '=', waiting).execute()
      return found.length
    },
    /** False when it waits no more. */
    async end(id: string, status: ReservedStatus, now: Instant): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cash_out_reservation')
        .set({ status, ended_at: sqlInstant(now) })
        .where('id', '=', id)
        .where('status', '=', waiting)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    async tryAgain({ id, tries }: ReservedCashOut): Promise<void> {
      await db
        .updateTable('cash_out_reservation')
        .set({ tries: tries + 1 })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .execute()
    },
  }
}

function read(row: Selectable<Row>): ReservedCashOut {
  return {
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    stake: row.stake,
    wantedReturn: row.wanted_return,
    status: row.status as ReservedStatus,
    tries: row.tries,
    madeAt: row.made_at,
    device: row.device,
    address: row.address,
  }
}

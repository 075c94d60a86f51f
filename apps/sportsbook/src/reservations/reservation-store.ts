import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import { sql } from 'kysely'
import { fromReservation, type ReservationTables, toReservation } from './reservation-rows.ts'
import type { Reservation } from './reservation-types.ts'

type ReservationListQuery = {
  readonly userId: string
  readonly statuses: readonly number[]
  readonly currencyId: number | null
  /** When it ended. */
  readonly endedFrom: Instant | null
  readonly endedTo: Instant | null
  readonly limit: number
}

const { waiting, confirming } = RESERVATION_STATUS
const OPEN = [waiting, confirming]

/** Until the end of the transaction nobody else books for this player: what was counted still holds. */
export async function lockBooker(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reservations of ${userId}`}, 0))`.execute(tx)
}

export function sqlReservationStore(anyDb: Db) {
  const db = anyDb.withTables<ReservationTables>()
  const all = () => db.selectFrom('bet_reservation').selectAll()
  return {
    /** False when the caller's id is taken. */
    async insert(reservation: Reservation): Promise<boolean> {
      const made = await db
        .insertInto('bet_reservation')
        .values(fromReservation(reservation))
        .onConflict((clash) => clash.columns(['user_id', 'related_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },
    async findByRelated(userId: string, relatedId: string): Promise<Reservation | null> {
      const found = all().where('user_id', '=', userId).where('related_id', '=', relatedId)
      const row = await found.executeTakeFirst()
      return row ? toReservation(row) : null
    },
    async findOwn(userId: string, ids: readonly string[]): Promise<Reservation[]> {
      if (ids.length === 0) return []
      const found = all().where('user_id', '=', userId).where('id', 'in', ids).orderBy('id', 'desc')
      return (await found.execute()).map(toReservation)
    },
    async countOpen(userId: string): Promise<number> {
      const { count } = await db
        .selectFrom('bet_reservation')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('user_id', '=', userId)
        .where('status', 'in', OPEN)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** What waits or is being confirmed, in pages by id. */
    async listOpen(afterId: string, limit: number): Promise<Reservation[]> {
      const open = all().where('status', 'in', OPEN).where('id', '>', afterId).orderBy('id').limit(limit)
      return (await open.execute()).map(toReservation)
    },
    /** The same of everybody for a reader, newest first. */
    async listNewestOpen(beforeId: string | null, limit: number): Promise<Reservation[]> {
      const open = all().where('status', 'in', OPEN)
      const older = beforeId === null ? open : open.where('id', '<', beforeId)
      return (await older.orderBy('id', 'desc').limit(limit).execute()).map(toReservation)
    },
    async list(request: ReservationListQuery): Promise<Reservation[]> {
      let wanted = all().where('user_id', '=', request.userId).where('status', 'in', request.statuses)
      if (request.currencyId !== null) wanted = wanted.where('currency_id', '=', request.currencyId)
      if (request.endedFrom !== null) wanted = wanted.where('ended_at', '>=', sqlInstant(request.endedFrom))
      if (request.endedTo !== null) wanted = wanted.where('ended_at', '<=', sqlInstant(request.endedTo))
      const newest = wanted.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(request.limit)
      return (await newest.execute()).map(toReservation)
    },
    /** False when somebody else changed it since it was read. */
    async change(before: Reservation, after: Reservation): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('bet_reservation')
        .set({ ...fromReservation(after), version: before.version + 1 })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}

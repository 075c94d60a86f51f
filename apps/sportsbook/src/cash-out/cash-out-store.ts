import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { type Selectable, sql } from 'kysely'
import {
  CASH_OUT_REFUSALS,
  CASH_OUT_STATUS,
  type CashOut,
  type CashOutRefusal,
  type CashOutStatus,
} from './cash-out-types.ts'

type CashOutRow = {
  id: string
  order_id: string
  user_id: string
  related_id: string | null
  stake: bigint
  asked_price: number
  unit_price: number
  fair_price: number
  accepts_change: boolean
  status: number
  refusal: number | null
  received_at: InstantColumn
  due_at: InstantColumn | null
  decided_at: InstantColumn | null
  modified_at: InstantColumn
  payout: bigint | null
  version: number
  device: string
  address: string
}

const { confirming, cancelled } = CASH_OUT_STATUS

/** Made for a database or for one transaction of it. */
export function sqlCashOutStore(anyDb: Db) {
  const db = anyDb.withTables<{ cash_out: CashOutRow }>()
  const all = () => db.selectFrom('cash_out').selectAll()
  return {
    /** False when one of the order is under way, or the caller's id is taken: the keys decide, not an earlier read. */
    async insert(cashOut: CashOut): Promise<boolean> {
      const made = await db
        .insertInto('cash_out')
        .values(toRow(cashOut))
        .onConflict((clash) => clash.doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },
    async find(id: string): Promise<CashOut | null> {
      return readOne(await all().where('id', '=', id).executeTakeFirst())
    },
    async findByRelated(userId: string, relatedId: string): Promise<CashOut | null> {
      const found = all().where('user_id', '=', userId).where('related_id', '=', relatedId)
      return readOne(await found.executeTakeFirst())
    },
    async findRunning(orderId: string): Promise<CashOut | null> {
      const found = all().where('order_id', '=', orderId).where('status', '=', confirming)
      return readOne(await found.executeTakeFirst())
    },
    async findOwn(userId: string, ids: readonly string[]): Promise<CashOut[]> {
      if (ids.length === 0) return []
      return (await all().where('user_id', '=', userId).where('id', 'in', ids).execute()).map(read)
    },
    /** Of these orders, oldest first. */
    async listOf(orderIds: readonly string[]): Promise<CashOut[]> {
      if (orderIds.length === 0) return []
      return (await all().where('order_id', 'in', orderIds).orderBy('received_at').execute()).map(read)
    },
    /** What was taken back of each of these orders. */
    async takenBackOf(orderIds: readonly string[]): Promise<bigint[]> {
      const found = await db
        .selectFrom('cash_out')
        .select(['order_id', 'stake'])
        .where(sql<boolean>`order_id = any(${orderIds})`)
        .where('status', '=', cancelled)
        .execute()
      return orderIds.map((id) =>
        found.reduce((sum, { order_id, stake }) => (order_id === id ? sum + stake : sum), 0n),
      )
    },
    async listDue(now: Instant, limit: number): Promise<CashOut[]> {
      const due = all().where('due_at', '<=', sqlInstant(now)).orderBy('due_at').limit(limit)
      return (await due.execute()).map(read)
    },
    async nextDueAt(): Promise<Instant | null> {
      const first = db.selectFrom('cash_out').select(({ fn }) => fn.min('due_at').as('at'))
      return (await first.executeTakeFirst())?.at ?? null
    },
    /** False when somebody else changed it since it was read. */
    async change(before: CashOut, after: CashOut): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cash_out')
        .set({ ...toRow(after), version: before.version + 1 })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}

function read(row: Selectable<CashOutRow>): CashOut {
  return {
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    relatedId: row.related_id,
    stake: row.stake,
    requestedPrice: BigInt(row.asked_price),
    unitPrice: BigInt(row.unit_price),
    fairPrice: BigInt(row.fair_price),
    acceptsChange: row.accepts_change,
    status: row.status as CashOutStatus,
    refusal: refusalOf(row.refusal),
    receivedAt: row.received_at,
    dueAt: row.due_at,
    decidedAt: row.decided_at,
    modifiedAt: row.modified_at,
    payout: row.payout,
    version: row.version,
    device: row.device,
    address: row.address,
  }
}
const readOne = (row: Selectable<CashOutRow> | undefined): CashOut | null => (row ? read(row) : null)

const REFUSALS = Object.entries(CASH_OUT_REFUSALS) as [CashOutRefusal, { wire: number }][]

function refusalOf(wire: number | null): CashOutRefusal | null {
  return REFUSALS.find(([, refusal]) => refusal.wire === wire)?.[0] ?? null
}

function toRow(cashOut: CashOut) {
  const maybeAt = (instant: Instant | null) => (instant === null ? null : sqlInstant(instant))
  return {
    id: cashOut.id,
    order_id: cashOut.orderId,
    user_id: cashOut.userId,
    related_id: cashOut.relatedId,
    stake: cashOut.stake,
    asked_price: Number(cashOut.requestedPrice),
    unit_price: Number(cashOut.unitPrice),
    fair_price: Number(cashOut.fairPrice),
    accepts_change: cashOut.acceptsChange,
    status: cashOut.status,
    refusal: cashOut.refusal === null ? null : CASH_OUT_REFUSALS[cashOut.refusal].wire,
    received_at: sqlInstant(cashOut.receivedAt),
    due_at: maybeAt(cashOut.dueAt),
    decided_at: maybeAt(cashOut.decidedAt),
    modified_at: sqlInstant(cashOut.modifiedAt),
    payout: cashOut.payout,
    version: cashOut.version,
    device: cashOut.device,
    address: cashOut.address,
  }
}

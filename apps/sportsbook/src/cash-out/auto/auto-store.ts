import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { type ColumnType, type Selectable, sql } from 'kysely'
import type { CashOut } from '../cash-out-types.ts'
import { CASH_OUT_STATUS } from '../cash-out-types.ts'
import type { AutoCashOut, AutoCashOutState, Cause, Condition } from './auto-types.ts'

/** JSON has no whole numbers of any size: amounts are texts in it. */
type Stored<T> = { [K in keyof T]: T[K] extends bigint ? string : T[K] extends object ? Stored<T[K]> : T[K] }

type Row = {
  id: string
  order_id: string
  user_id: string
  related_id: string
  stake: bigint | null
  open_stake: bigint
  conditions: ColumnType<Stored<Condition>[], unknown, unknown>
  status: string
  cause: ColumnType<Stored<Cause> | null, unknown, unknown>
  cash_out_id: string | null
  fired_at: InstantColumn | null
  tries: number
  made_at: InstantColumn
  ended_at: InstantColumn | null
  version: number
  device: string
  address: string
}

type Terms = Pick<AutoCashOut, 'stake' | 'openStake' | 'conditions'>

/** Made for a database or for one transaction of it. */
export function sqlAutoCashOuts(anyDb: Db) {
  const db = anyDb.withTables<{ auto_cash_out: Row }>()
  const all = () => db.selectFrom('auto_cash_out').selectAll()
  /** Of one that waits and that nobody changed since it was read. */
  const waiting = ({ id, version }: Pick<AutoCashOut, 'id' | 'version'>) =>
    db
      .updateTable('auto_cash_out')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'waiting')
      .set({ version: version + 1 })
  return {
    /** False when one of the order is active, or the caller's id is taken. */
    async insert(auto: AutoCashOut): Promise<boolean> {
      const made = await db
        .insertInto('auto_cash_out')
        .values({
          id: auto.id,
          order_id: auto.orderId,
          user_id: auto.userId,
          related_id: auto.relatedId,
          stake: auto.stake,
          open_stake: auto.openStake,
          conditions: json(auto.conditions),
          status: auto.state,
          tries: auto.tries,
          made_at: sqlInstant(auto.madeAt),
          version: auto.version,
          device: auto.device,
          address: auto.address,
        })
        .onConflict((clash) => clash.doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },
    async findOwn(userId: string, id: string): Promise<AutoCashOut | null> {
      return readOne(await all().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst())
    },
    async findByRelated(userId: string, relatedId: string): Promise<AutoCashOut | null> {
      const found = all().where('user_id', '=', userId).where('related_id', '=', relatedId)
      return readOne(await found.executeTakeFirst())
    },
    /** Of these orders, newest first. An order has at most one that is active, and one for each cash-out beside it. */
    async listOf(userId: string, orderIds: readonly string[]): Promise<AutoCashOut[]> {
      if (orderIds.length === 0) return []
      const found = all().where('user_id', '=', userId).where('order_id', 'in', orderIds)
      const shown = found.where('status', '<>', 'cancelled').orderBy('made_at', 'desc')
      return (await shown.execute()).map(read)
    },
    async listActive(): Promise<AutoCashOut[]> {
      const active = all().where('status', 'in', ['waiting', 'running'])
      return (await active.orderBy('made_at').execute()).map(read)
    },
    async countActive(userId: string): Promise<number> {
      const found = await db
        .selectFrom('auto_cash_out')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('user_id', '=', userId)
        .where('status', 'in', ['waiting', 'running'])
        .executeTakeFirstOrThrow()
      return Number(found.count)
    },
    async change(before: AutoCashOut, { stake, openStake, conditions }: Terms): Promise<boolean> {
      const changed = waiting(before).set({ stake, open_stake: openStake, conditions: json(conditions) })
      return (await changed.executeTakeFirstOrThrow()).numUpdatedRows === 1n
    },
    /** False when it waits no more, or was changed meanwhile. */
    async end(auto: AutoCashOut, state: 'over' | 'cancelled', now: Instant): Promise<boolean> {
      const ended = waiting(auto).set({ status: state, ended_at: sqlInstant(now) })
      return (await ended.executeTakeFirstOrThrow()).numUpdatedRows === 1n
    },
    /** In the transaction that writes the cash-out: both are there, or neither. False when it waits no more. */
    async fire(auto: AutoCashOut, cause: Cause, { id, receivedAt }: CashOut): Promise<boolean> {
      const fired = waiting(auto).set({
        status: 'running',
        cause: json(cause),
        cash_out_id: id,
        fired_at: sqlInstant(receivedAt),
        tries: auto.tries + 1,
      })
      return (await fired.executeTakeFirstOrThrow()).numUpdatedRows === 1n
    },
    /** In the transaction that decides a cash-out: whoever made it by itself is done, or waits again. */
    async follow({ id, status, refusal }: CashOut, now: Instant): Promise<void> {
      const running = db
        .updateTable('auto_cash_out')
        .where('cash_out_id', '=', id)
        .where('status', '=', 'running')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      const ended = { ended_at: sqlInstant(now) }
      const unfired = { cause: null, cash_out_id: null, fired_at: null }
      if (status === CASH_OUT_STATUS.settled) await running.set({ status: 'done', ...ended }).execute()
      else if (refusal === 'orderSettled')
        await running.set({ status: 'over', ...ended, ...unfired }).execute()
      else await running.set({ status: 'waiting', ...unfired }).execute()
    },
  }
}

const json = (value: unknown) =>
  sql`${JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each))}::jsonb`

function readCondition(stored: Stored<Condition>): Condition {
  return 'amount' in stored ? { ...stored, amount: BigInt(stored.amount) } : stored
}

function read(row: Selectable<Row>): AutoCashOut {
  const { cause } = row
  return {
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    relatedId: row.related_id,
    stake: row.stake,
    openStake: row.open_stake,
    conditions: row.conditions.map(readCondition),
    state: row.status as AutoCashOutState,
    cause: cause && { ...cause, condition: readCondition(cause.condition), worth: BigInt(cause.worth) },
    cashOutId: row.cash_out_id,
    firedAt: row.fired_at,
    tries: row.tries,
    madeAt: row.made_at,
    version: row.version,
    device: row.device,
    address: row.address,
  }
}
const readOne = (row: Selectable<Row> | undefined): AutoCashOut | null => (row ? read(row) : null)

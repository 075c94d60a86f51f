import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/service-kit/clock'
import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { isTracing } from '@keo/service-kit/tracing/tracing'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { OUTRIGHT_PLACE } from '@keo/sportsbook-contract/sport-codes'
import { changeOrders } from './order-arrays.ts'
import { type LegRow, type OrderRow, type OrderTables, toOrder } from './order-rows.ts'
import type { Order } from '../order-types.ts'

export type OrderListQuery = {
  readonly userId: string
  readonly statuses: readonly number[]
  readonly currencyId: number | null
  /** Only orders on matches of these types (3.3); null for all. */
  readonly matchTypes: readonly number[] | null
  /** Only orders of which something was cashed out. */
  readonly isCashedOut: boolean
  readonly from: Instant | null
  readonly to: Instant | null
  readonly by: 'received_at' | 'settled_at'
  readonly offset: number
  readonly limit: number
}

/** What the same slip is known by. */
export type SlipKey = { readonly userId: string; readonly slipKey: string }

export type OrderSum = { currencyId: number; orders: number; stake: bigint; returned: bigint }

/** Orders that were taken: each of their legs gets its result. */
export const BET_STATUSES: readonly number[] = [ORDER_STATUS.accepted, ORDER_STATUS.settled]

export type OrderStore = ReturnType<typeof sqlOrderStore>

type Joined = Selectable<OrderRow> & { legs: LegRow[] }

export function sqlOrderStore(anyDb: Db) {
  const db = anyDb.withTables<OrderTables>()
  const orders = () => db.selectFrom('bet_order').selectAll('bet_order').select(withLegs)
  const listed = (query: OrderListQuery) => {
    const { userId, statuses, currencyId, matchTypes, isCashedOut, from, to, by } = query
    let wanted = db.selectFrom('bet_order').where('user_id', '=', userId).where('status', 'in', statuses)
    if (currencyId !== null) wanted = wanted.where('currency_id', '=', currencyId)
    if (matchTypes !== null) wanted = wanted.where((has) => has.exists(legOfTypes(has, matchTypes)))
    if (isCashedOut) wanted = wanted.where('cash_outs', '>', 0)
    if (from !== null) wanted = wanted.where(by, '>=', sqlInstant(from))
    if (to !== null) wanted = wanted.where(by, '<=', sqlInstant(to))
    return wanted
  }
  return {
    async find(id: string): Promise<Order | null> {
      return readOne(await orders().where('id', '=', id).executeTakeFirst())
    },
    /** By the keys of their slips, in the order of the keys; null for none. */
    async findBySlip(slips: readonly SlipKey[]): Promise<(Order | null)[]> {
      const [userIds, slipKeys] = [slips.map(({ userId }) => userId), slips.map(({ slipKey }) => slipKey)]
      const found = await orders()
        .where(
          sql<boolean>`(user_id, slip_key) in (select * from unnest(${userIds}::text[], ${slipKeys}::text[]))`,
        )
        .execute()
      const made = found.map(read)
      return slips.map(
        ({ userId, slipKey }) =>
          made.find((order) => order.userId === userId && order.slipKey === slipKey) ?? null,
      )
    },
    async findOwn(userId: string, ids: readonly string[]): Promise<Order[]> {
      if (ids.length === 0) return []
      return (await orders().where('user_id', '=', userId).where('id', 'in', ids).execute()).map(read)
    },
    /** In the order of their ids. */
    async findAll(ids: readonly string[]): Promise<Order[]> {
      if (ids.length === 0) return []
      return (await orders().where('id', 'in', ids).orderBy('id').execute()).map(read)
    },
    /** In the order of the ids; null for none. */
    async findEach(ids: readonly string[]): Promise<(Order | null)[]> {
      const found = await orders()
        .where(sql<boolean>`id = any(${ids})`)
        .execute()
      const byId = new Map(found.map((row) => [row.id, row]))
      return ids.map((id) => readOne(byId.get(id)))
    },
    /** The traces of those that came with one; nobody is asked while nothing is traced. */
    async tracesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (!isTracing() || ids.length === 0) return new Map()
      const found = db.selectFrom('bet_order').select(['id', 'trace']).where('trace', 'is not', null)
      const rows = await found.where(sql<boolean>`id = any(${ids})`).execute()
      return new Map(rows.map(({ id, trace }) => [id, trace ?? '']))
    },
    /** Without those that the caller has at hand. */
    async listDue(now: Instant, limit: number, known: readonly string[]): Promise<Order[]> {
      const due = orders()
        .where('due_at', '<=', sqlInstant(now))
        .where(sql<boolean>`id <> all(${known}::text[])`)
        .orderBy('due_at')
        .limit(limit)
      return (await due.execute()).map(read)
    },
    async nextDueAt(): Promise<Instant | null> {
      const first = db.selectFrom('bet_order').select(({ fn }) => fn.min('due_at').as('at'))
      return (await first.executeTakeFirst())?.at ?? null
    },
    /** False when somebody else changed the order since it was read. */
    async change(before: Order, after: Order): Promise<boolean> {
      return (await changeOrders(anyDb, [{ before, after }])).has(before.id)
    },
    /** Matches on which something accepted still waits for its result, also where the order is decided without it. */
    async matchesWithOpenLegs(): Promise<number[]> {
      const open = db
        .selectFrom('bet_leg')
        .innerJoin('bet_order', 'bet_order.id', 'bet_leg.order_id')
        .select('match_id')
        .where('outcome', 'is', null)
        .where('status', 'in', BET_STATUSES)
        .distinct()
      return (await open.execute()).map((row) => row.match_id)
    },
    /** Accepted orders with a leg of this match that is still open, in pages by id. */
    async listOpenOn(matchId: number, afterId: string, limit: number): Promise<Order[]> {
      const open = orders()
        .where('status', '=', ORDER_STATUS.accepted)
        .where('id', '>', afterId)
        .where((has) =>
          has.exists(
            has
              .selectFrom('bet_leg')
              .select('bet_leg.number')
              .whereRef('bet_leg.order_id', '=', 'bet_order.id')
              .where('match_id', '=', matchId)
              .where('outcome', 'is', null),
          ),
        )
        .orderBy('id')
        .limit(limit)
      return (await open.execute()).map(read)
    },
    async list(query: OrderListQuery): Promise<{ total: number; orders: Order[]; sums: OrderSum[] }> {
      const { by, offset, limit } = query
      const sums = await listed(query)
        .select(['currency_id', ({ fn }) => fn.countAll<bigint>().as('orders')])
        .select(({ fn }) => [fn.sum<string>('stake').as('stake'), fn.sum<string>('returned').as('returned')])
        .select(({ fn }) => fn.sum<string>('closed_return').as('closed'))
        .groupBy('currency_id')
        .execute()
      const page = await listed(query)
        .selectAll('bet_order')
        .select(withLegs)
        .orderBy(by, 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      return {
        total: sums.reduce((all, row) => all + Number(row.orders), 0),
        orders: page.map(read),
        sums: sums.map((row) => ({
          currencyId: row.currency_id,
          orders: Number(row.orders),
          stake: BigInt(row.stake ?? 0),
          returned: BigInt(row.returned ?? 0) + BigInt(row.closed ?? 0),
        })),
      }
    },
  }
}

/** Outrights have a period of their own in every sport (3.6), so no match has to be looked at. */
function legOfTypes(eb: ExpressionBuilder<OrderTables, 'bet_order'>, matchTypes: readonly number[]) {
  const type = sql<number>`case when period % 1000 = ${OUTRIGHT_PLACE.period} then ${MATCH_TYPE.outright}::int else ${MATCH_TYPE.normal}::int end`
  return eb
    .selectFrom('bet_leg')
    .select('bet_leg.number')
    .whereRef('order_id', '=', 'bet_order.id')
    .where(sql<boolean>`${type} = any(${matchTypes}::int[])`)
}

function withLegs(eb: ExpressionBuilder<OrderTables, 'bet_order'>) {
  return jsonArrayFrom(
    eb.selectFrom('bet_leg').selectAll().whereRef('order_id', '=', 'bet_order.id').orderBy('number'),
  ).as('legs')
}

const read = ({ legs, ...row }: Joined): Order => toOrder(row, legs)
const readOne = (row: Joined | undefined): Order | null => (row ? read(row) : null)

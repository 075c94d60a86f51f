import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import { sql } from 'kysely'
import { fromLeg, fromOrder } from './order-rows.ts'
import type { Order } from '../order-types.ts'

export type OrderChange = { readonly before: Order; readonly after: Order }

/** False when a caller's id of a slip is taken: the unique key decides, not an earlier read. The caller then undoes it all. */
export async function insertOrders(db: Db, orders: readonly Order[]): Promise<boolean> {
  const rows = orders.map(fromOrder)
  const columns = namesOf(rows)
  const { rows: made } = await sql`
    ${kept} insert into bet_order (${columns}) select ${columns}
    from jsonb_populate_recordset(null::bet_order, ${JSON.stringify(rows)}::jsonb)
    on conflict (user_id, slip_key) do nothing returning id`.execute(db)
  if (made.length < orders.length) return false
  const legs = orders.flatMap((order) => order.legs.map((leg) => fromLeg(order.id, leg)))
  const legColumns = namesOf(legs)
  await sql`
    ${kept} insert into bet_leg (${legColumns}) select ${legColumns}
    from jsonb_populate_recordset(null::bet_leg, ${JSON.stringify(legs)}::jsonb)`.execute(db)
  return true
}

type OrderColumns = ReturnType<typeof fromOrder>

/**
 * Gives the ids of the orders that nobody else changed since they were read; the others are left as they are. Only the
 * columns that change in one of them are sent: an order has three dozen, and a step of it changes a handful.
 */
export async function changeOrders(db: Db, changes: readonly OrderChange[]): Promise<ReadonlySet<string>> {
  const rows = changes.map(({ before, after }) => ({ before: fromOrder(before), after: fromOrder(after) }))
  const isChanged = (name: keyof OrderColumns) => rows.some((row) => row.before[name] !== row.after[name])
  const names = (Object.keys(rows[0]?.after ?? {}) as (keyof OrderColumns)[]).filter(isChanged)
  const changed = rows.map(({ before, after }) => ({
    ...Object.fromEntries(names.map((name) => [name, after[name]])),
    version: before.version + 1,
  }))
  const sent = changed.map((columns, at) => ({ ...columns, id: rows[at]?.before.id }))
  const { rows: found } = await sql<{ id: string }>`
    update bet_order set (${namesOf(changed)}) = row (${namesOf(changed, 'c')})
    from jsonb_populate_recordset(null::bet_order, ${JSON.stringify(sent)}::jsonb) c
    where bet_order.id = c.id and bet_order.version = c.version - 1 returning bet_order.id`.execute(db)
  const written = new Set(found.map(({ id }) => id))
  await changeLegs(db, changes.filter(({ before }) => written.has(before.id)).flatMap(changedLegs))
  return written
}

type LegChange = ReturnType<typeof changedLegs>[number]

/** The price of an accepted bet may change; the columns of results are written where results are applied. */
function changedLegs({ before, after }: OrderChange) {
  const isOther = (leg: Order['legs'][number]) =>
    leg !== before.legs.find(({ number }) => number === leg.number)
  return after.legs.filter(isOther).map((leg) => {
    const { result_version: _, ...columns } = fromLeg(after.id, leg)
    return columns
  })
}

async function changeLegs(db: Db, legs: readonly LegChange[]): Promise<void> {
  if (legs.length === 0) return
  await sql`
    update bet_leg set (${namesOf(legs)}) = row (${namesOf(legs, 'c')})
    from jsonb_populate_recordset(null::bet_leg, ${JSON.stringify(legs)}::jsonb) c
    where bet_leg.order_id = c.order_id and bet_leg.number = c.number`.execute(db)
}

function namesOf(rows: readonly object[], table?: string) {
  const names = Object.keys(rows[0] ?? {})
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))
}

import type { Database, Tx } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import { sql } from 'kysely'
import { isBuilderMarket, matchOfMarket } from '../../pricing/market-ids.ts'
import { exposureOf } from './currency-limits.ts'
import type { Order, OrderLeg } from '../order-types.ts'

/** What a leg binds, in thousands of dong; by the price of when it came in, whatever the price is by now. */
export function boundBy({ currencyId, stake }: Order, { odds }: OrderLeg): { stake: bigint; win: bigint } {
  const staked = exposureOf(currencyId, stake)
  return { stake: staked, win: (staked * (odds - 1000n)) / 1000n }
}

export type Exposures = ReturnType<typeof createExposures>

/**
 * The exposure: what the book stands to lose on each option. The database decides; a copy is kept here,
 * because limits are read much more often than bets are made.
 */
export function createExposures(database: Database) {
  const known = new Map<number, Map<number, number>>()
  const ofMarket = (marketId: number): number =>
    [...(known.get(marketId)?.values() ?? [])].reduce((sum, each) => sum + each, 0)

  function optionsOf(marketId: number): Map<number, number> {
    const options = known.get(marketId) ?? new Map<number, number>()
    known.set(marketId, options)
    return options
  }

  function note(order: Order, sign: 1 | -1): void {
    for (const leg of order.legs) {
      const options = optionsOf(leg.marketId)
      const after = (options.get(leg.optionType) ?? 0) + sign * Number(boundBy(order, leg).win)
      if (after > 0) options.set(leg.optionType, after)
      else options.delete(leg.optionType)
    }
  }

  return {
    /** What was bound before this process began. */
    async load(): Promise<void> {
      const { rows } = await sql<{ market_id: number; option_type: number; liability: bigint }>`
        select market_id, option_type, liability from exposure where liability > 0`.execute(database.db)
      known.clear()
      for (const row of rows) optionsOf(row.market_id).set(row.option_type, Number(row.liability))
    },
    total: (): number => [...known.keys()].reduce((sum, marketId) => sum + ofMarket(marketId), 0),
    of: (marketId: number, optionType: number): number => known.get(marketId)?.get(optionType) ?? 0,
    /** On all options of a market together. */
    ofMarket,
    bear,
    free,
    /** Once the transaction that bore them stands. */
    borne: (orders: readonly Order[]): void => orders.forEach((order) => note(order, 1)),
    freed: (orders: readonly Order[]): void => orders.forEach((order) => note(order, -1)),
    /** Nobody bets any more on what is over; ids come round after 512 days. */
    async forgetMatches(isOver: (matchId: number) => boolean): Promise<void> {
      const { rows } = await sql<{ market_id: number }>`select distinct market_id from exposure`.execute(
        database.db,
      )
      const over = rows.map((row) => row.market_id).filter((marketId) => isOver(matchOfMarket(marketId)))
      if (over.length === 0) return
      await sql`delete from exposure where market_id = any(${over})`.execute(database.db)
      for (const marketId of over) known.delete(marketId)
    },
  }
}

/**
 * Adds what the book may lose on each leg of these orders. False when one is now more than the book bears; the
 * caller's transaction is then undone, so bets at the same moment cannot pass it together. Of combinations it is what all
 * of a match bind that is held against it: else each further one of nearly the same picks would be borne anew.
 */
async function bear(
  tx: Tx,
  orders: readonly Order[],
  bears: (marketId: number, optionType: number) => number,
): Promise<boolean> {
  const combined = combinedMarkets(orders)
  await lockMarkets(tx, combined)
  const { rows } = await sql<{ market_id: number; option_type: number; liability: bigint }>`
    ${kept} insert into exposure (market_id, option_type, stake, liability)
    select * from unnest(${columnsOf(orders)})
    on conflict (market_id, option_type) do update
      set liability = exposure.liability + excluded.liability, stake = exposure.stake + excluded.stake
    returning market_id, option_type, liability`.execute(tx)
  const together = await liabilitiesOf(tx, combined)
  return rows.every(
    (row) => Number(together.get(row.market_id) ?? row.liability) <= bears(row.market_id, row.option_type),
  )
}

const combinedMarkets = (orders: readonly Order[]): number[] => {
  const marketIds = orders.flatMap(({ legs }) => legs.map(({ marketId }) => marketId))
  return [...new Set(marketIds.filter(isBuilderMarket))].toSorted((a, b) => a - b)
}

/** Rows that others are about to add cannot be locked; before any row, so that nobody waits in a circle. */
async function lockMarkets(tx: Tx, marketIds: readonly number[]): Promise<void> {
  for (const marketId of marketIds)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`exposure ${marketId}`}, 0))`.execute(tx)
}

async function liabilitiesOf(tx: Tx, marketIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  if (marketIds.length === 0) return new Map()
  const { rows } = await sql<{ market_id: number; liability: bigint }>`
    select market_id, sum(liability)::bigint as liability from exposure
    where market_id = any(${[...marketIds]}::integer[]) group by market_id`.execute(tx)
  return new Map(rows.map((row) => [row.market_id, row.liability]))
}

/**
 * Orders that came to nothing free what they bound. Locked one by one first: which rows an update comes to before others
 * is the planner's choice.
 */
async function free(tx: Tx, orders: readonly Order[]): Promise<void> {
  await sql`
    with bound as (
      select market_id, option_type, given.stake, given.win
      from unnest(${columnsOf(orders)}) with ordinality as given (market_id, option_type, stake, win, place)
      join exposure held using (market_id, option_type)
      order by place for update of held
    )
    update exposure held
    set stake = greatest(0, held.stake - bound.stake), liability = greatest(0, held.liability - bound.win)
    from bound
    where (held.market_id, held.option_type) = (bound.market_id, bound.option_type)`.execute(tx)
}

/** What orders bind on each option together, in one order of locks for everybody. */
function columnsOf(orders: readonly Order[]) {
  const sums = new Map<string, { leg: OrderLeg; stake: bigint; win: bigint }>()
  for (const order of orders)
    for (const leg of order.legs) {
      const key = keyOf(leg.marketId, leg.optionType)
      const [before, bound] = [sums.get(key), boundBy(order, leg)]
      sums.set(key, { leg, stake: (before?.stake ?? 0n) + bound.stake, win: (before?.win ?? 0n) + bound.win })
    }
  const found = [...sums.values()].toSorted(
    (a, b) => a.leg.marketId - b.leg.marketId || a.leg.optionType - b.leg.optionType,
  )
  const markets = found.map(({ leg }) => leg.marketId)
  const options = found.map(({ leg }) => leg.optionType)
  const stakes = found.map(({ stake }) => String(stake))
  const wins = found.map(({ win }) => String(win))
  return sql`${markets}::integer[], ${options}::integer[], ${stakes}::bigint[], ${wins}::bigint[]`
}

function keyOf(marketId: number, optionType: number): string {
  return `${marketId}:${optionType}`
}

import { sharedDesks } from '@keo/dev-world/shared-desks'
import type { Tx } from '@keo/service-kit/db/database'
import type { Odds } from '@keo/units/odds'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createExposures } from './risk/exposures.ts'
import type { Order } from './order-types.ts'
import { endPositions, resumePositions, returnPositions, takePositions } from './risk/positions.ts'
import { single, testDesk } from './test-desk.ts'

const { storage, database } = sharedDesks()

/** Two orders on the same markets, whose ids as text come in another order than as numbers. */
async function twoOrders() {
  const world = testDesk(database)
  const markets = [5, 40, 4, 6].map((matchId) => world.open(matchId))
  const legs = markets.map((marketId) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
  const series = () => ({ ...single(markets[0]!), legsEach: 4, legs })
  const orders = await world.desk.place([series(), series()])
  await world.pass(1_000)
  return { world, orders, first: Math.min(...markets) }
}

/** Which rows of the table others may still have while the work waits for the first market's. */
async function leftFree(table: string, first: number, work: (tx: Tx) => Promise<unknown>) {
  const ofMarket = table === 'exposure' ? 'market_id' : `kind = 'market' and subject`
  let free: Record<string, unknown>[] = []
  let working: Promise<unknown> | null = null
  await database.tx(async (holder) => {
    await sql.raw(`select from ${table} where ${ofMarket} = ${first} for update`).execute(holder)
    working = database.tx(work)
    await vi.waitFor(async () => expect(await storage.asOwner(WAITING)).toHaveLength(1))
    free = await storage.asOwner(`select * from sportsbook.${table} for update skip locked`)
  })
  await working
  return free
}

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

const onPositions: readonly [string, (tx: Tx, orders: readonly Order[]) => Promise<unknown>][] = [
  ['takes', (tx, orders) => takePositions(tx, orders, testDesk(database).needs.book.limits)],
  ['returns', returnPositions],
  ['ends', (tx, [order]) => endPositions(tx, order!)],
  ['resumes', (tx, [order]) => resumePositions(tx, order!)],
]

const onExposures: readonly [string, (tx: Tx, orders: readonly Order[]) => Promise<unknown>][] = [
  ['bears', (tx, orders) => createExposures(database).bear(tx, orders, () => Number.POSITIVE_INFINITY)],
  ['frees', (tx, orders) => createExposures(database).free(tx, orders)],
]

test.for(onExposures)(
  '[BET-10] who %s exposures waits for the first and holds none after it',
  async ([, work]) => {
    const { orders, first } = await twoOrders()
    expect(await leftFree('exposure', first, (tx) => work(tx, orders))).toHaveLength(3)
  },
)

test.for(onPositions)(
  '[BET-10] who %s positions waits for the first and holds none after it',
  async ([, work]) => {
    const { orders, first } = await twoOrders()
    const free = await leftFree('player_position', first, (tx) => work(tx, orders))
    expect(free.filter(({ kind }) => kind === 'market').length).toBe(3)
    expect(free.filter(({ kind }) => kind === 'match').length).toBe(4)
  },
)

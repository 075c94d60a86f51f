import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { minutes, seconds } from '@keo/units/instants'
import type { Odds } from '@keo/units/odds'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { modelOf } from '../play/models.ts'
import { createBook } from '../pricing/book.ts'
import { OUTCOME } from '../pricing/quote.ts'
import { createCashOutDesk } from '../cash-out/cash-out-desk.ts'
import { createReservationDesk } from '../reservations/reservation-desk.ts'
import { createStage } from '../stage/create-stage.ts'
import { createOutbox } from '../wallet/outbox.ts'
import { createWorld } from '../world/world.ts'
import { createDesk } from './desk.ts'
import { createExposures } from './exposures.ts'
import { sqlOrderStore } from './order-store.ts'
import type { Order } from './order-types.ts'
import { createSettlement } from './settlement.ts'
import type { Slip, WishedLeg } from './slip.ts'
import { testOperator } from './test-operator.ts'

/** Minutes of the world in which members bet; a whole day by flag. */
const BETTING_MINUTES = Number(process.env['LIFE_MINUTES'] ?? 20)
const STEP = seconds(20)
/** Saturday evening in Vietnam, when matches are on. */
const START = Date.UTC(2026, 0, 31, 12)
const MEMBERS = 20

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

let storage: TestDatabase
beforeAll(async () => {
  storage = await freshDatabase()
})
afterAll(() => storage.close())

async function openWorld() {
  const database = storage.connect('sportsbook')
  const clock = manualClock(START)
  const log = createLog({ level: 'error' })
  const world = createWorld({ seed: 'life', now: clock.now })
  const forcedEvents = { list: async () => [], add: async () => {} }
  const stage = await createStage({ world, modelOf, clock, forcedEvents, log })
  const exposures = createExposures(database)
  const book = createBook({ clock, stage, modelOf, secret: 'life', exposure: exposures.of })
  const operator = testOperator(10n ** 12n)
  const outbox = createOutbox({ database, operator, clock, log })
  const ids = seededIds('life', clock)
  const needs = { database, clock, ids, book, stage, operator, outbox, exposures, log }
  const settlement = createSettlement(needs)
  settlement.start()
  const desk = createDesk(needs)
  return {
    ...needs,
    world,
    desk,
    settlement,
    cashOuts: createCashOutDesk(needs),
    reservations: createReservationDesk({ ...needs, desk }),
    store: sqlOrderStore(database.db),
  }
}
type Life = Awaited<ReturnType<typeof openWorld>>

/** Somebody's next bet: on what is played, or begins soon. */
function nextSlip({ ids, stage, book, world, clock }: Life, number: number): Slip | null {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(ids.random() * list.length)]
  const live = stage.live().map(({ match }) => match)
  const soon = world.matchesBetween(clock.now(), clock.now() + minutes(30))
  const legs: WishedLeg[] = []
  const wanted = ids.random() < 0.7 ? 1 : 2 + Math.floor(ids.random() * 2)
  for (let tries = 0; tries < 8 && legs.length < wanted; tries++) {
    const match = pick(ids.random() < 0.6 ? live : soon)
    const groups = (match && book.quote(match.id)?.groups) ?? []
    const markets = groups.flatMap((group) => group.markets)
    // Many bet on quarter lines, which end in halves.
    const market = pick(ids.random() < 0.4 ? markets.filter(({ line }) => (line ?? 0) % 2 !== 0) : markets)
    const option = market && market.sale === 1 ? pick(market.options) : undefined
    if (!market || !option?.odds || (wanted > 1 && !market.mayCombine)) continue
    legs.push({ marketId: market.id, optionType: option.type, odds: BigInt(option.odds) as Odds })
  }
  if (legs.length === 0) return null
  const member = `${number % MEMBERS}`
  return {
    userId: member,
    merchantUserId: member,
    currencyId: 1000,
    relatedId: `life-${number}`,
    remark: null,
    reservationId: null,
    legsEach: legs.length === 1 ? 1 : ids.random() < 0.3 && legs.length > 2 ? 0 : legs.length,
    unitStake: BigInt(1000 + Math.floor(ids.random() * 5000)),
    oddsChange: 2,
    legs,
    device: 'h5',
    address: '127.0.0.1',
  }
}

async function bet(life: Life, number: number): Promise<boolean> {
  const slip = nextSlip(life, number)
  // A price may be gone, a match be in it twice: the desk says so, and nothing happened.
  return (
    slip !== null &&
    (await life.desk.place([slip]).then(
      () => true,
      () => false,
    ))
  )
}

/** Somebody ends a bet early, whole or in part; a price may be gone by then. */
async function cashOut({ store, cashOuts, ids }: Life, number: number): Promise<void> {
  const userId = `${number % MEMBERS}`
  const wish = { userId, statuses: [4], currencyId: null, isCashedOut: false, from: null, to: null }
  const { orders } = await store.list({ ...wish, by: 'received_at', offset: 0, limit: 3 })
  const seen = await cashOuts.look(
    userId,
    orders.map(({ id }) => id),
  )
  for (const { order, quote } of seen) {
    if (quote.state !== 'offered') continue
    const open = order.stake - order.closedStake
    const stake = ids.random() < 0.5 && open > 2_000n ? open / 2n : open
    const around = { relatedId: null, acceptsChange: true, device: 'h5', address: '127.0.0.1' }
    await cashOuts
      .place({ ...around, userId, orderId: order.id, stake, asked: quote.price })
      .catch(() => null)
  }
}

/** Somebody waits for a little more than is offered. */
async function reserve(life: Life, number: number): Promise<void> {
  const slip = nextSlip(life, number)
  const [leg] = slip?.legs ?? []
  if (!slip || !leg) return
  const { userId, merchantUserId, currencyId, device, address } = slip
  const odds = (leg.odds + 10n) as Odds
  const wish = { userId, merchantUserId, currencyId, device, address, marketId: leg.marketId, odds }
  await life.reservations
    .place({ ...wish, optionType: leg.optionType, relatedId: null, stake: slip.unitStake })
    .catch(() => null)
}

async function step({ clock, desk, cashOuts, reservations, settlement }: Life): Promise<void> {
  await clock.advance(STEP)
  await reservations.run()
  await desk.run()
  await cashOuts.run()
  await settlement.run()
}

test('[SET-12] [BET-09] an evening of bets on the living world: every order ends, and every dong is where it belongs', async () => {
  const life = await openWorld()
  let made = 0
  for (let minute = 0; minute < BETTING_MINUTES; minute++) {
    for (let third = 0; third < 3; third++) {
      for (let each = 0; each < 3; each++)
        if (await bet(life, made * 7 + each + minute * 100 + third * 10)) made += 1
      await cashOut(life, minute * 3 + third)
      await step(life)
    }
    await reserve(life, minute)
  }
  // Everything that was bet on ends within some hours.
  for (let hour = 0; hour < 8 && (await isAnythingOpen(life)); hour++) {
    await life.clock.advance(minutes(60))
    await step(life)
  }
  const orders = await everyOrder(life)
  expect(orders.filter(({ reservationId }) => reservationId === null).length).toBe(made)
  expect(orders.filter(({ status }) => status !== 2 && status !== 5)).toEqual([])
  checkMoney(life, orders)
  checkOutcomes(orders)
  await checkEarlyEnds(life, orders)
})

async function everyOrder({ store }: Life): Promise<Order[]> {
  const found: Order[] = []
  for (let member = 0; member < MEMBERS; member++) {
    const wish = {
      userId: `${member}`,
      statuses: [0, 1, 2, 3, 4, 5],
      currencyId: null,
      isCashedOut: false,
      from: null,
      to: null,
    }
    found.push(...(await store.list({ ...wish, by: 'received_at', offset: 0, limit: 10_000 })).orders)
  }
  return found
}

/** What each order should return, written out over its sub-bets in whole numbers. */
function expectedReturn(order: Order): bigint {
  const { legs, legsEach, subBets, stake, closedStake, closedReturn, cap } = order
  const scale = 2000n ** BigInt(legs.length)
  let sum = 0n
  for (let subset = 1; subset < 2 ** legs.length; subset++) {
    const chosen = legs.filter((_, index) => (subset >> index) % 2 === 1)
    const isMeant = legsEach === 0 ? chosen.length >= 2 : chosen.length === legsEach
    if (isMeant)
      sum += chosen.reduce((all, leg) => all * halves(leg), 2000n ** BigInt(legs.length - chosen.length))
  }
  // What was cashed out is out of it; the rest is spread over the sub-bets as the whole was.
  const amount = ((stake - closedStake) * sum) / (scale * BigInt(subBets))
  return amount > cap - closedReturn ? cap - closedReturn : amount
}

function halves({ odds, outcome }: Order['legs'][number]): bigint {
  if (outcome === OUTCOME.won) return 2n * odds
  if (outcome === OUTCOME.halfWon) return odds + 1000n
  if (outcome === OUTCOME.halfLost) return 1000n
  return outcome === OUTCOME.push || outcome === OUTCOME.cancelled ? 2000n : 0n
}

function checkMoney({ operator }: Life, orders: readonly Order[]): void {
  const settled = orders.filter(({ status }) => status === 5)
  for (const order of settled) expect([order.id, order.returned]).toEqual([order.id, expectedReturn(order)])
  const staked = settled.reduce((sum, { stake }) => sum + stake, 0n)
  const returned = settled.reduce((sum, order) => sum + (order.returned ?? 0n) + order.closedReturn, 0n)
  expect(operator.state.balance).toBe(10n ** 12n - staked + returned)
}

async function isAnythingOpen({ store, reservations }: Life): Promise<boolean> {
  return (await store.matchesWithOpenLegs()).length > 0 || (await openReservations(reservations)) > 0
}

async function openReservations(reservations: Life['reservations']): Promise<number> {
  let open = 0
  for (let member = 0; member < MEMBERS; member++) {
    const wish = { userId: `${member}`, statuses: [0, 4], currencyId: null, endedFrom: null, endedTo: null }
    open += (await reservations.list({ ...wish, limit: 100 })).length
  }
  return open
}

/** Bets ended early in whole and in part, reservations were reached, and nothing waits any more. */
async function checkEarlyEnds({ cashOuts, reservations }: Life, orders: readonly Order[]): Promise<void> {
  const made = await cashOuts.listOf(orders.map(({ id }) => id))
  expect(made.filter(({ status }) => status !== 2 && status !== 5)).toEqual([])
  const closed = orders.filter((order) => order.closedStake > 0n)
  expect(closed.filter((order) => order.closedStake === order.stake).length).toBeGreaterThan(0)
  expect(closed.filter((order) => order.closedStake < order.stake).length).toBeGreaterThan(0)
  expect(orders.filter(({ reservationId }) => reservationId !== null).length).toBeGreaterThan(0)
  expect(await openReservations(reservations)).toBe(0)
}

function checkOutcomes(orders: readonly Order[]): void {
  const counts = new Map<number, number>()
  for (const { legs } of orders)
    for (const { outcome } of legs) if (outcome) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const rejected = orders.filter(({ status }) => status === 2).length
  for (const kind of [OUTCOME.won, OUTCOME.lost, OUTCOME.push, OUTCOME.halfWon, OUTCOME.halfLost])
    expect([kind, counts.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count > 0)])
  expect(rejected).toBeGreaterThan(0)
  expect(rejected).toBeLessThan(orders.length / 3)
}

import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld, type World } from '@keo/dev-world/world'
import { seededIds } from '@keo/service-kit/ids'
import { cancelBet, forceTurn, takeBackCashOut, voidMatch } from '@keo/sportsbook-contract/control'
import { hours, minutes, seconds } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { betSeries, betSingles, type Choice, lookAround, lookAtLeaders, place } from './proof/crowd-bets.ts'
import { endEarly, waitForMore } from './proof/crowd-early-ends.ts'
import { STRAY } from './proof/ledger-sums.ts'
import { countOutcomes, countStatuses, expectedReturn, type LifeOrder, readLife } from './proof/life-books.ts'
import { readLeft, WRONGLY_ENDED, WRONGLY_PAID } from './proof/sports-books.ts'
import { type Crowd, openCrowd } from './proof/sports-crowd.ts'

/** Minutes of the world in which members bet: two hours. LIFE_MINUTES=360 is the long form, 1440 a whole day. */
const BETTING_MINUTES = Number(process.env.LIFE_MINUTES ?? 120)
/** A shorter life has its share of everything. */
const SHARE = Math.min(1, BETTING_MINUTES / 360)
const MEMBERS = 240
const ORDERS_LEAST = 2_000
const EACH_LEAST = 50
/** An afternoon in Vietnam, in a world whose best scorer of a large league two will share: its last day is the next. */
const START = Date.UTC(2026, 11, 5, 9)
const SEED = 'life-98'
/** The longest wait of a bet in play, and the rest of a step; together no leap, so that everything is told. */
const WAIT_MS = seconds(8)
const STEP_MINUTES = 2
const LEAPS_MOST = 20
const [REJECTED, CANCELLED, SETTLED] = [2, 3, 5]
const TURNS = ['abandoned', 'postponed', 'cancelled'] as const

let database: TestDatabase
let world: World
let orders: readonly LifeOrder[]
let made = 0
/** Matches that the house ended, and options of matches that were paid which it voided. */
const house = { stopped: 0, voided: 0 }

vi.setConfig({ hookTimeout: 300_000 + BETTING_MINUTES * 6_000 })

beforeAll(async () => {
  database = await freshDatabase()
  world = await startWorld({ databaseUrl: database.url, webRoot: null, startAt: START, seed: SEED })
  const { random } = seededIds(SEED, world.clock)
  await live(await openCrowd(world, database, { size: MEMBERS, random }))
  orders = await readLife(database)
})
afterAll(async () => {
  await world.close()
  await database.close()
})

async function live(crowd: Crowd): Promise<void> {
  let leaders: Choice[] = []
  for (let minute = 0; minute < BETTING_MINUTES; minute += STEP_MINUTES) {
    if (minute % 20 === 0) leaders = await lookAtLeaders(crowd, world.worldClock.now())
    await playOneStep(crowd, minute, leaders)
    if (minute % 20 === 10) await interfere(crowd, minute)
    await pass(WAIT_MS)
    await pass(minutes(STEP_MINUTES) - WAIT_MS)
    if (minute % 30 === 0) await world.jobs.runDue()
  }
  for (let leap = 0; leap < LEAPS_MOST && (await isAnythingOpen()); leap += 1) await pass(hours(3))
  await world.jobs.runDue()
}

async function playOneStep(crowd: Crowd, minute: number, leaders: readonly Choice[]): Promise<void> {
  const choices = await lookAround(crowd, world.worldClock.now())
  for (let n = 0; n < 3; n += 1) made += await betSingles(crowd, choices, `singles-${minute}-${n}`)
  for (let n = 0; n < 2; n += 1) made += await betSeries(crowd, choices, `series-${minute}-${n}`)
  for (let n = 0; n < 4; n += 1) {
    const leader = crowd.pick(leaders)
    if (leader) made += await place(crowd, [leader], `leader-${minute}-${n}`)
  }
  await endEarly(crowd)
  await waitForMore(crowd, choices)
}

/** Time stands still while everything that is due is done: the same seed gives the same day. */
async function pass(ms: number): Promise<void> {
  world.worldClock.jump(ms)
  await world.sportsbook.run()
}

/** The house ends a match that many bet on, takes a bet and a cash-out back, and voids a match that was paid. */
async function interfere(crowd: Crowd, minute: number): Promise<void> {
  const kind = TURNS[(minute / 10) % TURNS.length]
  if (await crowd.ask(forceTurn, { matchId: await first(MOST_BET_ON), kind })) house.stopped += 1
  if (minute % 60 === 10) await crowd.ask(cancelBet, { orderId: await first(ANY_OPEN) })
  if (minute % 60 === 30) await crowd.ask(takeBackCashOut, { cashOutId: await first(ANY_CASHED_OUT) })
  if (minute % 60 === 50) await voidOne(crowd)
}

/** Of some that seem to be over, the first that is. */
async function voidOne(crowd: Crowd): Promise<void> {
  for (const { id: matchId } of await database.asOwner(ALL_DECIDED)) {
    const answer = await crowd.ask(voidMatch, { matchId })
    if (!answer) continue
    house.voided += answer.options
    return
  }
}

/** No competition, whose period ends in 999: nothing can be forced on one. */
const MOST_BET_ON = `select match_id as id from sportsbook.bet_leg join sportsbook.bet_order o on o.id = order_id
  where outcome is null and status = 4 and period % 1000 <> 999 group by 1 order by count(*) desc, 1 limit 1`
const ALL_DECIDED = `select match_id as id from sportsbook.bet_leg join sportsbook.bet_order o on o.id = order_id
  where status in (4, 5) and period % 1000 <> 999 group by 1
  having count(*) = count(outcome) and count(*) filter (where outcome in (3, 4)) > 1 order by count(*) desc, 1 limit 20`
const ANY_OPEN =
  'select id from sportsbook.bet_order where status = 4 and cash_outs = 0 order by id desc limit 1'
const ANY_CASHED_OUT = `select c.id from sportsbook.cash_out c join sportsbook.bet_order o on o.id = c.order_id
  where c.status = 5 and o.status = 4 order by c.id desc limit 1`

async function first(sql: string): Promise<unknown> {
  return (await database.asOwner(sql))[0]?.['id']
}

async function isAnythingOpen(): Promise<boolean> {
  const { pending, open, untold, ending, waiting } = await readLeft(database.url)
  return pending + open + untold + ending + waiting > 0
}

test(`[SET-12] ${BETTING_MINUTES / 60} hours of the world: hundreds bet, cash out and reserve, and every order is decided`, async () => {
  expect(orders.filter(({ isReserved }) => !isReserved).length).toBe(made)
  expect(orders.length).toBeGreaterThanOrEqual(ORDERS_LEAST * SHARE)
  expect(orders.filter(({ status }) => ![REJECTED, CANCELLED, SETTLED].includes(status))).toEqual([])
  expect(orders.filter(({ status }) => status === REJECTED).length).toBeLessThan(orders.length / 3)
  const bettors = await database.asOwner(
    'select count(distinct user_id)::int as count from sportsbook.bet_order',
  )
  expect(Number(bettors[0]?.['count'])).toBeGreaterThanOrEqual(200 * SHARE)
  expect(await readLeft(database.url)).toMatchObject({
    pending: 0,
    open: 0,
    untold: 0,
    ending: 0,
    waiting: 0,
  })
})

test(`${Math.floor(EACH_LEAST * SHARE)} of each outcome and more: won, lost, pushed, halves, void and dead heats, cash-outs whole and in part`, async () => {
  const parts = orders.filter(({ closedStake, stake }) => closedStake > 0n && closedStake < stake)
  const whole = orders.filter(({ closedStake, stake }) => closedStake === stake)
  const counts = { ...countOutcomes(orders), cashedOutInPart: parts.length, cashedOut: whole.length }
  const tooFew = Object.entries(counts).filter(([, count]) => count < Math.floor(EACH_LEAST * SHARE))
  expect(tooFew).toEqual([])
  expect(house.stopped).toBeGreaterThanOrEqual(Math.floor(15 * SHARE))
  expect(house.voided).toBeGreaterThanOrEqual(Math.floor(6 * SHARE))
  // Reservations that became bets, that failed and that were called off.
  const reserved = await countStatuses(database, 'bet_reservation')
  expect([1, 2, 3].filter((status) => (reserved[status] ?? 0) === 0)).toEqual([])
})

test('every order returned what its sub-bets say, written out one by one', () => {
  const settled = orders.filter(({ status }) => status === SETTLED)
  expect(settled.filter((order) => order.returned !== expectedReturn(order))).toEqual([])
})

test('[CBK-09] the ledger balances, every dong is where it belongs, and the books are the same on both sides', async () => {
  expect(await database.asOwner(WRONGLY_PAID)).toEqual([])
  expect(await database.asOwner(WRONGLY_ENDED)).toEqual([])
  expect(await database.asOwner(STRAY)).toEqual([])
  const [check] = await database.asOwner('select problems, stopped_since from platform.ledger_check')
  expect(check).toEqual({ problems: [], stopped_since: null })
  const { compare, run } = world.app.sports.reconciliation
  const compared = await compare(START, world.worldClock.now() + 1)
  expect(compared).toEqual({ isComplete: true, orders: orders.length, differences: [] })
  // Nor did the job find anything, in any of its hours.
  await run()
  expect(await database.asOwner('select cause, told from platform.sports_review')).toEqual([])
})

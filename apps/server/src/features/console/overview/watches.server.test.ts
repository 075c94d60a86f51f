import { acknowledgeAlarm, getBoard, RESULT_LATE_HOURS } from '@keo/contract/console-overview'
import { closeDifference, listDifferences } from '@keo/contract/console-books'
import { listConsoleGames, MEASURED_DAYS } from '@keo/contract/console-games'
import { ERRORS } from '@keo/contract/errors'
import type { Permission } from '@keo/contract/staff-permissions'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LINH } from '@keo/dev-world/wallet-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import type { StaffCaller } from '../../staff/index.ts'
import { createWatches, type Found, type Watch } from './watches.ts'

const { database, world } = sharedWorld({ webRoot: null, hasQuietDays: true })
const desk = consoleSteps(world)
const REASON = { reason: 'looked at it' }
const OK = 200
let clerk: Staff
let trader: Staff
let support: Staff

beforeAll(async () => {
  const admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  trader = await desk.hire(admin, 'trader')
  support = await desk.hire(admin, 'support')
})

const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
/** Nothing is looked at again before its time. */
async function later(): Promise<void> {
  world.clock.set(world.clock.now() + minutes(11))
  clerk = await again(clerk)
  trader = await again(trader)
  support = await again(support)
}
const alarmsFor = async (who: Staff) => (await desk.ask(getBoard, {}, who)).data.alarms
const alarm = async (who: Staff, name: string) => (await alarmsFor(who)).find((one) => one.name === name)

test('an open difference of the books rings since it was found, for who may see the books, until it is closed', async () => {
  expect(await alarm(clerk, 'difference')).toBeUndefined()
  await later()
  const at = world.worldClock.now() - hours(3)
  await database.asOwner(
    `insert into platform.sports_review (tenant_id, transaction_id, cause, told, at)
     values ('keo', 'made-1', 'UNKNOWN', '{}', $1)`,
    [new Date(at)],
  )
  await later()
  expect(await alarm(clerk, 'difference')).toMatchObject({ figure: '1', since: at, seenBy: '' })
  for (const who of [trader, support]) expect(await alarm(who, 'difference')).toBeUndefined()
  const taken = { name: 'difference', since: at, ...REASON }
  expect((await desk.ask(acknowledgeAlarm, taken, trader)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await desk.ask(acknowledgeAlarm, taken, clerk)).code).toBe(OK)
  expect((await alarm(clerk, 'difference'))?.seenBy).toMatch(/^Person/)

  const { differences } = (await desk.ask(listDifferences, { view: 'open' }, clerk)).data
  for (const { source, id } of differences)
    expect((await desk.ask(closeDifference, { source, id, ...REASON }, clerk)).code).toBe(OK)
  await later()
  expect(await alarm(clerk, 'difference')).toBeUndefined()
})

/** An order as the provider told it: its last match began so long ago. */
async function openBet(id: string, began: readonly number[], placed: number): Promise<void> {
  const now = world.worldClock.now()
  const told = { betList: began.map((before) => ({ matchTime: String(now - before) })) }
  await database.asOwner(
    `insert into platform.sports_order (tenant_id, order_id, member_id, currency, stake, stake_state, placed_at, told)
     values ('keo', $1, $2, 'VND', 100, 'held', $3, $4)`,
    [id, LINH, new Date(now - placed), JSON.stringify(told)],
  )
  await database.asOwner(
    `insert into platform.bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, sports, placed_at)
     values ('keo', $1, $2, 'VND', 4, 100, 200, '{1}', $3)`,
    [id, LINH, new Date(now - placed)],
  )
}

test('[SET-12] bets that wait a day for a result ring, urgently, for the traders; younger ones and those yet to come do not', async () => {
  const late = hours(RESULT_LATE_HOURS)
  const before = world.worldClock.now()
  await openBet('made-a', [hours(40), hours(30)], hours(50))
  await openBet('made-b', [hours(26)], hours(27))
  await openBet('made-c', [hours(60), -hours(5)], hours(61))
  await openBet('made-d', [hours(23)], hours(30))
  await later()
  const rings = await alarm(trader, 'result')
  expect(rings).toMatchObject({ isUrgent: true, figure: '2', since: before - hours(30) + late })
  expect(await alarm(support, 'result')).toBeUndefined()
  expect(await alarm(clerk, 'result')).toBeUndefined()

  await database.asOwner(
    `update platform.bet_record set status = 5, returned = 0, closed_at = $1 where order_id like 'made-%'`,
    [new Date(world.worldClock.now())],
  )
  await later()
  expect(await alarm(trader, 'result')).toBeUndefined()
})

test('a game whose return lies outside of three standard errors rings by its name, since it was seen so first', async () => {
  const list = async () => (await desk.ask(listConsoleGames, { days: MEASURED_DAYS[1] }, trader)).data.games
  const game = (await list()).find(({ statedMost, rounds }) => statedMost !== null && rounds === 0)
  const id = game?.id ?? 0
  await database.asOwner(
    `insert into platform.game_round (tenant_id, provider, member_id, round_id, game_id, symbol, currency, state,
       stake, returned, bets, results, started_at, ended_at)
     select 'keo', 'sandbox', $2, 'made' || n, $1, 'made', 'VND', 'closed', 1000000, 1500000, 1, 1, $3, $3
     from generate_series(1, 40) n`,
    [id, LINH, new Date(world.worldClock.now() - hours(1))],
  )
  await later()
  const rings = await alarm(trader, `return:${id}`)
  expect(rings).toMatchObject({ about: game?.name, figure: '150.00 %', isUrgent: false })
  expect(await alarm(clerk, `return:${id}`)).toBeUndefined()
  await later()
  expect((await alarm(trader, `return:${id}`))?.since, 'it is the same one').toBe(rings?.since)
  await database.asOwner(`delete from platform.game_round where round_id like 'made%' and game_id = $1`, [id])
  await later()
  expect(await alarm(trader, `return:${id}`)).toBeUndefined()
})

const caller = (...permissions: Permission[]) =>
  ({ permissions: new Set(permissions) }) as unknown as StaffCaller
function watching(everyMs = 0) {
  const state = { looks: 0, found: [] as Found[] | null }
  const watch: Watch = {
    kind: 'exposure',
    isUrgent: true,
    permission: 'trading.read',
    everyMs,
    look: async () => {
      state.looks += 1
      return state.found
    },
  }
  const { clock, worldClock } = world
  const needs = { database: world.database, clock: worldClock, machineClock: clock, tenantId: 'keo' }
  const ringing = createWatches(needs, [watch])
  return { state, ringing: (reader: StaffCaller) => ringing(reader, 'en') }
}
const near = (id: string): Found => ({ id, about: `Trận ${id}`, figure: '91 %', since: null })

test('exposure rings since it was seen first; gone and back again it is new; while nobody answers it neither rings nor ends', async () => {
  const { state, ringing } = watching(-1)
  const reader = caller('trading.read')
  state.found = [near('7')]
  const [first] = await ringing(reader)
  expect(first).toMatchObject({ name: 'exposure:7', kind: 'exposure', about: 'Trận 7', isUrgent: true })
  world.clock.set(world.clock.now() + minutes(1))
  state.found = [near('7'), near('8')]
  const [same, other] = await ringing(reader)
  expect(same?.since).toBe(first?.since)
  expect(other?.since).toBe((first?.since ?? 0) + minutes(1))
  state.found = null
  expect(await ringing(reader)).toEqual([])
  state.found = [near('7')]
  expect((await ringing(reader))[0]?.since).toBe(first?.since)
  state.found = []
  expect(await ringing(reader)).toEqual([])
  state.found = [near('7')]
  expect((await ringing(reader))[0]?.since).toBeGreaterThan(first?.since ?? 0)
})

test('however many look, it is looked at once in its time, and not at all for who may not see its page', async () => {
  const { state, ringing } = watching(minutes(1))
  expect(await ringing(caller('games.read'))).toEqual([])
  expect(state.looks).toBe(0)
  state.found = Array.from({ length: 12 }, (_, at) => near(String(at)))
  expect(await ringing(caller('trading.read'))).toHaveLength(10)
  await ringing(caller('trading.read'))
  expect(state.looks).toBe(1)
  world.clock.set(world.clock.now() + minutes(1) + 1)
  await ringing(caller('trading.read'))
  expect(state.looks).toBe(2)
})

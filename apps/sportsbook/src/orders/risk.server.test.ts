import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { createLog } from '@keo/service-kit/log'
import { days, hours } from '@keo/units/instants'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { marketIdOf } from '../pricing/market-ids.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { Slip } from './slip.ts'
import { single, testDesk } from './test-desk.ts'

let matchId = 100

const { storage, database } = sharedDesks()

type World = ReturnType<typeof testDesk>

/** A desk of somebody rich, and a market whose highest stake is a hundred thousand dong. */
function market(world = testDesk(database)): { world: World; marketId: number } {
  world.operator.state.balance = 10n ** 12n
  const marketId = world.open(++matchId)
  world.offers.get(marketId)!.most = 100
  return { world, marketId }
}

/** Another market of a match that is open already. */
function besides(world: World, marketId: number, slot: number): number {
  const other = marketIdOf(matchId, slot)
  world.offers.set(other, { ...world.offers.get(marketId)! })
  return other
}

/** In thousands of dong. */
const bet = (marketId: number, thousands: number, more: Parameters<typeof single>[1] = {}): Slip =>
  single(marketId, { unitStake: BigInt(thousands) * 100n, ...more })

test('[BET-10] a player has twice the highest stake of a market on it, and no more (3020)', async () => {
  const { world, marketId } = market()
  await world.desk.place([bet(marketId, 100)])
  await world.desk.place([bet(marketId, 100, { option: 2 })])
  await expect(world.desk.place([bet(marketId, 10)])).rejects.toMatchObject({ code: 'MARKET_STAKE_LIMIT' })
  // Somebody else still may.
  await world.desk.place([bet(marketId, 10, { userId: 'user-2' })])
})

test('[BET-10] a player has four times the highest stake on all markets of a match (3006)', async () => {
  const { world, marketId } = market()
  const markets = [marketId, besides(world, marketId, 2), besides(world, marketId, 3)]
  for (const id of markets.slice(0, 2))
    for (let time = 0; time < 2; time++) await world.desk.place([bet(id, 100)])
  await expect(world.desk.place([bet(markets[2]!, 10)])).rejects.toMatchObject({ code: 'MATCH_STAKE_LIMIT' })
})

test('[BET-10] a player wins at most five times the highest stake on a match (3016)', async () => {
  const { world, marketId } = market()
  world.offers.get(marketId)!.odds[1] = 4_000
  const other = besides(world, marketId, 2)
  await world.desk.place([bet(marketId, 100, { price: 4_000 })])
  await expect(world.desk.place([bet(other, 70, { price: 4_000 })])).rejects.toMatchObject({
    code: 'MATCH_WIN_LIMIT',
  })
  await world.desk.place([bet(other, 60, { price: 4_000 })])
})

test('[BET-10] a player stakes five thousand million dong within a day at +08:00 (3007)', async () => {
  const world = testDesk(database)
  world.operator.state.balance = 10n ** 15n
  const place = (thousands: number) => {
    const marketId = world.open(++matchId, { odds: 1_010 })
    world.offers.get(marketId)!.most = 1_000_000
    return world.desk.place([bet(marketId, thousands, { price: 1_010 })])
  }
  for (let time = 0; time < 5; time++) await place(1_000_000)
  await expect(place(10)).rejects.toMatchObject({ code: 'DAY_STAKE_LIMIT' })
  // Midnight there is four in the afternoon here: another day.
  await world.clock.advance(hours(4))
  await place(1_000_000)
})

test('[BET-10] limits of a player hold for bets at the same moment, and in other currencies', async () => {
  const { world, marketId } = market()
  const slips = Array.from({ length: 12 }, (_, number) =>
    bet(marketId, 30, number % 2 ? { currencyId: 10, unitStake: 3_000_000n } : {}),
  )
  const made = await Promise.allSettled(slips.map((slip) => world.desk.place([slip])))
  expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(6)
})

test('[BET-10] what was rejected may be bet again', async () => {
  const { world, marketId } = market()
  world.operator.state.pay = 'no'
  for (let time = 0; time < 4; time++) {
    await world.desk.place([bet(marketId, 100)])
    await world.desk.run()
  }
  const left = await storage.asOwner(
    'select sum(stake)::int as stake, sum(win)::int as win from sportsbook.player_position',
  )
  expect(left).toEqual([{ stake: 0, win: 0 }])
  expect(await storage.asOwner('select sum(liability)::int as liability from sportsbook.exposure')).toEqual([
    { liability: 0 },
  ])
  expect(world.exposures.of(marketId, 1)).toBe(0)
})

test('what the house stands to lose is known again after a restart, and forgotten with the match', async () => {
  const { world, marketId } = market()
  await world.desk.place([bet(marketId, 100)])
  expect(world.exposures.of(marketId, 1)).toBe(90)
  const again = testDesk(database)
  await again.exposures.load()
  expect(again.exposures.of(marketId, 1)).toBe(90)

  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  await world.clock.advance(days(3))
  await housekeepingOf(world).run()
  expect(world.exposures.of(marketId, 1)).toBe(0)
  expect(await storage.asOwner('select 1 from sportsbook.exposure')).toEqual([])
  expect(await storage.asOwner('select 1 from sportsbook.player_position')).toEqual([])
})

function housekeepingOf(world: World) {
  return createHousekeeping({ ...world, database, log: createLog({ level: 'silent' }) })
}

test('[SET-12] an order that is open a day after its match is listed; after its settlement nothing is', async () => {
  const { world, marketId } = market()
  const [order] = await world.desk.place([bet(marketId, 50)])
  await world.pass(1_000)
  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  const { listStuck } = housekeepingOf(world)
  await world.clock.advance(hours(23))
  expect(await listStuck()).toEqual([])
  await world.clock.advance(hours(2))
  expect(await listStuck()).toEqual([order!.id])
  world.offers.get(marketId)!.verdict = { outcome: OUTCOME.lost, resultText: '0-1' }
  await world.settlement.run()
  expect(await listStuck()).toEqual([])
})

test('[BET-05] [BET-06] legs that depend on each other are refused by the desk, and nothing is charged', async () => {
  const { world, marketId } = market()
  const first = matchId
  const other = world.open(++matchId)
  const legs = [marketId, other].map((id) => ({ marketId: id, optionType: 1, odds: 1_900n as Odds }))
  const double = { ...bet(marketId, 50), legsEach: 2, legs }
  // The same two sides at the same time: the match under a second id.
  world.scenes.get(matchId)!.match = {
    home: world.stage.scene(first)!.match.home,
    away: world.stage.scene(first)!.match.away,
  }
  await expect(world.desk.place([double])).rejects.toMatchObject({ code: 'SAME_MATCH_TWICE' })
  world.scenes.get(matchId)!.match = { startsAt: world.clock.now() + days(8) }
  await expect(world.desk.place([double])).rejects.toMatchObject({ code: 'KICK_OFFS_TOO_FAR' })
  await world.pass(2_000)
  expect(world.operator.booked.size).toBe(0)
})

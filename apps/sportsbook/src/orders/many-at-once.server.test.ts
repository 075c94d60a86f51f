import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import type { Database } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import type { Odds } from '@keo/units/odds'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelOrder } from '../settlement/cancel-order.ts'
import { createDesk } from './desk.ts'
import type { Order } from './order-types.ts'
import { single, testDesk } from './test-desk.ts'

const { storage, database } = sharedDesks()
const [MATCH, OTHER] = [9_701, 9_702]

type World = ReturnType<typeof testDesk>

/** Another market of a match that is open already. */
function besides(world: World, marketId: number, slots: number): number {
  world.offers.set(marketId + slots, { ...world.offers.get(marketId)! })
  return marketId + slots
}

/** How often transactions were run again: of those that wait in a circle the database undoes one. */
function countRuns(real: Database) {
  let again = 0
  const tx: Database['tx'] = (run) => {
    again -= 1
    return real.tx((each) => {
      again += 1
      return run(each)
    })
  }
  return {
    counting: { db: real.db, statement: real.statement, ping: real.ping, close: real.close, tx },
    runAgain: () => again,
  }
}

test('[BET-07] [BET-10] of bets at the same moment each is made once or refused by itself, and what is bound is what was made', async () => {
  const world = testDesk(database)
  const marketId = world.open(MATCH)
  world.offers.get(marketId)!.most = 1_000
  world.operator.state.balance = 10n ** 12n
  const users = Array.from({ length: 12 }, (_, number) => `user-${number}`)
  const slips = users.map((userId, number) => single(marketId, { userId, option: 1 + (number % 2) }))
  const greedy = [1, 2, 3].map(() => single(marketId, { userId: 'user-greedy', unitStake: 100_000n }))
  const made = await Promise.allSettled(
    [...slips, ...greedy, ...slips].map((slip) => world.desk.place([slip])),
  )
  // Twice the highest stake of a market is borne of one player, and what was sent twice is one order.
  expect(made.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'MARKET_STAKE_LIMIT' } },
  ])
  await world.pass(1_000)
  const [counts] = await database.db
    .withTables<{ bet_order: { status: number; stake: bigint } }>()
    .selectFrom('bet_order')
    .select(({ fn }) => ['status', fn.countAll<bigint>().as('orders'), fn.sum<string>('stake').as('stake')])
    .groupBy('status')
    .execute()
  expect(counts).toEqual({ status: 4, orders: 14n, stake: '260000' })
  const bound = `select sum(stake)::int as staked from`
  expect(await storage.asOwner(`${bound} sportsbook.exposure`)).toEqual([{ staked: 2_600 }])
  expect(await storage.asOwner(`${bound} sportsbook.player_position where kind = 'market'`)).toEqual([
    { staked: 2_600 },
  ])
  expect(10n ** 12n - world.operator.state.balance).toBe(260_000n)
})

test('[BET-07] [BET-10] bets made, refused and cancelled at the same moment on the same markets never wait for each other in a circle', async () => {
  const { counting, runAgain } = countRuns(database)
  const world = testDesk(counting)
  world.operator.state.balance = 10n ** 12n
  const legs = [1, 2, 3, 4, 5, 6].map((matchId) => {
    const marketId = world.open(matchId)
    return { marketId, optionType: 1, odds: 1_900n as Odds }
  })
  const place = (userId: string) =>
    world.desk.place([{ ...single(legs[0]!.marketId, { userId, unitStake: 1_000n }), legsEach: 6, legs }])
  const users = ['user-9', 'user-10']
  const rounds = [0, 1, 2, 3]
  let accepted: Order[] = []
  for (const round of rounds) {
    // Every other round what is made comes to nothing, in arrays.
    world.operator.state.pay = round % 2 ? 'no' : 'yes'
    const [made] = await Promise.all([
      Promise.all([...users, ...users, ...users].map(place)),
      ...accepted.map(({ id }) => cancelOrder(id, world.needs)),
    ])
    await world.pass(1_000)
    accepted = round % 2 ? [] : made.flat()
    expect(runAgain()).toBe(0)
  }
  const bound = await storage.asOwner(
    `select (select sum(stake)::int from sportsbook.player_position) as positions,
      (select sum(stake)::int from sportsbook.exposure) as exposures`,
  )
  expect(bound).toEqual([{ positions: 0, exposures: 0 }])
})

test('[SET-02] results said at the same moment decide the bets on their own markets, once, and leave the others open', async () => {
  const world = testDesk(database)
  const first = world.open(MATCH)
  const [second, third] = [besides(world, first, 1), besides(world, first, 2)]
  const legs = [first, world.open(OTHER)].map((marketId) => ({
    marketId,
    optionType: 1,
    odds: 1_900n as Odds,
  }))
  const made = await world.desk.place([
    single(first),
    single(second),
    single(second, { option: 2 }),
    single(third),
    { ...single(first), legsEach: 2, legs },
  ])
  await world.pass(1_000)
  const enter = (marketId: number, optionType: number, outcome: 3 | 4 | 5) =>
    world.settlement.enterResult(
      { marketId, optionType, scoreAtBet: null },
      { outcome, resultText: '1-0', version: 1 },
      false,
    )
  const { won, lost, halfWon } = OUTCOME
  const judgements = await Promise.all([
    enter(first, 1, won),
    enter(second, 1, halfWon),
    enter(second, 2, lost),
    enter(first, 1, won),
    enter(second, 1, halfWon),
  ])
  expect(judgements).toEqual(['first', 'first', 'first', 'same', 'same'])
  const returns = async () => {
    const orders = await world.desk.ownOrders(
      'user-1',
      made.map(({ id }) => id),
    )
    return orders
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ status, returned, settlements }) => [status, returned, settlements])
  }
  const open = [4, null, 0]
  expect(await returns()).toEqual([[5, 9_500n, 1], [5, 7_250n, 1], [5, 0n, 1], open, open])
  await Promise.all([enter(third, 1, lost), enter(legs[1]!.marketId, 1, won)])
  expect((await returns()).slice(3)).toEqual([
    [5, 0n, 1],
    [5, 18_050n, 1],
  ])
  expect(world.operator.state.balance).toBe(1_000_000n - 25_000n + 9_500n + 7_250n + 18_050n)
})

test('[SET-11] while there are whole arrays of money, few orders are told after each, and then all', async () => {
  const world = testDesk(database)
  const marketId = world.open(MATCH)
  await storage.asOwner(`
    set search_path to sportsbook;
    insert into bet_order (id, user_id, merchant_user_id, currency_id, related_id, request_hash, legs_each, sub_bets,
      unit_stake, stake, cap, odds_change, status, payment, received_at, decided_at, modified_at, device, address)
    select (1000000000000000000 + n)::text, 'user', 'member', 1000, 'slip-' || n, '', 1, 1, 1000, 1000, 1000000000, 1, 4,
      'paid', now(), now(), now(), 'h5', '127.0.0.1' from generate_series(1, 1200) n;
    insert into bet_leg (order_id, number, match_id, sport_id, league_id, market_id, market_type, period, option_type,
      asked_odds, odds, is_live)
    select id, 1, ${MATCH}, 1, 7, ${marketId}, 1000, 1001, 1, 1900, 1900, false from bet_order;
    reset search_path`)
  world.offers.get(marketId)!.verdict = { outcome: OUTCOME.won, resultText: '1-0' }
  world.scenes.get(MATCH)!.status = MATCH_STATUS.ended
  await world.clock.advance(hours(1))
  const pushedBefore: number[] = []
  const { book } = world.operator
  world.operator.book = (transactions) => {
    pushedBefore.push(world.operator.pushed.length)
    return book(transactions)
  }
  await world.settlement.run()
  expect(world.operator.arrays).toEqual([500, 500, 200])
  expect(pushedBefore).toEqual([0, 32, 64])
  expect(new Set(world.operator.pushed).size).toBe(1_200)
})

test('[RAT-03] bets that come faster than they are charged beyond a bound are refused, keep nothing, and are taken again later', async () => {
  const world = testDesk(database)
  const marketId = world.open(9_703)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const { pay } = world.operator
  world.operator.pay = async (stake) => {
    await isReleased
    return pay(stake)
  }
  const desk = createDesk({ ...world.needs, unpaidMax: 3 })
  const bet = (userId: string) => desk.place([single(marketId, { userId, relatedId: `full-${userId}` })])
  const first = await Promise.allSettled(['a', 'b', 'c', 'd'].map(bet))
  expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  await expect(bet('d')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(desk.place(['e', 'f'].map((userId) => single(marketId, { userId })))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  const { rows } = await sql<{ users: string }>`
    select string_agg(user_id, ',' order by user_id) as users from bet_leg
    join bet_order on id = order_id where market_id = ${marketId}`.execute(database.db)
  expect(rows).toEqual([{ users: 'a,b,c' }])
  release()
  await desk.run()
  await expect(bet('d')).resolves.toMatchObject([{ userId: 'd' }])
})

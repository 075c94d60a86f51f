import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { single, testDesk } from './test-desk.ts'

let matchId = 100

const { storage, database } = sharedDesks()

type World = ReturnType<typeof testDesk>

async function orderOf(world: World, id: string | undefined) {
  const [order] = await world.desk.ownOrders('user-1', [id ?? ''])
  return order
}

test.each([
  ['far above the offer', 9_999],
  ['above it', 1_901],
  ['below it', 1_200],
])('[BET-01] a price %s that nobody offered never becomes the price of the bet', async (_, price) => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId, { price, oddsChange: 2 })])
  await world.pass(1_000)
  expect((await orderOf(world, order?.id))?.legs[0]).toMatchObject({
    requestedOdds: BigInt(price),
    odds: 1_900n,
  })
})

test('[TIM-09] both sides of a market wait equally long, whatever becomes of them', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId, { status: MATCH_STATUS.live })
  const [home] = await world.desk.place([single(marketId, { option: 1 })])
  const [away] = await world.desk.place([single(marketId, { option: 2 })])
  await world.pass(4_999)
  const waiting = await Promise.all([orderOf(world, home?.id), orderOf(world, away?.id)])
  expect(waiting.map((order) => [order?.status, (order?.dueAt ?? 0) - (order?.receivedAt ?? 0)])).toEqual([
    [1, 5_000],
    [1, 5_000],
  ])
  await world.pass(1)
  const decided = await Promise.all([orderOf(world, home?.id), orderOf(world, away?.id)])
  expect(decided.map((order) => [order?.status, (order?.decidedAt ?? 0) - (order?.receivedAt ?? 0)])).toEqual(
    [
      [4, 5_000],
      [4, 5_000],
    ],
  )
})

test('[TIM-07] a bet on the match to come does not outlast its start', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId)])
  await world.desk.run()
  world.scenes.get(matchId)!.status = MATCH_STATUS.live
  await world.pass(1_000)
  expect(await orderOf(world, order?.id)).toMatchObject({ status: 2, rejection: 'marketSuspended' })
  expect(world.operator.state.balance).toBe(1_000_000n)
})

test.each([
  [
    'its price rose beyond what the book bears',
    (w: World, id: number) => void (w.offers.get(id)!.odds[1] = 90_000),
    'riskLimit',
  ],
  [
    'its match is over',
    (w: World) => void (w.scenes.get(matchId)!.status = MATCH_STATUS.ended),
    'unconfirmedAtSettlement',
  ],
  ['its market closed', (w: World, id: number) => void w.offers.delete(id), 'marketSuspended'],
  ['its line moved on', (w: World, id: number) => void (w.offers.get(id)!.sale = 0), 'marketSuspended'],
])(
  '[BET-03] [BET-09] an order that waits is rejected when %s, and the stake is given back once',
  async (_, meanwhile, reason) => {
    const world = testDesk(database)
    const marketId = world.open(++matchId)
    world.offers.get(marketId)!.most = 100
    const [order] = await world.desk.place([single(marketId, { oddsChange: 2 })])
    await world.desk.run()
    meanwhile(world, marketId)
    await world.pass(1_000)
    await world.pass(1_000)
    expect(await orderOf(world, order?.id)).toMatchObject({
      status: 2,
      rejection: reason,
      payment: 'returned',
    })
    expect(world.operator.state.balance).toBe(1_000_000n)
  },
)

test('[BET-14] a wager keeps who, when, what, at which price and score, from where, and every state it was in', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId, { status: MATCH_STATUS.live })
  const received = world.clock.now()
  const [order] = await world.desk.place([single(marketId, { address: '203.0.113.7', device: 'phone-1' })])
  await world.pass(5_000)
  world.offers.get(marketId)!.verdict = { outcome: OUTCOME.won, resultText: '2-1' }
  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  await world.clock.advance(300_000)
  await world.settlement.run()
  const kept = await orderOf(world, order?.id)
  expect(kept).toMatchObject({
    userId: 'user-1',
    merchantUserId: 'member-1',
    receivedAt: received,
    decidedAt: received + 5_000,
    settledAt: received + 305_000,
    currencyId: 1000,
    stake: 5_000n,
    returned: 9_500n,
    settlements: 1,
    address: '203.0.113.7',
    device: 'phone-1',
  })
  expect(kept?.legs[0]).toMatchObject({
    matchId,
    sportId: 1,
    leagueId: 7,
    marketId,
    marketType: 1000,
    period: 1001,
    line: -2,
    optionType: 1,
    requestedOdds: 1_900n,
    odds: 1_900n,
    isLive: true,
    scoreAtBet: [1, 0],
    scoresText: null,
    oddsFormat: 1,
    outcome: OUTCOME.won,
    resultText: '2-1',
  })
  const states = await storage.asOwner(
    'select status, payment, returned::int as returned from sportsbook.bet_order_state where order_id = $1 order by version',
    [order?.id],
  )
  expect(states).toEqual([
    { status: 0, payment: 'due', returned: null },
    { status: 1, payment: 'paid', returned: null },
    { status: 4, payment: 'paid', returned: null },
    { status: 5, payment: 'paid', returned: 9_500 },
  ])
})

test.each(['bet_order', 'bet_leg', 'bet_order_state'])(
  '[BET-14] nobody removes a row of %s: wagers are kept for years',
  async (table) => {
    await expect(sql`delete from ${sql.table(table)}`.execute(database.db)).rejects.toMatchObject({
      code: '42501',
    })
  },
)

import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { RESERVATION_FAIL } from '@keo/sportsbook-contract/order-enums'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { createSettings } from '../ground/provider-settings.ts'
import { testDesk } from '../orders/test-desk.ts'
import { createReservationDesk, type ReservationRequest } from './reservation-desk.ts'

let matchId = 9_000

const { database } = sharedDesks()

/** A desk with one market at 1.90 and who reserves on it. */
function booking() {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const reservations = createReservationDesk({ ...world.needs, desk: world.desk })
  const request = (more: Partial<ReservationRequest> = {}): ReservationRequest => ({
    userId: 'user-1',
    merchantUserId: 'member-1',
    currencyId: 1000,
    relatedId: null,
    oddsFormat: 1,
    stake: 5_000n,
    odds: 2_000n as Odds,
    marketId,
    optionType: 1,
    device: 'h5',
    address: '127.0.0.1',
    ...more,
  })
  const own = async (id: string) => (await reservations.own('user-1', [id]))[0]
  const pass = async (ms: number) => {
    await reservations.run()
    await world.pass(ms)
    await reservations.run()
  }
  const price = (odds: number) => {
    const offer = world.offers.get(marketId)
    if (offer) offer.odds[1] = odds
  }
  return { ...world, matchId, marketId, reservations, request, own, pass, price }
}

const ordersOf = async ({ desk }: ReturnType<typeof booking>) => {
  const request = {
    userId: 'user-1',
    statuses: [0, 1, 2, 3, 4, 5],
    currencyId: null,
    matchTypes: null,
    isCashedOut: false,
  }
  return (await desk.list({ ...request, from: null, to: null, by: 'received_at', offset: 0, limit: 100 }))
    .orders
}

test('[SPT-12b] a reservation waits uncharged, and becomes an order when its odds are reached', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  await world.pass(5_000)
  expect(await world.own(id)).toMatchObject({ status: 0, orderId: null })
  expect(world.operator.booked.size).toBe(0)
  world.price(2_050)
  await world.pass(1_000)
  const done = await world.own(id)
  expect(done).toMatchObject({ status: 1, failReason: null })
  const [order] = await ordersOf(world)
  expect(order).toMatchObject({ id: done?.orderId, status: 4, reservationId: id, stake: 5_000n })
  expect(order?.legs[0]).toMatchObject({ requestedOdds: 2_000n, odds: 2_050n })
  expect(world.operator.state.balance).toBe(995_000n)
})

test.each([
  [
    'the balance is gone',
    (w: ReturnType<typeof booking>) => void (w.operator.state.balance = 0n),
    'paymentFailed',
  ],
  [
    'the operator bars the member',
    (w: ReturnType<typeof booking>) => void (w.operator.state.pay = 'no'),
    'paymentFailed',
  ],
  [
    'the limit fell',
    (w: ReturnType<typeof booking>) => void (w.offers.get(w.marketId)!.most = 20),
    'overLimit',
  ],
])(
  '[BET-11] everything is asked when it triggers, not when it is booked: %s',
  async (_, arrange, failReason) => {
    const world = booking()
    const { id } = await world.reservations.place(world.request())
    arrange(world)
    await world.pass(1_000)
    expect(await world.own(id)).toMatchObject({ status: 0 })
    world.price(2_000)
    await world.pass(2_000)
    expect(await world.own(id)).toMatchObject({ status: 2, failReason })
    expect((await ordersOf(world)).filter(({ status }) => status === 4)).toEqual([])
  },
)

test('odds that fall again before the order is accepted are waited for anew, and the stake is back meanwhile', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  world.price(2_000)
  await world.reservations.run()
  await world.desk.run()
  world.price(1_950)
  await world.pass(1_000)
  expect(await world.own(id)).toMatchObject({ status: 0, tries: 1 })
  expect(world.operator.state.balance).toBe(1_000_000n)
  world.price(2_000)
  await world.pass(9_000)
  expect(await world.own(id)).toMatchObject({ status: 0 })
  await world.pass(2_000)
  await world.pass(1_000)
  expect(await world.own(id)).toMatchObject({ status: 1, tries: 2 })
  expect(world.operator.state.balance).toBe(995_000n)
})

test('a kill between the try and its order makes one order, not two', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  world.price(2_000)
  const isDown = { place: () => Promise.reject(new Error('killed')) } as unknown as typeof world.desk
  const killed = createReservationDesk({ ...world.needs, desk: isDown })
  await expect(killed.run()).rejects.toThrow('killed')
  expect(await world.own(id)).toMatchObject({ status: 4, tries: 1 })
  const others = [1, 2].map(() => createReservationDesk({ ...world.needs, desk: world.desk }))
  await Promise.all(others.map((each) => each.run()))
  await world.pass(1_000)
  expect(await world.own(id)).toMatchObject({ status: 1, tries: 1 })
  expect((await ordersOf(world)).length).toBe(1)
  expect(world.operator.state.balance).toBe(995_000n)
})

test('reservations that wait end with their cause when the operator switches them off (fr 2)', async () => {
  const world = booking()
  const settings = createSettings(database)
  const { id } = await world.reservations.place(world.request())
  await settings.write('switches', JSON.stringify({ reserve: false }))
  world.price(2_050)
  await world.pass(1_000)
  await settings.write('switches', JSON.stringify({ reserve: true }))
  expect(await world.own(id)).toMatchObject({ status: 2, failReason: 'featureClosed' })
  expect(RESERVATION_FAIL.featureClosed).toBe(2)
  await world.pass(1_000)
  expect(await ordersOf(world)).toEqual([])
})

test('a market that is decided ends a reservation with its cause', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  world.offers.get(world.marketId)!.verdict = { outcome: OUTCOME.lost, resultText: '0-1' }
  await world.pass(1_000)
  expect(await world.own(id)).toMatchObject({ status: 2, failReason: 'marketSettled' })
})

test('a handicap that would count from another score ends a reservation with its cause', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  // In play the hand-made book counts from 1-0.
  world.scenes.get(world.matchId)!.status = MATCH_STATUS.live
  await world.pass(1_000)
  expect(await world.own(id)).toMatchObject({ status: 2, failReason: 'scoreChanged' })
})

test('[SPT-12b] a reservation is changed, called off once, and nobody else’s', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  const change = { stake: 6_000n, odds: 2_100n as Odds }
  await world.reservations.update('user-1', id, change)
  expect(await world.own(id)).toMatchObject({ stake: 6_000n, wantedOdds: 2_100n, version: 2 })
  await expect(world.reservations.update('user-1', id, { ...change, stake: 1n })).rejects.toMatchObject({
    code: 'RESERVE_STAKE_TOO_LOW',
  })
  for (const stranger of [
    () => world.reservations.cancel('user-2', id),
    () => world.reservations.update('user-2', id, change),
    () => world.reservations.cancel('user-1', '0000000000000000001'),
  ])
    await expect(stranger()).rejects.toMatchObject({ code: 'RESERVATION_UNKNOWN' })
  await world.reservations.cancel('user-1', id)
  expect(await world.own(id)).toMatchObject({ status: 3, failReason: 'userCancelled' })
  await expect(world.reservations.cancel('user-1', id)).rejects.toMatchObject({ code: 'CANCEL_FAILED' })
  await expect(world.reservations.update('user-1', id, change)).rejects.toMatchObject({
    code: 'RESERVATION_FAILED',
  })
  world.price(2_200)
  await world.pass(1_000)
  expect(await ordersOf(world)).toEqual([])
})

test('calling off and reaching the odds at the same moment: one of them happens', async () => {
  const world = booking()
  const { id } = await world.reservations.place(world.request())
  world.price(2_000)
  const [cancelled] = await Promise.allSettled([
    world.reservations.cancel('user-1', id),
    world.reservations.run(),
  ])
  await world.pass(1_000)
  const after = await world.own(id)
  expect(after?.status).toBe(cancelled.status === 'fulfilled' ? 3 : 1)
  expect((await ordersOf(world)).length).toBe(cancelled.status === 'fulfilled' ? 0 : 1)
})

test('the same request with its id is one reservation; ten are open at most, however many are sent at once', async () => {
  const world = booking()
  const same = world.request({ relatedId: 'mine' })
  const twice = await Promise.all([world.reservations.place(same), world.reservations.place(same)])
  expect(twice[0].id).toBe(twice[1].id)
  await expect(world.reservations.place({ ...same, stake: 6_000n })).rejects.toMatchObject({
    code: 'DUPLICATE_SUBMIT',
  })
  const more = Array.from({ length: 14 }, () => world.reservations.place(world.request()))
  const made = (await Promise.allSettled(more)).filter(({ status }) => status === 'fulfilled')
  expect(made.length).toBe(9)
})

test.each([
  ['a market that never was', { marketId: 1 }, 'MARKET_UNKNOWN'],
  ['an option that never was', { optionType: 77 }, 'MARKET_UNKNOWN'],
  ['odds too high', { odds: 2_900n as Odds }, 'RESERVE_ODDS_TOO_HIGH'],
  ['a stake too low', { stake: 999n }, 'RESERVE_STAKE_TOO_LOW'],
  ['a stake too high', { stake: 10_000_001n }, 'RESERVE_STAKE_TOO_HIGH'],
])('%s cannot be reserved', async (_, more, code) => {
  const world = booking()
  await expect(world.reservations.place(world.request(more))).rejects.toMatchObject({ code })
})

import { sharedProvider } from '@keo/dev-world/shared-provider'
import {
  cancelAutoCashOut,
  changeAutoCashOut,
  listAutoCashOuts,
  setAutoCashOut,
} from '@keo/sportsbook-contract/auto-cash-out'
import {
  cancelReservedCashOut,
  cashOut,
  getCashOutOffers,
  getCashOutPrice,
  getCashOutsByIds,
  getReservedCashOuts,
  reserveCashOut,
} from '@keo/sportsbook-contract/cash-out'
import { takeBackCashOut } from '@keo/sportsbook-contract/control'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import {
  cancelReservation,
  getBetParameter,
  getReservations,
  newReserveBetList,
  reserveBet,
  reserveBetList,
  updateReservation,
} from '@keo/sportsbook-contract/reservations'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testPurse } from '../test-purse.ts'

const EARLY = 4
const NOWHERE = '0000000000000000001'

const { provider } = sharedProvider(testPurse().post)
let authorization: string
/** An option that can be bet on and whose match is not today. */
let option: { marketId: number; matchId: number; type: number; odds: number }

beforeAll(async () => {
  authorization = await provider.tokenOf('member-early')
  const { data } = await provider.call(getList, { sportId: 1, type: EARLY, size: 20 })
  for (const match of data.records)
    for (const { id, ss, op } of match.mg.flatMap(({ mks }) => mks)) {
      const [first] = op
      if (ss === 1 && first && first.od > 1.5 && first.od < 3)
        option ??= { marketId: id, matchId: match.id, type: first.ty, odds: first.od }
    }
})

async function send(call: ProviderCall, body: object) {
  return provider.call(call, { languageType: 'VIE', ...body }, { authorization })
}

/** The answer, which must have exactly the shape that the contract declares. */
async function dataOf<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
  const { code, message, data } = await send(call, body)
  expect([code, message]).toEqual([0, null])
  expect(call.response.safeParse(data).error).toBeUndefined()
  return data as ProviderResponseOf<C>
}

/** An accepted bet of 100. */
async function bet(): Promise<string> {
  const betOptionList = [{ marketId: option.marketId, optionType: option.type, odds: option.odds }]
  const singleBetList = [{ unitStake: '100', oddsChange: 2, betOptionList }]
  const [order] = await dataOf(singlePass, { singleBetList, currencyId: 1000 })
  const id = order?.id ?? ''
  await until(async () => {
    const [status] = await dataOf(getStakeOrderStatus, { orderIds: [id] })
    expect(status).toEqual({ oid: id, st: 4 })
  })
  return id
}

async function until(holds: () => Promise<void>): Promise<void> {
  await vi.waitFor(
    async () => {
      await provider.clock.advance(1_000)
      await holds()
    },
    { timeout: 60_000, interval: 20 },
  )
}

async function ownOrder(id: string, more: object = {}) {
  const { records } = await dataOf(newBetList, { isSettled: false, ...more })
  return records.find((record) => record.id === id)
}

describe('[SPT-12a] cash-out on the wire', () => {
  test('price, fee, part, status and what the order says of it', async () => {
    const orderId = await bet()
    expect(await ownOrder(orderId)).toMatchObject({ co: 1, coc: 0 })
    const { mxc, pr } = await dataOf(getCashOutPrice, { orderIds: [orderId, NOWHERE] })
    expect(mxc).toBe(5)
    expect(pr).toEqual([{ oid: orderId, amt: expect.any(Number), st: 4, smis: 10, pmis: 10 }])
    const [shown] = await dataOf(getCashOutOffers, { orderIds: [orderId] })
    const { offer, ...around } = shown!
    expect(around).toEqual({ orderId, state: 'offered', openStake: 100, leastStake: 10, cashOutsLeft: 5 })
    expect(offer).toMatchObject({ unitPrice: pr[0]?.amt, feePercent: 3 })
    expect(offer!.worth).toBeCloseTo(offer!.payout + offer!.fee, 6)

    const made = await dataOf(cashOut, {
      orderId,
      cashOutStake: '40',
      unitCashOutPayoutStake: pr[0]?.amt,
      acceptOddsChange: false,
      parlay: false,
    })
    expect(made.st).toBe(1)
    expect((await dataOf(getCashOutPrice, { orderIds: [orderId] })).pr).toEqual([{ oid: orderId, st: 102 }])
    await until(async () => {
      const [done] = await dataOf(getCashOutsByIds, { ids: [made.id, NOWHERE] })
      expect(done).toMatchObject({ id: made.id, orderId, orderStatus: 5, cashOutStake: 40, currencyId: 1000 })
    })
    const order = await ownOrder(orderId, { isCashout: true })
    const payout = Math.floor(4_000 * pr[0]!.amt! + 1e-6) / 100
    expect(order).toMatchObject({
      st: 4,
      coc: 1,
      cots: 40,
      cops: payout,
      crl: [{ cst: 40, cops: payout, st: 5 }],
    })
    expect(order!.lwa).toBeLessThan(order!.mwa)
  })

  test('a cash-out that waits for its return is told, shown with its order and called off', async () => {
    const orderId = await bet()
    expect(await ownOrder(orderId, { isCashout: true })).toBeUndefined()
    const body = { orderId, cashOutStake: 100, cashOutPayoutStake: 140 }
    const reserved = await dataOf(reserveCashOut, body)
    expect(reserved).toMatchObject({ oid: orderId, st: 1, cst: 100, cops: 140, unps: 1.4 })
    const { pr } = await dataOf(getCashOutPrice, { orderIds: [orderId] })
    expect(pr[0]).toMatchObject({ st: 101, rcs: '140.00' })
    expect((await ownOrder(orderId))?.rcool).toEqual([reserved])
    const [status] = await dataOf(getReservedCashOuts, { reserveCashOutIds: [reserved.id] })
    expect(status).toMatchObject({ id: reserved.id, ops: [{ mrid: option.marketId }] })
    expect((await send(reserveCashOut, body)).code).toBe(17002)
    expect(await dataOf(cancelReservedCashOut, { reserveCashOutId: reserved.id })).toBe(true)
    expect((await send(cancelReservedCashOut, { reserveCashOutId: reserved.id })).code).toBe(6052)
  })

  test('an auto cash-out is set, shown, changed and taken back, each as often as it is sent', async () => {
    const orderId = await bet()
    const conditions = [
      { kind: 'return', amount: '120.50' },
      { kind: 'loss', amount: 40 },
      { kind: 'minute', matchId: option.matchId, minute: '80' },
      { kind: 'event', matchId: option.matchId, event: 'redCard' },
    ]
    const request = { orderId, conditions, stake: '40', relatedId: 'auto-1' }
    const made = await dataOf(setAutoCashOut, request)
    expect(made).toMatchObject({ orderId, state: 'waiting', stake: 40, cause: null, version: 1 })
    expect(made.conditions).toEqual([
      { kind: 'return', amount: 120.5 },
      { kind: 'loss', amount: 40 },
      { kind: 'minute', matchId: option.matchId, minute: 80 },
      { kind: 'event', matchId: option.matchId, event: 'redCard' },
    ])
    expect(await dataOf(setAutoCashOut, request)).toEqual(made)
    expect(await dataOf(listAutoCashOuts, { orderIds: [orderId, NOWHERE] })).toEqual([made])
    const change = { id: made.id, version: 1, conditions: conditions.slice(0, 1) }
    const changed = await dataOf(changeAutoCashOut, change)
    expect(changed).toMatchObject({ stake: null, conditions: made.conditions.slice(0, 1), version: 2 })
    expect(await dataOf(changeAutoCashOut, change)).toEqual(changed)
    expect(await dataOf(cancelAutoCashOut, { id: made.id })).toBe(true)
    expect(await dataOf(cancelAutoCashOut, { id: made.id })).toBe(true)
    expect(await dataOf(listAutoCashOuts, { orderIds: [orderId] })).toEqual([])
  })

  const auto = (condition: object, more: object = {}) => ({
    conditions: [condition],
    relatedId: 'auto-bad',
    id: NOWHERE,
    version: 1,
    ...more,
  })
  test.each([
    ['a return that is there', setAutoCashOut, auto({ kind: 'return', amount: 1 }), 19001],
    ['a minute of another match', setAutoCashOut, auto({ kind: 'minute', matchId: 1, minute: 80 }), 19002],
    ['more than can be won', setAutoCashOut, auto({ kind: 'return', amount: 100_000 }), 17010],
    ['an amount of three decimals', setAutoCashOut, auto({ kind: 'loss', amount: '1.005' }), 5],
    ['an event that is none', setAutoCashOut, auto({ kind: 'event', matchId: 1, event: 'snow' }), 5],
    ['no condition', setAutoCashOut, { conditions: [], relatedId: 'auto-bad' }, 5],
    ['an order of nobody', setAutoCashOut, auto({ kind: 'loss', amount: 1 }, { orderId: NOWHERE }), 17001],
    ['a change of nothing', changeAutoCashOut, auto({ kind: 'loss', amount: 1 }), 17014],
    ['nothing to take back', cancelAutoCashOut, { id: NOWHERE }, 17014],
  ])('by itself: %s', async (_, call, body, code) => {
    expect((await send(call, { orderId: await openBet(), ...body })).code).toBe(code)
  })

  test.each([
    ['no order id', cashOut, { orderId: undefined }, 5],
    ['an order of nobody', cashOut, { orderId: NOWHERE }, 6040],
    ['no amount', cashOut, { cashOutStake: 'NaN' }, 5],
    ['a third decimal', cashOut, { cashOutStake: '10.005' }, 14066],
    ['nothing', cashOut, { cashOutStake: 0 }, 14066],
    ['less than nothing', cashOut, { cashOutStake: -10 }, 14066],
    ['more than the stake', cashOut, { cashOutStake: 101 }, 17004],
    ['too little', cashOut, { cashOutStake: 5 }, 17011],
    ['all but too little', cashOut, { cashOutStake: 95 }, 6047],
    ['a price never shown', cashOut, { unitCashOutPayoutStake: 9.99 }, 6043],
    ['a price of nothing', cashOut, { unitCashOutPayoutStake: 0 }, 5],
    ['waiting on an order of nobody', reserveCashOut, { orderId: NOWHERE }, 17001],
    ['waiting for more than can be won', reserveCashOut, { cashOutPayoutStake: 100_000 }, 17010],
    ['waiting for nothing', reserveCashOut, { cashOutPayoutStake: 0 }, 5],
    ['ids that are no list', getCashOutPrice, { orderIds: 'all' }, 5],
    ['a thousand and one ids', getCashOutsByIds, { ids: Array.from({ length: 1001 }, () => NOWHERE) }, 5],
    ['nothing to call off', cancelReservedCashOut, { reserveCashOutId: NOWHERE }, 17014],
    ['nothing to take back', takeBackCashOut, { cashOutId: NOWHERE }, 7],
  ])('%s', async (_, call, body, code) => {
    const orderId = await openBet()
    const usual = { orderId, cashOutStake: 100, unitCashOutPayoutStake: 0.9, cashOutPayoutStake: 120 }
    expect((await send(call, { ...usual, ...body })).code).toBe(code)
  })

  test('without a token nothing is told', async () => {
    expect((await provider.call(getCashOutPrice, { orderIds: [] })).code).toBe(14009)
  })
})

/** One bet for all bad requests: none of them may change it. */
let untouched: Promise<string> | null = null
const openBet = () => (untouched ??= bet())

describe('[SPT-12b] reservations on the wire', () => {
  const request = (more: object = {}, betOption: object = {}) => ({
    unitStake: 50,
    currencyId: 1000,
    pay: 1,
    betOptionList: [
      {
        marketId: option.marketId,
        optionType: option.type,
        odds: (option.odds * 1.3).toFixed(2),
        oddsFormat: 1,
        ...betOption,
      },
    ],
    ...more,
  })

  test('parameters, booking, both lists, change and calling off', async () => {
    const { marketId, matchId, type } = option
    const found = await dataOf(getBetParameter, { marketId, matchId, optionType: type, currencyId: 1000 })
    expect(found).toMatchObject({ mid: marketId, mis: 10, scl: 2, msf: 1 })
    expect(found.mod).toBeGreaterThan(found.od)

    const made = await dataOf(reserveBet, request({ relatedId: 'r-1' }))
    expect(made.st).toBe(0)
    expect((await dataOf(reserveBet, request({ relatedId: 'r-1' }))).id).toBe(made.id)
    const { ods, sts } = await dataOf(newReserveBetList, { isFailed: false })
    expect(ods[0]).toMatchObject({
      id: made.id,
      sat: 50,
      rst: 0,
      p: 1,
      rid: 'r-1',
      ops: [{ mrid: marketId }],
    })
    expect(sts).toEqual([{ cid: 1000, ct: 1, sa: 50, mw: expect.any(Number) }])
    const older = await dataOf(reserveBetList, { isFailed: 'false', currencyId: '1000' })
    expect(older.records).toEqual(older.ods)

    expect(await dataOf(updateReservation, { reserveId: made.id, unitStake: 60, odds: found.mod })).toBe(true)
    const [changed] = await dataOf(getReservations, { ids: [made.id] })
    expect(changed).toMatchObject({ sat: 60, ops: [{ od: found.mod }] })
    expect(await dataOf(cancelReservation, { reserveId: made.id })).toBe(true)
    const ended = { isFailed: true, startTime: '2026-01-30 00:00:00', endTime: '2026-02-03 00:00:00' }
    expect((await dataOf(newReserveBetList, ended)).ods[0]).toMatchObject({ id: made.id, rst: 3, fr: 1 })
    expect((await dataOf(newReserveBetList, { isFailed: true })).ods.length).toBe(1)
  })

  test('odds that are there already are taken at once, and the order says where it came from', async () => {
    const made = await dataOf(reserveBet, request({}, { odds: '1.01' }))
    await until(async () => {
      const [done] = await dataOf(getReservations, { ids: [made.id] })
      expect(done).toMatchObject({ rst: 1, p: 2, oid: expect.stringMatching(/^\d{19}$/) })
    })
    const [done] = await dataOf(getReservations, { ids: [made.id] })
    expect(await ownOrder(done?.oid ?? '')).toMatchObject({ ab: true, st: 4, sat: 50 })
  })

  test.each([
    ['no currency', reserveBet, () => request({ currencyId: undefined }), 14070],
    ['an unknown currency', reserveBet, () => request({ currencyId: 77 }), 14081],
    ['a currency that is not the player’s', reserveBet, () => request({ currencyId: 2 }), 14078],
    ['no stake', reserveBet, () => request({ unitStake: 'NaN' }), 5],
    ['a stake of nothing', reserveBet, () => request({ unitStake: 0 }), 6053],
    ['a stake too low', reserveBet, () => request({ unitStake: 9 }), 6053],
    ['a stake too high', reserveBet, () => request({ unitStake: 90_000_000 }), 14085],
    ['paid in advance', reserveBet, () => request({ pay: 2 }), 5],
    ['two options', reserveBet, () => ({ ...request(), betOptionList: [{}, {}] }), 5],
    ['a market of nothing', reserveBet, () => request({}, { marketId: 2_000_000_000 }), 14084],
    ['a wrong odds format', reserveBet, () => request({}, { oddsFormat: 9 }), 14088],
    ['odds of three decimals', reserveBet, () => request({}, { odds: '2.005' }), 14088],
    ['odds too high', reserveBet, () => request({}, { odds: 99 }), 6060],
    [
      'parameters of nothing',
      getBetParameter,
      () => ({ marketId: 5, optionType: 1, currencyId: 1000 }),
      14084,
    ],
    [
      'parameters of another match',
      getBetParameter,
      () => ({ ...option, optionType: option.type, matchId: 1, currencyId: 1000 }),
      6050,
    ],
    ['a change of nothing', updateReservation, () => ({ reserveId: NOWHERE, unitStake: 50, odds: 2 }), 6054],
    ['calling off nothing', cancelReservation, () => ({ reserveId: NOWHERE }), 6054],
    ['a list of no kind', newReserveBetList, () => ({}), 5],
    ['a list from no time', newReserveBetList, () => ({ isFailed: true, startTime: 'today' }), 5],
    [
      'a list of too long a time',
      reserveBetList,
      () => ({ isFailed: true, startTime: '2025-01-01 00:00:00', endTime: '2026-01-01 00:00:00' }),
      14051,
    ],
  ])('%s', async (_, call, body, code) => {
    expect((await send(call, body())).code).toBe(code)
  })
})

import { sharedBettor } from '@keo/dev-world/shared-bettor'
import { cashOut, getCashOutOffers, getCashOutPrice } from '@keo/sportsbook-contract/cash-out'
import { cancelBet, enterResult, setSwitches } from '@keo/sportsbook-contract/control'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { getBetParameter, newReserveBetList, reserveBet } from '@keo/sportsbook-contract/reservations'
import { describe, expect, test, vi } from 'vitest'
import { oddsIn } from '../wire/odds-format.ts'
import { type Option, series, single } from '../orders/test-bettor.ts'

const bettor = sharedBettor()
const [LIVE, OUTRIGHT] = [1, 7]
const IDS_PER_DAY = 2_048

const recordOf = async (id: string, isSettled = false) =>
  (await bettor.dataOf(newBetList, { isSettled, size: 100 })).records.find((record) => record.id === id)!

/** The last push to the operator of an order in this status; pushes run beside the work and may come later. */
const pushedOrder = (id: string, status = 4) =>
  vi.waitUntil(
    async () => {
      const pushed = bettor.pushedOrders.findLast((order) => order.id === id && order.orderStatus === status)
      if (!pushed) await bettor.provider.clock.advance(1_000)
      return pushed
    },
    { timeout: 60_000 },
  )

describe('[BET-11] how odds were shown is kept with the bet', () => {
  test.each([1, 2, 3, 4, 5] as const)('format %i in the reply, the list and what the operator is told', async (format) => {
    const [made] = await bettor.dataOf(singlePass, single(bettor.fresh(), {}, { oddsFormat: String(format) }))
    const { od, of, bod } = made!.ops[0]!
    const shown = oddsIn(format, Number(od) * 1000).toFixed(2)
    expect([of, bod]).toEqual([format, shown])
    await bettor.untilStatus([made!.id], 4)
    const leg = (await recordOf(made!.id)).ops[0]!
    expect([leg.of, leg.bo]).toEqual([format, oddsIn(format, leg.od * 1000).toFixed(2)])
    const [pushed] = (await pushedOrder(made!.id)).betList
    expect([pushed!.oddsFormat, pushed!.odds]).toEqual([format, leg.od.toFixed(2)])
    expect(Number(pushed!.betOdds)).toBeCloseTo(oddsIn(format, Number(od) * 1000), 1)
  }) // prettier-ignore

  test('also in a series and while a bet waits for its odds', async () => {
    const legs = [bettor.fresh(), bettor.fresh()]
    const body = series(legs)
    const betOptionList = body.betOptionList.map((option, at) =>
      Object.assign({}, option, { oddsFormat: at + 2 }),
    )
    const [made] = await bettor.dataOf(betMultiple, { ...body, betOptionList })
    expect(made!.ops.map(({ of }) => of)).toEqual([2, 3])
    const { marketId, type: optionType } = bettor.fresh()
    const { mod, mis } = await bettor.dataOf(getBetParameter, { marketId, optionType, currencyId: 1000 })
    const option = { marketId, optionType, odds: mod, oddsFormat: 2 }
    const request = { unitStake: mis, currencyId: 1000, betOptionList: [option] }
    const { id } = await bettor.dataOf(reserveBet, request)
    const { ods } = await bettor.dataOf(newReserveBetList, { isFailed: false })
    expect(ods.find((each) => each.id === id)?.ops[0]).toMatchObject({ of: 2, bo: (mod - 1).toFixed(2) })
  })
})

describe('the score at the bet (`bsc`)', () => {
  test('stands on every leg that is bet on a soccer match in play, with what its market counts', async () => {
    const { data } = await bettor.provider.call(getList, { type: LIVE, sportId: 1, size: 50 })
    const seen = new Set<string>()
    for (const { id: matchId } of data.records) {
      const { data: match } = await bettor.provider.call(getMatchDetail, { matchId })
      const score = match.nsg.find(({ tyg }) => tyg === 5)!.sc.join('-')
      for (const mty of [1000, 1007, 1005, 1010]) {
        const found = match.mg.find((group) => group.mty === mty && group.mks[0]?.ss === 1)
        const market = found?.mks[0]
        const choice = market?.op.find(({ od }) => od > 1)
        if (!market || !choice) continue
        const option = { matchId, marketId: market.id, type: choice.ty, odds: choice.od, mayCombine: true }
        const { code, data: orders } = await bettor.send(singlePass, single(option))
        if (code !== 0) continue
        const { bsc, ip } = (await recordOf((orders as { id: string }[])[0]!.id)).ops[0]!
        const corners = match.nsg.find(({ tyg }) => tyg === 6)!.sc.join('-')
        expect([ip, bsc]).toEqual([true, mty === 1010 ? `C: ${corners},S: ${score}` : `S: ${score}`])
        seen.add(String(mty))
      }
      if (seen.size === 4) break
    }
    expect([...seen].toSorted()).toEqual(['1000', '1005', '1007', '1010'])
  })

  test('stands on none that is bet before the start', async () => {
    const id = await bettor.accepted(single(bettor.fresh()))
    expect((await recordOf(id)).ops[0]).not.toHaveProperty('bsc')
  })
})

describe('the id of a series request', () => {
  test('is echoed by every row that has none of its own, told to the operator, and makes no second order', async () => {
    const body = { ...series([bettor.fresh(), bettor.fresh(), bettor.fresh()]), relatedId: 'request-1' }
    const rows = [{ seriesValue: 2 }, { seriesValue: 3 }, { seriesValue: 0, relatedId: 'own-1' }]
    const betMultipleData = rows.map((more) => Object.assign({ oddsChange: 2, unitStake: 10 }, more))
    const made = await bettor.dataOf(betMultiple, { ...body, betMultipleData })
    expect(made.map(({ ops }) => ops.map(({ rid }) => rid))).toEqual(
      ['request-1', 'request-1', 'own-1'].map((id) => [id, id, id]),
    )
    const again = await bettor.dataOf(betMultiple, { ...body, betMultipleData })
    expect(again.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
    const other = { ...body, betMultipleData: [{ oddsChange: 2, unitStake: 20, seriesValue: 2 }] }
    expect((await bettor.send(betMultiple, other)).code).toBe(14004)
    await bettor.untilStatus(made.map(({ id }) => id), 4)
    const pushed = await Promise.all(made.map(({ id }) => pushedOrder(id)))
    expect(pushed.map(({ relatedId }) => relatedId)).toEqual(['request-1', 'request-1', 'own-1'])
  }) // prettier-ignore
})

test('the operator reads the name of the sport, and 0 for a result that is not there yet', async () => {
  const id = await bettor.accepted(single(bettor.fresh()))
  const [leg] = (await pushedOrder(id)).betList
  expect(leg).toMatchObject({ settleStatus: 0, settleResult: 0 })
  expect(leg!.sportName).toMatch(/^[A-Z][a-z ]+$/)
})

test('legs of a cancelled order say cancelled (sr 7), to its owner and to the operator', async () => {
  const legs = [bettor.fresh(), bettor.fresh()]
  const [made] = await bettor.dataOf(betMultiple, series(legs))
  await bettor.untilStatus([made!.id], 4)
  await bettor.provider.call(cancelBet, { orderId: made!.id })
  expect((await recordOf(made!.id, true)).ops.map(({ sr }) => sr)).toEqual([7, 7])
  expect((await pushedOrder(made!.id, 3)).betList.map(({ settleResult }) => settleResult)).toEqual([7, 7])
})

test('matchTypes shows orders on normal matches, on outrights, on both, or on none', async () => {
  const { data } = await bettor.provider.call(getList, { type: OUTRIGHT, size: 50 })
  const outright = data.records.find(({ mg }) => mg[0]?.mks[0]?.ss === 1)
  const market = outright!.mg[0]!.mks[0]!
  const choice = market.op.find(({ od }) => od > 1)!
  const option = { matchId: outright!.id, marketId: market.id, type: choice.ty, odds: choice.od, mayCombine: false }
  const champion = await bettor.accepted(single(option))
  const normal = await bettor.accepted(single(bettor.fresh()))
  const listed = async (matchTypes?: unknown) => {
    const { records, total } = await bettor.dataOf(newBetList, { isSettled: false, size: 100, matchTypes })
    expect(records.length).toBe(total)
    return [normal, champion].map((id) => records.some((record) => record.id === id))
  }
  expect(await listed([2])).toEqual([true, false])
  expect(await listed(['1'])).toEqual([false, true])
  expect(await listed([1, 2])).toEqual([true, true])
  expect(await listed([3])).toEqual([false, false])
  expect(await listed([])).toEqual([true, true])
  expect(await listed()).toEqual([true, true])
}) // prettier-ignore

test('the highest stake of every row of a series is whole', async () => {
  const legs = bettor.options.slice(-8)
  const betMatchMarketList = legs.map(({ marketId, matchId, type }) => ({ marketId, matchId, type }))
  for (const currencyId of [1000, 2, 200]) {
    const body = { betMatchMarketList, isSelectSeries: true, currencyId }
    const { sos, bms } = await bettor.dataOf(batchBetMatchMarketOfJumpLine, body)
    expect(sos.length).toBeGreaterThan(5)
    for (const { mi, mx } of sos) expect(Number.isInteger(mx) || mx === mi).toBe(true)
    for (const { smin, smax } of bms) expect(Number.isInteger(smax) || smax === smin).toBe(true)
  }
})

describe('a match that no list shows', () => {
  /** Twenty days later in the world, the calendar has a match with the same number of its day. */
  async function ahead(): Promise<Option[]> {
    const { data } = await bettor.provider.call(getList, { type: 8, size: 100 })
    const known = new Set(data.records.map(({ id }) => id))
    return bettor.options.map((option) => {
      const matchId = option.matchId + 20 * IDS_PER_DAY
      expect(known.has(matchId)).toBe(false)
      return { ...option, matchId, marketId: option.marketId + 20 * IDS_PER_DAY * 2_048 }
    })
  }

  test('takes no bet and no reservation, and shows no price to refresh', async () => {
    const hidden = await ahead()
    const codes = await Promise.all(
      hidden.slice(0, 10).map(async (option) => (await bettor.send(singlePass, single(option))).code),
    )
    expect(new Set(codes)).toEqual(new Set([3002]))
    const { marketId, matchId, type } = hidden[0]!
    const refresh = { betMatchMarketList: [{ marketId, matchId, type }], isSelectSeries: false }
    expect((await bettor.dataOf(batchBetMatchMarketOfJumpLine, refresh)).bms).toEqual([{ mid: marketId, ss: -1 }])
    const parameter = { marketId, optionType: type, currencyId: 1000 }
    expect((await bettor.send(getBetParameter, parameter)).code).toBe(6050)
    const { data } = await bettor.provider.call(getMatchDetail, { matchId })
    expect(data.mg).toEqual([])
  }) // prettier-ignore
})

describe('while cash-out is switched off', () => {
  test.each([
    ['single', 'singleCashOut', 1, 14062],
    ['series', 'seriesCashOut', 2, 14064],
  ] as const)('a %s bet has no price, and none is paid whatever the caller calls it', async (_, name, legs, code) => {
    const options = Array.from({ length: legs }, () => bettor.fresh())
    const [made] = await (legs === 1
      ? bettor.dataOf(singlePass, single(options[0]!))
      : bettor.dataOf(betMultiple, series(options)))
    const orderId = made!.id
    await bettor.untilStatus([orderId], 4)
    const priceOf = async () => (await bettor.dataOf(getCashOutPrice, { orderIds: [orderId] })).pr[0]!
    const { amt } = await priceOf()
    expect([amt, (await recordOf(orderId)).co]).toEqual([expect.any(Number), 1])
    await bettor.provider.call(setSwitches, { [name]: false })
    expect(await priceOf()).not.toHaveProperty('amt')
    const offers = await bettor.dataOf(getCashOutOffers, { orderIds: [orderId] })
    expect([offers[0]!.state, offers[0]!.offer, (await recordOf(orderId)).co]).toEqual(['none', null, 0])
    for (const parlay of [true, false]) {
      const request = { orderId, cashOutStake: 10, unitCashOutPayoutStake: amt, parlay }
      expect((await bettor.send(cashOut, request)).code).toBe(code)
    }
    await bettor.provider.call(setSwitches, { [name]: true })
    expect((await priceOf()).amt).toEqual(expect.any(Number))
  }) // prettier-ignore
})

describe('a market of which a result was said', () => {
  test('is sold no more: refused, closed to refresh and reservations, in no list, and without a cash-out price', async () => {
    const option = bettor.fresh()
    const { marketId, matchId, type } = option
    const orderId = await bettor.accepted(single(option))
    const other = async () => {
      const { data } = await bettor.provider.call(getMatchDetail, { matchId })
      return data.mg.flatMap(({ mks }) => mks)
    }
    const listed = async () => {
      const { data } = await bettor.provider.call(getList, { matchIds: [matchId] })
      return data.records[0]!.mg.flatMap(({ mks }) => mks).some(({ id }) => id === marketId)
    }
    const before = await other()
    const otherOption = before.find(({ id }) => id === marketId)!.op.find(({ ty }) => ty !== type)!
    expect(await listed()).toBe(true)
    await bettor.provider.call(enterResult, { marketId, optionType: otherOption.ty, outcome: 3, resultText: '1-0' })
    expect((await bettor.send(singlePass, single(option))).code).toBe(3002)
    const refresh = { betMatchMarketList: [{ marketId, matchId, type }], isSelectSeries: false }
    expect((await bettor.dataOf(batchBetMatchMarketOfJumpLine, refresh)).bms).toEqual([{ mid: marketId, ss: -1 }])
    const parameter = { marketId, optionType: type, currencyId: 1000 }
    expect((await bettor.send(getBetParameter, parameter)).code).toBe(6050)
    expect(await listed()).toBe(false)
    expect((await other()).length).toBe(before.length - 1)
    const { pr } = await bettor.dataOf(getCashOutPrice, { orderIds: [orderId] })
    expect(pr[0]).not.toHaveProperty('amt')
  }) // prettier-ignore
})

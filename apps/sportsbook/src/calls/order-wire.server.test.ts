import { sharedBettor } from '@keo/dev-world/shared-bettor'
import { setUserState } from '@keo/sportsbook-contract/control'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { describe, expect, test } from 'vitest'
import { series, single } from '../orders/test-bettor.ts'

const NOWHERE = '0000000000000000001'
/** Matches count from 1, so this is a market of none. */
const NOBODYS_MARKET = 7

const bettor = sharedBettor()

describe('orders field by field', () => {
  test('refresh (2.9): one item for each market, rows for what can be combined', async () => {
    const wanted = bettor.options
      .slice(0, 3)
      .map(({ marketId, matchId, type }) => ({ marketId, matchId, type }))
    const closed = { marketId: NOBODYS_MARKET, matchId: 1, type: 1 }
    const body = { betMatchMarketList: [...wanted, closed], isSelectSeries: 'true', currencyId: '1000' }
    const { bms, sos, mon, msl } = await bettor.dataOf(batchBetMatchMarketOfJumpLine, body)
    expect([mon, msl]).toEqual([10, 10])
    expect(bms.at(-1)).toEqual({ mid: NOBODYS_MARKET, ss: -1 })
    expect(bms[0]).toMatchObject({
      mid: wanted[0]!.marketId,
      smin: 10,
      au: 1,
      ss: 1,
      ip: 0,
      scs: [],
      op: {
        ty: wanted[0]!.type,
        od: expect.any(Number),
        bod: expect.any(Number),
        odt: 1,
        nm: expect.any(String),
      },
    })
    expect(bms[0]!.smax).toBeGreaterThanOrEqual(10)
    expect(sos.map(({ sn, in: subBets }) => [sn, subBets])).toEqual([[2, 3], [3, 1], [0, 4]]) // prettier-ignore
    const product = bms.slice(0, 3).reduce((all, { op }) => all * op!.od, 1)
    expect(sos.find(({ sn }) => sn === 3)!.sodd).toBeCloseTo(product, 2)
  })

  test('single (2.10), status (2.12) and list (2.13); numbers may come as text, what is unknown is ignored', async () => {
    const option = bettor.fresh()
    const text = {
      marketId: String(option.marketId),
      optionType: String(option.type),
      odds: String(option.odds),
    }
    const more = {
      unitStake: '50.00',
      oddsChange: '2',
      relatedId: 'wire-1',
      thirdRemark: 'slip-1',
      matchId: 7,
    }
    const body = {
      ...single(option, more, { ...text, oddsFormat: '1', noNeedResponseMsg: true }),
      currencyId: '1000',
    }
    const [made] = await bettor.dataOf(singlePass, body)
    expect(made).toEqual({
      id: expect.stringMatching(/^\d{19}$/),
      st: 0,
      ops: [
        {
          mid: text.marketId,
          od: expect.any(String),
          of: 1,
          bod: expect.any(String),
          tr: 'slip-1',
          rid: 'wire-1',
        },
      ],
    })
    await bettor.untilStatus([made!.id], 4)
    expect(await bettor.dataOf(getStakeOrderStatus, { orderIds: [made!.id] })).toEqual([
      { oid: made!.id, st: 4 },
    ])
    const { records, sts, total, totalType } = await bettor.dataOf(newBetList, {
      isSettled: 'false',
      size: '1',
    })
    expect([total, totalType, sts]).toEqual([1, 0, [{ cid: 1000, ct: 1, sa: 50 }]])
    expect(records[0]).toMatchObject({
      id: made!.id, st: 4, sert: 0, bt: '1x1*1', sv: 1, bn: 1, al: 1, ic: 1, us: 50, sat: 50, uwl: '0', oc: 2, cid: 1000,
      ab: false, ss: false, rmk: 'slip-1', ops: [{ mid: option.matchId, mrid: option.marketId, ty: option.type, ip: false, mtp: 2 }],
    }) // prettier-ignore
    expect(records[0]).not.toHaveProperty('rj')
    expect(records[0]).not.toHaveProperty('sa')
  })

  test('multiple (2.11): an order for each row, and the stake is that of all its sub-bets', async () => {
    const legs = [bettor.fresh(), bettor.fresh(), bettor.fresh()]
    const rows = [3, 2, 0].map((seriesValue) => ({
      oddsChange: 2,
      seriesValue,
      unitStake: 10,
      thirdRemark: `r${seriesValue}`,
    }))
    const made = await bettor.dataOf(betMultiple, { ...series(legs), betMultipleData: rows })
    expect(made.map(({ ops }) => ops.map(({ tr }) => tr))).toEqual(
      [3, 2, 0].map((n) => Array(3).fill(`r${n}`)),
    )
    await bettor.untilStatus(
      made.map(({ id }) => id),
      4,
    )
    const { records } = await bettor.dataOf(newBetList, { isSettled: false })
    const shown = made.map(({ id }) => records.find((record) => record.id === id)!)
    expect(shown.map(({ bt, sv, bn, sat, sert }) => [bt, sv, bn, sat, sert])).toEqual([
      ['3x1*1', 3, 1, 10, 1],
      ['2x1*3', 2, 3, 30, 1],
      ['3x4*4', 0, 4, 40, 1],
    ])
  })

  test('[TIM-06] when a bet came says the server, whatever times the request carries', async () => {
    const before = bettor.provider.clock.now()
    const lies = { createTime: 1, cte: 1, timestamp: 1, clientTime: before + 9e9 }
    const id = await bettor.accepted({ ...single(bettor.fresh(), lies), ...lies })
    const { records } = await bettor.dataOf(newBetList, { isSettled: false })
    const order = records.find((record) => record.id === id)!
    expect(order.cte).toBe(before)
  })
})

describe('[BET-13] orders of others', () => {
  test('somebody else and nobody get the same answers', async () => {
    const id = await bettor.accepted(single(bettor.fresh()))
    const [theirs, nobodys] = [
      await bettor.send(getStakeOrderStatus, { orderIds: [id] }, bettor.other),
      await bettor.send(getStakeOrderStatus, { orderIds: [NOWHERE] }, bettor.other),
    ]
    expect(theirs).toEqual({ success: true, code: 0, message: null, data: [] })
    expect(nobodys).toEqual(theirs)
    expect(
      (await bettor.send(newBetList, { isSettled: false, userId: 'member-wire' }, bettor.other)).data,
    ).toMatchObject({
      total: 0,
    })
  })
})

describe('[BET-12] what a bet needs: each thing that is missing has its own code', () => {
  const code = async (call: ProviderCall, body: object, token = bettor.authorization) =>
    (await bettor.send(call, body, token)).code

  test('a token that lives (14009, 14010) and a user who may bet (14057)', async () => {
    expect((await bettor.provider.call(singlePass, single(bettor.fresh()))).code).toBe(14009)
    expect(await code(singlePass, single(bettor.fresh()), 'long over')).toBe(14010)
    await bettor.provider.call(setUserState, { merchantUserId: 'member-wire', state: 'disabled' })
    expect(await code(singlePass, single(bettor.fresh()))).toBe(14057)
    await bettor.provider.call(setUserState, { merchantUserId: 'member-wire', state: 'open' })
  })

  test.each([
    ['the balance is short', 'balance', '{"code":0,"data":[{"balance":"9.99","currencyId":1000}]}', 3001],
    ['the operator will not say the balance', 'balance', '{"code":1,"message":"user"}', 14003],
    ['the operator answers what nobody can read', 'balance', '<html>', 3019],
  ])('%s', async (_, path, answer, expected) => {
    bettor.answers[path] = async () => answer
    expect(await code(singlePass, single(bettor.fresh()))).toBe(expected)
    delete bettor.answers[path]
  })

  test('an operator that keeps failing is left alone (14074), and asked again after a while', async () => {
    bettor.answers['balance'] = () => Promise.reject(new Error('down'))
    const codes: number[] = []
    for (let time = 0; time < 7; time++) codes.push(await code(singlePass, single(bettor.fresh())))
    expect(codes.slice(0, 4)).toEqual([3019, 3019, 3019, 3019])
    expect(codes.at(-1)).toBe(14074)
    expect(await code(getUserBase, {})).toBe(14083)
    delete bettor.answers['balance']
    await bettor.provider.clock.advance(11_000)
    await bettor.accepted(single(bettor.fresh()))
  })
})

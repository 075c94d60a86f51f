import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import { setUserState } from '@keo/sportsbook-contract/control'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { getList } from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testProvider } from '../test-provider.ts'
import { testPurse } from '../test-purse.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const EARLY = 4
const NOWHERE = '0000000000000000001'
/** Matches count from 1, so this is a market of none. */
const NOBODYS_MARKET = 7

type Option = { marketId: number; matchId: number; type: number; odds: number; mayCombine: boolean }

let storage: TestDatabase
let provider: Awaited<ReturnType<typeof testProvider>>
let authorization: string
let other: string
/** One option of each of many matches that have yet to begin, and a second one of the first match. */
let options: Option[] = []
let sibling: Option
/** What the operator answers instead, by its path. */
const answers: Record<string, () => Promise<string>> = {}
const { post, transactions } = testPurse()

beforeAll(async () => {
  storage = await freshDatabase()
  provider = await testProvider(storage.connect('sportsbook'), (path, ...sent) => {
    const instead = answers[path.slice(CALLBACK_BASE.length + 1)]
    return instead ? instead() : post(path, ...sent)
  })
  authorization = await provider.tokenOf('member-wire')
  other = await provider.tokenOf('member-other')
  const { data } = await provider.call(getList, { type: EARLY, size: 50 })
  const found = data.records.map((match) =>
    match.mg
      .flatMap(({ mks }) => mks)
      .flatMap(({ id, ss, au, op }) =>
        op
          .filter(({ od }) => ss === 1 && od > 1.4 && od < 3)
          .map(({ ty, od }) => ({
            marketId: id,
            matchId: match.id,
            type: ty,
            odds: od,
            mayCombine: au === 1,
          })),
      ),
  )
  options = found.flatMap((each) => each.find(({ mayCombine }) => mayCombine) ?? [])
  const first = options[0]!
  sibling = found.flat().find((each) => each.matchId === first.matchId && each.marketId !== first.marketId)!
})
afterAll(async () => {
  await provider.close()
  await storage.close()
})

const ask = (call: ProviderCall, body: object, token = authorization) =>
  provider.call(call, { languageType: 'VIE', ...body }, { authorization: token })

/** The answer, which must have exactly the shape that the contract declares. */
async function asked<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
  const { code, message, data } = await ask(call, body)
  expect([code, message]).toEqual([0, null])
  expect(call.response.safeParse(data).error).toBeUndefined()
  return data as ProviderResponseOf<C>
}

const optionOf = ({ marketId, type, odds }: Option, more: object = {}) => ({
  marketId,
  optionType: type,
  odds,
  oddsFormat: 1,
  ...more,
})
let used = 0
/** A market that no test has bet on yet, so that no position of another test counts. */
const fresh = (): Option => options[(used += 1) % options.length]!
const row = (option: Option, more: object = {}, wished: object = {}) => ({
  unitStake: 10,
  oddsChange: 2,
  betOptionList: [optionOf(option, wished)],
  ...more,
})
const single = (option: Option, more: object = {}, wished: object = {}) => ({
  currencyId: 1000,
  singleBetList: [row(option, more, wished)],
})
const series = (legs: readonly Option[], more: object = {}, rest: object = {}) => ({
  currencyId: 1000,
  betMultipleData: [{ oddsChange: 2, seriesValue: legs.length, unitStake: 10, ...more }],
  betOptionList: legs.map((leg) => optionOf(leg)),
  ...rest,
})

async function until(holds: () => Promise<void>): Promise<void> {
  await vi.waitFor(
    async () => {
      await provider.clock.advance(1_000)
      await holds()
    },
    { timeout: 30_000, interval: 20 },
  )
}

async function accepted(body: object): Promise<string> {
  const [order] = await asked(singlePass, body)
  await until(async () => {
    const status = await asked(getStakeOrderStatus, { orderIds: [order!.id] })
    expect(status).toEqual([{ oid: order!.id, st: 4 }])
  })
  return order!.id
}

describe('orders field by field', () => {
  test('refresh (2.9): one item for each market, rows for what can be combined', async () => {
    const wanted = options.slice(0, 3).map(({ marketId, matchId, type }) => ({ marketId, matchId, type }))
    const closed = { marketId: NOBODYS_MARKET, matchId: 1, type: 1 }
    const body = { betMatchMarketList: [...wanted, closed], isSelectSeries: 'true', currencyId: '1000' }
    const { bms, sos, mon, msl } = await asked(batchBetMatchMarketOfJumpLine, body)
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
    const option = fresh()
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
    const [made] = await asked(singlePass, body)
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
    await until(async () => {
      expect(await asked(getStakeOrderStatus, { orderIds: [made!.id] })).toEqual([{ oid: made!.id, st: 4 }])
    })
    const { records, sts, total, totalType } = await asked(newBetList, { isSettled: 'false', size: '1' })
    expect([total, totalType, sts]).toEqual([1, 0, [{ cid: 1000, ct: 1, sa: 50 }]])
    expect(records[0]).toMatchObject({
      id: made!.id, st: 4, sert: 0, bt: '1x1*1', sv: 1, bn: 1, al: 1, ic: 1, us: 50, sat: 50, uwl: '0', oc: 2, cid: 1000,
      ab: false, ss: false, rmk: 'slip-1', ops: [{ mid: option.matchId, mrid: option.marketId, ty: option.type, ip: false, mtp: 2 }],
    }) // prettier-ignore
    expect(records[0]).not.toHaveProperty('rj')
    expect(records[0]).not.toHaveProperty('sa')
  })

  test('multiple (2.11): an order for each row, and the stake is that of all its sub-bets', async () => {
    const legs = [fresh(), fresh(), fresh()]
    const rows = [3, 2, 0].map((seriesValue) => ({
      oddsChange: 2,
      seriesValue,
      unitStake: 10,
      thirdRemark: `r${seriesValue}`,
    }))
    const made = await asked(betMultiple, { ...series(legs), betMultipleData: rows })
    expect(made.map(({ ops }) => ops.map(({ tr }) => tr))).toEqual(
      [3, 2, 0].map((n) => Array(3).fill(`r${n}`)),
    )
    await until(async () => {
      const open = await asked(getStakeOrderStatus, { orderIds: made.map(({ id }) => id) })
      expect(open.map(({ st }) => st)).toEqual([4, 4, 4])
    })
    const { records } = await asked(newBetList, { isSettled: false })
    const shown = made.map(({ id }) => records.find((record) => record.id === id)!)
    expect(shown.map(({ bt, sv, bn, sat, sert }) => [bt, sv, bn, sat, sert])).toEqual([
      ['3x1*1', 3, 1, 10, 1],
      ['2x1*3', 2, 3, 30, 1],
      ['3x4*4', 0, 4, 40, 1],
    ])
  })

  test('[TIM-06] when a bet came says the server, whatever times the request carries', async () => {
    const before = provider.clock.now()
    const lies = { createTime: 1, cte: 1, timestamp: 1, clientTime: before + 9e9 }
    const id = await accepted({ ...single(fresh(), lies), ...lies })
    const { records } = await asked(newBetList, { isSettled: false })
    const order = records.find((record) => record.id === id)!
    expect(order.cte).toBe(before)
  })
})

describe('[BET-13] orders of others', () => {
  test('somebody else and nobody get the same answers', async () => {
    const id = await accepted(single(fresh()))
    const [theirs, nobodys] = [
      await ask(getStakeOrderStatus, { orderIds: [id] }, other),
      await ask(getStakeOrderStatus, { orderIds: [NOWHERE] }, other),
    ]
    expect(theirs).toEqual({ success: true, code: 0, message: null, data: [] })
    expect(nobodys).toEqual(theirs)
    expect((await ask(newBetList, { isSettled: false, userId: 'member-wire' }, other)).data).toMatchObject({
      total: 0,
    })
  })
})

describe('[BET-12] what a bet needs: each thing that is missing has its own code', () => {
  const code = async (call: ProviderCall, body: object, token = authorization) =>
    (await ask(call, body, token)).code

  test('a token that lives (14009, 14010) and a user who may bet (14057)', async () => {
    expect((await provider.call(singlePass, single(fresh()))).code).toBe(14009)
    expect(await code(singlePass, single(fresh()), 'long over')).toBe(14010)
    await provider.call(setUserState, { merchantUserId: 'member-wire', state: 'disabled' })
    expect(await code(singlePass, single(fresh()))).toBe(14057)
    await provider.call(setUserState, { merchantUserId: 'member-wire', state: 'open' })
  })

  test.each([
    ['the balance is short', 'balance', '{"code":0,"data":[{"balance":"9.99","currencyId":1000}]}', 3001],
    ['the operator will not say the balance', 'balance', '{"code":1,"message":"user"}', 14003],
    ['the operator answers what nobody can read', 'balance', '<html>', 3019],
  ])('%s', async (_, path, answer, expected) => {
    answers[path] = async () => answer
    expect(await code(singlePass, single(fresh()))).toBe(expected)
    delete answers[path]
  })

  test('an operator that keeps failing is left alone (14074), and asked again after a while', async () => {
    answers['balance'] = () => Promise.reject(new Error('down'))
    const codes: number[] = []
    for (let time = 0; time < 7; time++) codes.push(await code(singlePass, single(fresh())))
    expect(codes.slice(0, 4)).toEqual([3019, 3019, 3019, 3019])
    expect(codes.at(-1)).toBe(14074)
    expect(await code(getUserBase, {})).toBe(14083)
    delete answers['balance']
    await provider.clock.advance(11_000)
    await accepted(single(fresh()))
  })
})

describe('bad input: the code of the protocol, and nothing charged', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => options[index % options.length]!)

  test.each<[string, () => [ProviderCall, object], number]>([
    ['no list', () => [singlePass, { currencyId: 1000 }], 5],
    ['an empty list', () => [singlePass, { currencyId: 1000, singleBetList: [] }], 5],
    ['no stake', () => [singlePass, single(fresh(), { unitStake: undefined })], 5],
    ['a stake of NaN', () => [singlePass, single(fresh(), { unitStake: 'NaN' })], 5],
    ['a stake of null', () => [singlePass, single(fresh(), { unitStake: null })], 5],
    ['a third decimal', () => [singlePass, single(fresh(), { unitStake: '10.005' })], 5],
    ['a stake of 0', () => [singlePass, single(fresh(), { unitStake: 0 })], 3005],
    ['a negative stake', () => [singlePass, single(fresh(), { unitStake: -10 })], 3005],
    ['a stake under the least', () => [singlePass, single(fresh(), { unitStake: 9.99 })], 3005],
    ['a stake over the limit', () => [singlePass, single(fresh(), { unitStake: 900_000_000 })], 3008],
    ['no setting', () => [singlePass, single(fresh(), { oddsChange: undefined })], 5],
    ['a setting that is none', () => [singlePass, single(fresh(), { oddsChange: 7 })], 5],
    ['two options in a single', () => [singlePass, single(fresh(), { betOptionList: many(2).map((each) => optionOf(each)) })], 5],
    ['odds never offered', () => [singlePass, single(fresh(), { oddsChange: 1 }, { odds: 99 })], 3003],
    ['odds that are none', () => [singlePass, single(fresh(), {}, { odds: 'much' })], 5],
    ['odds of one', () => [singlePass, single(fresh(), {}, { odds: 1 })], 5],
    ['an odds format that is none', () => [singlePass, single(fresh(), {}, { oddsFormat: 9 })], 14089],
    ['a market that never was', () => [singlePass, single(fresh(), {}, { marketId: NOBODYS_MARKET })], 14084],
    ['an option that never was', () => [singlePass, single(fresh(), {}, { optionType: 9_999 })], 14084],
    ['a market that is no number', () => [singlePass, single(fresh(), {}, { marketId: 'x' })], 5],
    ['no currency', () => [singlePass, { ...single(fresh()), currencyId: undefined }], 14070],
    ['a currency that the user has not', () => [singlePass, { ...single(fresh()), currencyId: 2 }], 14078],
    ['eleven orders at once', () => [singlePass, { currencyId: 1000, singleBetList: many(11).map((each) => row(each)) }], 3004],
    ['one id for two orders', () => [singlePass, { currencyId: 1000, singleBetList: many(2).map((each) => row(each, { relatedId: 'twin' })) }], 10],
    ['eleven legs', () => [betMultiple, series(many(11))], 3009],
    ['a thousand legs', () => [betMultiple, series(many(1_000))], 3009],
    ['a thousand and one legs', () => [betMultiple, series(many(1_001))], 5],
    ['a row that so few legs have not', () => [betMultiple, series(many(2), { seriesValue: 5 })], 5],
    ['one match twice', () => [betMultiple, series([options[0]!, sibling])], 3011],
    ['a hundred and one markets to refresh', () => [batchBetMatchMarketOfJumpLine, { isSelectSeries: false, betMatchMarketList: many(101).map(({ marketId, matchId, type }) => ({ marketId, matchId, type })) }], 14090],
    ['odds shown in no known way', () => [batchBetMatchMarketOfJumpLine, { isSelectSeries: false, betMatchMarketList: many(1).map(({ marketId, matchId, type }) => ({ marketId, matchId, type, oddsType: 9 })) }], 3021],
    ['ids that are no list', () => [getStakeOrderStatus, { orderIds: 'all' }], 5],
    ['a list without its side', () => [newBetList, {}], 5],
  ])('%s', async (_, wish, code) => {
    const [call, body] = wish()
    const charged = transactions.length
    expect((await ask(call, body)).code).toBe(code)
    await provider.clock.advance(2_000)
    expect(transactions.length).toBe(charged)
  }) // prettier-ignore

  test('the same submit again is the same order; the same id with another slip is refused (14004)', async () => {
    const option = fresh()
    const body = single(option, { relatedId: 'again' })
    const [first, second] = [await asked(singlePass, body), await asked(singlePass, body)]
    expect(second[0]?.id).toBe(first[0]?.id)
    expect((await ask(singlePass, single(option, { relatedId: 'again', unitStake: 20 }))).code).toBe(14004)
  })

  test('every refusal of a bet speaks the language of its request', async () => {
    const say = async (languageType: string) =>
      (
        await provider.call(
          singlePass,
          { languageType, ...single(fresh(), { unitStake: 0 }) },
          { authorization },
        )
      ).message
    const said = [await say('VIE'), await say('ENG'), await say('CMN'), await say('THA')]
    expect(new Set(said).size).toBe(4)
    expect(said[0]).toBe('Tiền cược thấp hơn mức tối thiểu.')
  })
})

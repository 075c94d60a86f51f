import { sharedProvider } from '@keo/dev-world/shared-provider'
import { cancelBet, getWorldStatus, enterResult } from '@keo/sportsbook-contract/control'
import {
  listMarketScores,
  listOrderFiles,
  listOrdersByIds,
  listOrdersOfFile,
} from '@keo/sportsbook-contract/data-service'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { getList, matchResultPage } from '@keo/sportsbook-contract/matches'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { createLog } from '@keo/service-kit/log'
import { days, hours } from '@keo/units/instants'
import { beforeAll, expect, test, vi } from 'vitest'
import { createRetention } from '../control/retention.ts'
import { testPurse } from '../test-purse.ts'

const WAIT = { timeout: 60_000, interval: 20 }
const purse = testPurse()
const { storage, provider } = sharedProvider(purse.post)
let authorization = ''
let orderId = ''

beforeAll(async () => {
  await provider.sportsbook.open()
  authorization = await provider.tokenOf('mbr_files')
  const { data } = await provider.call(getList, { type: 4, sportId: 8, size: 1 })
  const market = data.records[0]!.mg[0]!.mks[0]!
  const option = { marketId: market.id, optionType: market.op[0]!.ty, odds: market.op[0]!.od, oddsFormat: 1 }
  const singleBetList = [{ unitStake: 20, oddsChange: 2, thirdRemark: 'r', betOptionList: [option] }]
  const made = await provider.call(singlePass, { singleBetList, currencyId: 1000 }, { authorization })
  orderId = made.data[0]!.id
  await vi.waitFor(async () => {
    await provider.clock.advance(1_000)
    if (!purse.orders.some(({ orderStatus }) => orderStatus === 4)) throw new Error('not accepted yet')
  }, WAIT)
})

async function dataOf<C extends ProviderCall>(call: C, body: unknown) {
  const answer = await provider.callSigned(call, body)
  expect(answer).toMatchObject({ success: true, code: 0 })
  expect(call.response.parse(answer.data)).toEqual(answer.data)
  return answer.data
}

test('a player sees the purse that the operator keeps', async () => {
  const { data } = await provider.call(getUserBase, {}, { authorization })
  expect(getUserBase.response.parse(data)).toEqual(data)
  expect(data).toMatchObject({ currencyId: 1000, bl: '1000000.00', cbs: [{ cid: 1000, bl: '1000000.00' }] })
  const other = await provider.call(getUserBase, { currencyId: 2 }, { authorization })
  expect(other.code).toBe(14078)
})

test('every order is in the file of the hour it last changed in, as it was pushed', async () => {
  const now = provider.clock.now()
  const files = await dataOf(listOrderFiles, { startTime: now - hours(1), endTime: now })
  const orders = (await Promise.all(files.map((file) => dataOf(listOrdersOfFile, file)))).flat()
  expect(orders.map(({ id }) => id)).toEqual([orderId])
  expect(orders[0]).toEqual(purse.orders.findLast(({ id }) => id === orderId))
  expect(await dataOf(listOrderFiles, { startTime: now - days(3), endTime: now - days(2) })).toEqual([])
  expect((await provider.callSigned(listOrderFiles, { startTime: now - days(40), endTime: now })).code).toBe(
    14051,
  )
  expect((await provider.callSigned(listOrderFiles, { startTime: now, endTime: now - 1 })).code).toBe(5)
  expect((await provider.callSigned(listOrdersOfFile, { fileId: 'no file' })).code).toBe(7)
})

test('orders by id come with their cash-outs, and nobody else may ask', async () => {
  const [order] = await dataOf(listOrdersByIds, { ids: [orderId, '1234567890123456789'] })
  expect(order).toMatchObject({ id: orderId, orderStatus: 4, cashOuts: [] })
  expect((await provider.call(listOrdersByIds, { ids: [orderId] })).code).toBe(14069)
})

test('the score that a market was settled by is known after the end', async () => {
  const { data } = await provider.call(matchResultPage, { sportId: 1, size: 20 })
  const match = data.records.find(({ ms }) => ms === 0)!
  const full = match.nsg.find(({ pe, tyg }) => pe === 1001 && tyg === 5)!
  const scores = [
    { matchId: match.id, marketType: 1005, period: 1001 },
    { matchId: match.id, marketType: 9999, period: 1001 },
  ]
  const result = await dataOf(listMarketScores, { scores })
  expect(result.map(({ score }) => score)).toEqual([full.sc.join('-'), undefined])
})

test('the status page counts orders and exposure', async () => {
  const { data } = await provider.call(getWorldStatus)
  expect(data.extra).toMatchObject({ 'Orders open': 1, 'Messages to the operator waiting': 0 })
  expect(data.extra['Exposure, thousands of dong']).toBeGreaterThan(0)
  expect(data.outrights).toBeGreaterThan(60)
  const page = await provider.server.fastify.inject({ method: 'GET', url: '/sportsbook/status' })
  for (const word of ['Orders open', 'Exposure', 'Price changes a second', 'Champion markets'])
    expect(page.body).toContain(word)
})

test('[SET-09] over the wire too an order is taken out of the book once, and a result said in its place', async () => {
  expect((await provider.call(cancelBet, { orderId })).data).toEqual({ orderId, st: 3 })
  expect((await provider.call(cancelBet, { orderId })).data).toEqual({ orderId, st: 3 })
  const undone = purse.transactions.filter(({ status }) => status === 0)
  expect(undone).toMatchObject([{ transactionId: `${orderId}-stake`, transferType: 'BET' }])
  expect(purse.orders.at(-1)).toMatchObject({ id: orderId, orderStatus: 3 })
  expect((await provider.call(cancelBet, { orderId: '1234567890123456789' })).code).toBe(14082)
  const result = { marketId: 7, optionType: 1, version: 1, outcome: 4 }
  expect((await provider.call(enterResult, result)).data).toEqual({ judgement: 'first' })
  expect((await provider.call(enterResult, { ...result, outcome: 3 })).data).toEqual({
    judgement: 'contradicts',
  })
  expect((await provider.call(enterResult, { ...result, outcome: 1 })).code).toBe(5)
  const next = { marketId: 8, optionType: 1 }
  expect((await provider.call(enterResult, { ...next, outcome: 4 })).data).toEqual({ judgement: 'first' })
  expect((await provider.call(enterResult, { ...next, outcome: 3 })).data).toEqual({
    judgement: 'correction',
  })
})

test('what nobody needs any more goes, wagers and what still waits stay', async () => {
  await storage.asOwner(`
    insert into sportsbook.operator_message (kind, order_id, payload, created_at, due_at, state)
    select 'order', n::text, '{}', timestamptz '2020-01-01', timestamptz '2020-01-01',
      case when n <= 6000 then 'done' when n <= 6010 then 'given up' else 'waiting' end from generate_series(1, 6015) n`)
  await storage.asOwner(`
    insert into sportsbook.forced_event (match_id, at, what) values (1, timestamptz '2020-01-01', '{}')`)
  await storage.asOwner(`
    insert into sportsbook.market_result values
      (1, 1, -1, -1, 1, 4, '', null, timestamptz '2020-01-01', timestamptz '2020-01-01', null, 'applied'),
      (2, 1, -1, -1, 1, 4, '', null, timestamptz '2020-01-01', timestamptz '2020-01-01', timestamptz '2099-01-01', 'applied')`)
  const database = storage.connect('sportsbook')
  const players = { dropExpired: async () => {} }
  await createRetention({
    database,
    clock: provider.clock,
    players,
    log: createLog({ level: 'error' }),
  }).run()
  const [left] = await storage.asOwner(`
    select (select count(*)::integer from sportsbook.operator_message where created_at < timestamptz '2021-01-01') as messages,
      (select count(*)::integer from sportsbook.forced_event) as forced,
      (select count(*)::integer from sportsbook.market_result where market_id < 3) as results,
      (select count(*)::integer from sportsbook.bet_order) as orders`)
  expect(left).toEqual({ messages: 5, forced: 0, results: 1, orders: 1 })
})

import { sharedProvider } from '@keo/dev-world/shared-provider'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import { cashOut, getCashOutPrice, reserveCashOut } from '@keo/sportsbook-contract/cash-out'
import { cancelBet, forceEvent } from '@keo/sportsbook-contract/control'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { reserveBet } from '@keo/sportsbook-contract/reservations'
import { beforeAll, expect, test, vi } from 'vitest'
import { testPurse } from '../test-purse.ts'

const EARLY = 4

let authorization: string
let isRefusing = false
const { post } = testPurse()
const { provider } = sharedProvider((path, ...sent) =>
  isRefusing && path === `${CALLBACK_BASE}/order_pay`
    ? Promise.resolve('{"code":1,"message":"no"}')
    : post(path, ...sent),
)
let options: { marketId: number; optionType: number; odds: number }[] = []

beforeAll(async () => {
  authorization = await provider.tokenOf('member-limits')
  const { data } = await provider.call(getList, { type: EARLY, size: 50 })
  options = data.records.flatMap(({ mg }) => {
    const open = mg.flatMap(({ mks }) => mks).filter(({ ss }) => ss === 1)
    const found = open.flatMap(({ id, op }) =>
      op.map(({ ty, od }) => ({ marketId: id, optionType: ty, odds: od })),
    )
    return found.find(({ odds }) => odds > 1.6 && odds < 2.6) ?? []
  })
})

const send = async (call: ProviderCall, body: object) => provider.call(call, body, { authorization })
const codeOf = async (call: ProviderCall, body: object) => (await send(call, body)).code

async function bet(from: number, to: number): Promise<string[]> {
  const rows = options
    .slice(from, to)
    .map((option) => ({ unitStake: 100, oddsChange: 2, betOptionList: [option] }))
  const { data } = await provider.call(
    singlePass,
    { currencyId: 1000, singleBetList: rows },
    { authorization },
  )
  return data.map(({ id }) => id)
}

async function untilStatus(ids: readonly string[], status: number): Promise<void> {
  await vi.waitFor(
    async () => {
      await provider.clock.advance(1_000)
      const { data } = await provider.call(getStakeOrderStatus, { orderIds: ids }, { authorization })
      expect(data.map(({ st }) => st)).toEqual(ids.map(() => status))
    },
    { timeout: 60_000, interval: 20 },
  )
}

test('early ends: nothing of an order that waits, ten at a time, none beside one that runs', async () => {
  const orders = await bet(0, 10)
  const [first] = orders
  const request = (orderId: string | undefined) => ({ orderId, cashOutStake: 100, cashOutPayoutStake: 150 })
  const now = (orderId: string | undefined, unitCashOutPayoutStake = 0.9) => ({
    orderId,
    cashOutStake: 100,
    unitCashOutPayoutStake,
  })
  expect(await codeOf(reserveCashOut, request(first))).toBe(17003)
  expect(await codeOf(cashOut, now(first))).toBe(6042)
  await untilStatus(orders, 4)
  for (const orderId of orders) expect(await codeOf(reserveCashOut, request(orderId))).toBe(0)

  const more = await bet(10, 11)
  await untilStatus(more, 4)
  expect(await codeOf(reserveCashOut, request(more[0]))).toBe(17007)
  const { data } = await provider.call(getCashOutPrice, { orderIds: more }, { authorization })
  expect(await codeOf(cashOut, now(more[0], data.pr[0]?.amt))).toBe(0)
  expect(await codeOf(reserveCashOut, request(more[0]))).toBe(17013)
})

test('ten reservations wait at a time (6051)', async () => {
  const codes: number[] = []
  for (const option of options.slice(0, 11)) {
    const wanted = { ...option, odds: (option.odds * 1.3).toFixed(2), oddsFormat: 1 }
    codes.push(await codeOf(reserveBet, { unitStake: 10, currencyId: 1000, pay: 1, betOptionList: [wanted] }))
  }
  expect(codes).toEqual([...Array<number>(10).fill(0), 6051])
})

test('what was rejected cannot be cancelled (6044)', async () => {
  isRefusing = true
  const ids = await bet(12, 13)
  await untilStatus(ids, 2)
  isRefusing = false
  expect(await codeOf(cancelBet, { orderId: ids[0] })).toBe(6044)
})

test('a match that never was cannot be made to happen (14002), and a league that cannot be has no list (14091)', async () => {
  expect(await codeOf(forceEvent, { matchId: 0, kind: 'goal', side: 'home' })).toBe(14002)
  expect(await codeOf(getList, { leagueId: -1 })).toBe(14091)
})

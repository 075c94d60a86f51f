import { sharedBettor } from '@keo/dev-world/shared-bettor'
import { getCashOutOffers, getCashOutPrice } from '@keo/sportsbook-contract/cash-out'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { OUTCOME, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList } from '@keo/sportsbook-contract/matches'
import { betMultiple } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { getOrderReplay, type OrderReplay } from '@keo/sportsbook-contract/replay'
import { minutes, seconds } from '@keo/units/instants'
import { expect, test, vi } from 'vitest'
import { type Option, series, single } from '../orders/test-bettor.ts'

const bettor = sharedBettor()
const NOWHERE = '0000000000000000001'
const SETTLED = 5

/** One option each of the next matches of soccer. */
async function coming(): Promise<Option[]> {
  const { records } = await bettor.dataOf(getList, { sportId: 1, type: PLAY_TYPE.early, size: 50 })
  return records.flatMap(({ id: matchId, mg }) => {
    const [market] = mg.flatMap(({ mks }) => mks)
    const [option] = market?.op ?? []
    if (!market || !option) return []
    return [{ matchId, marketId: market.id, type: option.ty, odds: option.od, mayCombine: true }]
  })
}

async function replay(orderId: string): Promise<OrderReplay> {
  const { data } = await bettor.provider.callSigned(getOrderReplay, { orderId, languageType: 'VIE' })
  expect(getOrderReplay.response.parse(data)).toEqual(data)
  return data
}

async function untilSettled(orderId: string): Promise<void> {
  const isSettled = async () => (await replay(orderId)).steps.at(-1)?.status === SETTLED
  for (let half = 0; half < 150; half++) {
    await bettor.provider.clock.jump(minutes(30))
    const { legs } = await replay(orderId)
    // Its money may still be on the way: another jump would settle it half an hour later than its legs.
    const hasResults = legs.every(({ settledAt }) => settledAt !== null)
    if (hasResults) await vi.waitUntil(isSettled, { timeout: 60_000 })
    if (await isSettled()) return
  }
  throw new Error('never settled')
}

test('an order again: its states, the match with its goal, its worth minute by minute, its end', async () => {
  const [option] = await coming()
  const id = await bettor.accepted(single(option!, { unitStake: 100 }))
  const kickOff = (await replay(id)).matches[0]!.startsAt
  await bettor.provider.clock.jump(kickOff + minutes(20) - bettor.provider.clock.now())
  const offered = async () => (await bettor.dataOf(getCashOutOffers, { orderIds: [id] }))[0]?.offer
  while (!(await offered())) await bettor.provider.clock.jump(seconds(20))
  const { pr } = await bettor.dataOf(getCashOutPrice, { orderIds: [id] })
  const open = await replay(id)
  // Now is priced again as it is on sale now.
  expect(Number(open.worths.at(-1)?.worth)).toBeCloseTo(Number(pr[0]?.amt) * 100, 0)
  const { atMs } = await bettor.dataOf(forceEvent, { matchId: option!.matchId, kind: 'goal', side: 'home' })
  await untilSettled(id)
  const over = await replay(id)
  expect(over.steps.map(({ status }) => status)).toEqual([0, 1, 4, SETTLED])
  expect(over.delayMs).toBe(seconds(1))
  const [match] = over.matches
  const goal = match?.events.find(({ kind, at }) => kind === 'goal' && at >= kickOff + atMs)
  expect(goal).toMatchObject({ side: 'home', minute: expect.any(Number) })
  expect(match?.events.at(-1)?.score).toEqual(match?.score)
  const [leg] = over.legs
  expect(leg).toMatchObject({ odds: option!.odds * 1000, requestedOdds: option!.odds * 1000, isLive: false })
  expect(Object.values(OUTCOME)).toContain(leg?.outcome)
  expect(leg?.settledAt).toBe(over.steps.at(-1)?.at)
  // What was seen before the end is seen after it: the past does not change.
  const earlier = new Map(over.worths.map(({ at, worth }) => [at, worth]))
  const again = open.worths.filter(({ at }) => at < kickOff + atMs - seconds(10) && earlier.has(at))
  expect(again.length).toBeGreaterThan(10)
  expect(again.map(({ at }) => earlier.get(at))).toEqual(again.map(({ worth }) => worth))
  const live = over.worths.filter(({ at }) => at > kickOff && at < kickOff + minutes(90))
  expect(live.length).toBeGreaterThan(80)
  expect(live.filter(({ worth }) => worth === null).length).toBeLessThan(live.length / 2)
})

test('a series is looked at in coarser steps, a leg at a time; what it was worth stays within what it could bring', async () => {
  const options = (await coming()).slice(2, 7)
  const [order] = await bettor.dataOf(betMultiple, series(options))
  await bettor.untilStatus([order?.id ?? ''], 4)
  await untilSettled(order?.id ?? '')
  const { worths, legs, matches } = await replay(order?.id ?? '')
  expect([legs.length, matches.length]).toEqual([5, 5])
  expect(worths.length).toBeLessThan(260)
  const most = options.reduce((product, { odds }) => product * odds, 10)
  expect(worths.every(({ worth }) => worth === null || Number(worth) <= most)).toBe(true)
  expect(worths.every(({ legs: each }) => each.length === 5)).toBe(true)
})

test('only the operator may call, and of an order that is not there nothing is known', async () => {
  const { code } = await bettor.provider.callSigned(getOrderReplay, { orderId: NOWHERE })
  expect(code).toBe(PROVIDER_CODES.DATA_NOT_FOUND.wire)
  expect((await bettor.send(getOrderReplay, { orderId: NOWHERE })).code).not.toBe(0)
})

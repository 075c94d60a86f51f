import { sharedBettor } from '@keo/dev-world/shared-bettor'
import { keepBuilder, quoteBuilder } from '@keo/sportsbook-contract/builder'
import { cashOut, getCashOutOffers } from '@keo/sportsbook-contract/cash-out'
import { enterResult } from '@keo/sportsbook-contract/control'
import { OUTCOME, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { betMultiple, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { expect, test } from 'vitest'
import { type Option, series, single } from '../orders/test-bettor.ts'

const bettor = sharedBettor()

const [RESULT, TOTAL, SENT_OFF] = [1005, 1007, 1072]
const SAME_MATCH_TWICE = 3011
/** Enough for a wait before the match. */
const SECONDS = 20
let used = 0

/** A match of soccer that has yet to begin, and picks of it by market type and option. */
async function soccerMatch() {
  const body = { sportId: 1, type: PLAY_TYPE.early, size: 50 }
  const { records } = await bettor.dataOf(getList, body)
  const matchId = records[(used += 1)]?.id ?? 0
  const { mg } = await bettor.dataOf(getMatchDetail, { matchId })
  const pick = (marketType: number, optionType: number) => {
    const group = mg.find(({ mty, pe }) => mty === marketType && pe === 1001)
    const market = group?.mks.find(({ op }) => op.some(({ ty }) => ty === optionType))
    return { marketId: market?.id ?? 0, optionType }
  }
  const all = mg.flatMap(({ mks }) =>
    mks.flatMap(({ id, op }) => op.map(({ ty }) => ({ marketId: id, optionType: ty }))),
  )
  return { matchId, pick, all }
}

/** A win and goals, as one option that can be bet on. */
async function kept(): Promise<Option> {
  const { matchId, pick } = await soccerMatch()
  const picks = [pick(RESULT, OPTION.home), pick(TOTAL, OPTION.over)]
  const { marketId, optionType, odds } = await bettor.dataOf(keepBuilder, { matchId, picks })
  return { marketId, matchId, type: optionType, odds, mayCombine: true }
}

async function orderOf(id: string, isSettled: boolean) {
  const { records } = await bettor.dataOf(newBetList, { isSettled, size: 100 })
  return records.find((order) => order.id === id)
}

const entered = (option: Option, outcome: number) =>
  bettor.dataOf(enterResult, { marketId: option.marketId, optionType: option.type, outcome })

test('a quote: the joint price beside the product, what is implied, and what cannot be added', async () => {
  const { matchId, pick, all } = await soccerMatch()
  const [home, draw] = [pick(RESULT, OPTION.home), pick(RESULT, OPTION.draw)]
  const over = pick(TOTAL, OPTION.over)
  const quote = await bettor.dataOf(quoteBuilder, { matchId, picks: [home, over], options: all })
  expect(quote).toMatchObject({ refusal: null, implied: [], ties: [{ first: 0, second: 1 }] })
  expect(quote.odds).toBeGreaterThan(1)
  expect(quote.lift).toBeGreaterThan(1)
  expect(quote.odds).toBeLessThan(quote.product ?? 0)
  expect(quote.options).toContainEqual({ ...draw, state: 'impossible' })
  const impossible = await bettor.dataOf(quoteBuilder, { matchId, picks: [home, over, draw] })
  expect(impossible).toMatchObject({ odds: null, refusal: 'impossible', groups: [[0, 2]] })
  const closed = { marketId: home.marketId, optionType: 77 }
  const unknown = await bettor.dataOf(quoteBuilder, { matchId, picks: [home, closed] })
  expect(unknown).toMatchObject({ odds: null, refusal: 'closed', groups: [[1]] })
  const none = await bettor.dataOf(quoteBuilder, { matchId, picks: [], options: all })
  expect(none).toMatchObject({ odds: null, refusal: null })
  expect(none.options.every(({ state }) => state === 'apart')).toBe(true)
})

test('the same picks in any order are one option; what has no joint price is none', async () => {
  const { matchId, pick } = await soccerMatch()
  const picks = [pick(RESULT, OPTION.away), pick(TOTAL, OPTION.under)]
  const first = await bettor.dataOf(keepBuilder, { matchId, picks })
  const second = await bettor.dataOf(keepBuilder, { matchId, picks: picks.toReversed() })
  expect(second).toEqual(first)
  const apart = [pick(RESULT, OPTION.away), pick(SENT_OFF, OPTION.yes)]
  expect((await bettor.send(keepBuilder, { matchId, picks: apart })).code).not.toBe(0)
  expect((await bettor.send(keepBuilder, { matchId, picks: picks.slice(1) })).code).not.toBe(0)
})

test('a combination is bet, listed with its picks, settled, corrected and voided as any bet', async () => {
  const option = await kept()
  const { bms } = await bettor.dataOf(batchBetMatchMarketOfJumpLine, {
    betMatchMarketList: [{ marketId: option.marketId, matchId: option.matchId, type: option.type }],
    isSelectSeries: 'true',
  })
  expect(bms[0]).toMatchObject({ ss: 1, au: 1, smin: 10, op: { ty: option.type, od: option.odds } })
  const id = await bettor.accepted(single(option))
  const open = await orderOf(id, false)
  expect(open?.ops).toMatchObject([
    { mid: option.matchId, od: option.odds, mgn: expect.stringContaining('Tự ghép') },
  ])
  expect(open?.ops[0]?.pks).toHaveLength(2)
  expect(await entered(option, OUTCOME.won)).toEqual({ judgement: 'first' })
  expect((await orderOf(id, true))?.sa).toBeCloseTo(10 * option.odds, 2)
  expect(await entered(option, OUTCOME.lost)).toEqual({ judgement: 'correction' })
  expect((await orderOf(id, true))?.sa).toBe(0)
  expect(await entered(option, OUTCOME.cancelled)).toEqual({ judgement: 'correction' })
  expect(await orderOf(id, true)).toMatchObject({ sa: 10, ss: true })
  // A result by hand closes the market.
  expect((await bettor.send(singlePass, single(option))).code).not.toBe(0)
})

test('it goes into a series with other matches, and not with its own', async () => {
  const [one, other] = [await kept(), await kept()]
  const [order] = await bettor.dataOf(betMultiple, series([one, other]))
  await bettor.untilStatus([order?.id ?? ''], 4)
  await entered(one, OUTCOME.won)
  await entered(other, OUTCOME.cancelled)
  expect((await orderOf(order?.id ?? '', true))?.sa).toBeCloseTo(10 * one.odds, 2)
  const { matchId, pick } = await soccerMatch()
  const picks = [pick(RESULT, OPTION.home), pick(TOTAL, OPTION.over)]
  const again = await bettor.dataOf(keepBuilder, { matchId, picks })
  const together = { ...again, type: again.optionType, mayCombine: true }
  const alone = { ...together, ...picks[0], type: OPTION.home, odds: 1.01 }
  expect((await bettor.send(betMultiple, series([together, alone]))).code).toBe(SAME_MATCH_TWICE)
})

test('it is cashed out in part', async () => {
  const option = await kept()
  const id = await bettor.accepted(single(option, { unitStake: 100 }))
  const [offer] = await bettor.dataOf(getCashOutOffers, { orderIds: [id] })
  const price = offer?.offer?.unitPrice
  expect(price).toBeDefined()
  await bettor.dataOf(cashOut, {
    orderId: id,
    cashOutStake: 40,
    unitCashOutPayoutStake: price,
    acceptOddsChange: true,
  })
  for (let second = 0; second < SECONDS && (await orderOf(id, false))?.coc === 0; second++)
    await bettor.provider.clock.advance(1_000)
  expect(await orderOf(id, false)).toMatchObject({ coc: 1, cots: 40 })
})

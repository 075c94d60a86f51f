import { sharedBettor } from '@keo/dev-world/shared-bettor'
import { keepBuilder } from '@keo/sportsbook-contract/builder'
import { enterResult } from '@keo/sportsbook-contract/control'
import { OUTCOME, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { applySettlement, previewSettlement } from '@keo/sportsbook-contract/trading-settlement'
import { minutes, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { type Option, single } from '../orders/test-bettor.ts'

const bettor = sharedBettor()

const [RESULT, TOTAL] = [1005, 1007]
const STAKE = 10
const TWO_PEOPLE = ['Lan', 'Minh']
const { won, lost, cancelled } = OUTCOME

type Pick = { readonly marketId: number; readonly optionType: number }

const used = new Set<number>()

/** Matches of soccer that begin next: within the life of a token, at whatever time of the day the test runs. */
async function nextMatches() {
  const lists = [PLAY_TYPE.today, PLAY_TYPE.early].map((type) =>
    bettor.dataOf(getList, { sportId: 1, type, size: 50 }),
  )
  const found = (await Promise.all(lists)).flatMap(({ records }) => records)
  const from = bettor.provider.clock.now() + minutes(10)
  return found.filter(({ bt }) => bt > from).toSorted((a, b) => a.bt - b.bt || a.id - b.id)
}

/** One of them, with its picks; totals of half goals alone, which are won or lost. */
async function soccerMatch() {
  const records = await nextMatches()
  const matchId = records.find(({ id }) => !used.has(id))?.id ?? 0
  used.add(matchId)
  const { mg } = await bettor.dataOf(getMatchDetail, { matchId })
  const marketsOf = (marketType: number) =>
    mg.find(({ mty, pe }) => mty === marketType && pe === 1001)?.mks ?? []
  const total = marketsOf(TOTAL).find(({ op }) => op.some(({ li }) => /^\d+\.5$/u.test(li ?? '')))
  const of = (marketId: number | undefined, optionType: number) => ({ marketId: marketId ?? 0, optionType })
  const result = marketsOf(RESULT)[0]?.id
  return {
    matchId,
    home: of(result, OPTION.home),
    draw: of(result, OPTION.draw),
    over: of(total?.id, OPTION.over),
    under: of(total?.id, OPTION.under),
  }
}

async function kept(matchId: number, ...picks: Pick[]): Promise<Option> {
  const { marketId, optionType, odds } = await bettor.dataOf(keepBuilder, { matchId, picks })
  return { marketId, matchId, type: optionType, odds, mayCombine: true }
}

async function bet(matchId: number, ...picks: Pick[]) {
  const option = await kept(matchId, ...picks)
  return { option, id: await bettor.accepted(single(option)) }
}

/** Open ones first: one that is settled between the two questions is among the settled. */
async function orderOf(id: string) {
  for (const isSettled of [false, true]) {
    const { records } = await bettor.dataOf(newBetList, { isSettled, size: 100 })
    const found = records.find((order) => order.id === id)
    if (found) return { isSettled, returned: found.sa, legs: found.ops }
  }
  throw new Error(`no order ${id}`)
}

const said = ({ marketId, optionType }: Pick, outcome: number) =>
  bettor.dataOf(enterResult, { marketId, optionType, outcome, approvedBy: TWO_PEOPLE })

/** What went to and fro for an order since its charge, with signs. */
const moneyOf = (id: string) =>
  bettor.transactions
    .filter(({ transactionId, transferType }) => transactionId.includes(id) && transferType !== 'BET')
    .map(({ transferType, amount }) => ({ transferType, amount }))

const isSold = async ({ marketId, matchId, type }: Option) => {
  const asked = { betMatchMarketList: [{ marketId, matchId, type }], isSelectSeries: 'false' }
  return (await bettor.dataOf(batchBetMatchMarketOfJumpLine, asked)).bms.some(({ ss }) => ss === 1)
}

test('a combination that the play settled is settled again, once, by what two people say of a pick', async () => {
  const { matchId, home, over, under } = await soccerMatch()
  const bets = [await bet(matchId, home, over), await bet(matchId, home, under)]
  const kickOff = (await nextMatches()).find(({ id }) => id === matchId)?.bt ?? 0
  await bettor.provider.clock.jump(kickOff + minutes(100) - bettor.provider.clock.now())
  for (let step = 0; step < 60; step++) {
    if ((await Promise.all(bets.map(({ id }) => orderOf(id)))).every(({ isSettled }) => isSettled)) break
    await bettor.provider.clock.jump(minutes(2))
  }
  const before = await Promise.all(bets.map(({ id }) => orderOf(id)))
  expect(before.every(({ isSettled }) => isSettled)).toBe(true)
  // Picks stand by the numbers of their markets.
  const place = home.marketId < over.marketId ? 0 : 1
  const saysOf = ({ legs }: (typeof before)[number]) => legs[0]?.pks?.[place]?.sr
  const hasWon = before.every((order) => saysOf(order) === won)
  expect(before.filter(({ returned }) => returned !== 0).length).toBe(hasWon ? 1 : 0)

  expect(await said(home, hasWon ? lost : won)).toEqual({
    judgement: expect.stringMatching(/^(first|correction)$/u),
  })
  for (let step = 0; step < 3; step++) await bettor.provider.clock.jump(minutes(1))
  const after = await Promise.all(bets.map(({ id }) => orderOf(id)))
  expect(after.map(({ returned }) => returned !== 0).filter(Boolean).length).toBe(hasWon ? 0 : 1)
  expect(after.map(saysOf)).toEqual([hasWon ? lost : won, hasWon ? lost : won])
  const money = bets.map(({ id }) => moneyOf(id))
  // The books agree: what moved for an order is what it returns.
  expect(money.map((moved) => moved.reduce((sum, { amount }) => sum + amount, 0))).toEqual(
    after.map(({ returned }) => expect.closeTo(returned ?? 0, 2)),
  )
  expect(money.flat().map(({ transferType }) => transferType)).toEqual(
    hasWon ? ['WIN', 'SETTLEMENT_ROLLBACK_DEDUCT'] : ['WIN'],
  )
  // Said once more, and looked at again and again: nothing moves.
  await said(home, hasWon ? lost : won)
  for (let step = 0; step < 5; step++) await bettor.provider.clock.jump(minutes(10))
  expect(bets.map(({ id }) => moneyOf(id))).toEqual(money)
})

test('what traders say of a market is previewed with the combinations that hold it, and done with them once', async () => {
  const { matchId, home, over } = await soccerMatch()
  const { id } = await bet(matchId, home, over)
  const [alone] = await bettor.dataOf(
    singlePass,
    single({ ...(await priced(matchId, home)), mayCombine: true }),
  )
  await bettor.untilStatus([alone?.id ?? ''], 4)
  const act = {
    matchId,
    marketId: home.marketId,
    results: [{ optionType: home.optionType, outcome: lost }],
  }
  const { data: preview } = await bettor.provider.callSigned(previewSettlement, act)
  expect(preview.changes.map(({ orderId }) => orderId).toSorted()).toEqual([id, alone?.id].toSorted())
  const done = { ...act, actId: 'act of a pick', digest: preview.digest, approvedBy: TWO_PEOPLE }
  for (let time = 0; time < 2; time++)
    expect((await bettor.provider.callSigned(applySettlement, done)).data).toEqual({
      isApplied: true,
      tickets: 2,
    })
  expect(await orderOf(id)).toMatchObject({ isSettled: true, returned: 0 })
  expect(moneyOf(id)).toEqual([])
})

test('a combination that was lost by a pick waits for the others when people say that the pick was won', async () => {
  const { matchId, home, over } = await soccerMatch()
  const { option, id } = await bet(matchId, home, over)
  await said(home, lost)
  expect(await orderOf(id)).toMatchObject({ isSettled: true, returned: 0 })
  await said(home, won)
  await bettor.provider.clock.advance(seconds(40))
  expect(await orderOf(id)).toMatchObject({ isSettled: true, returned: 0 })
  await said(over, won)
  const { returned } = await orderOf(id)
  expect(returned).toBeCloseTo(STAKE * option.odds, 1)
  expect(moneyOf(id)).toEqual([{ transferType: 'WIN', amount: returned }])
  await said(over, cancelled)
  expect(await orderOf(id)).toMatchObject({ returned: STAKE })
})

test('a result by hand of one combination leaves the others of its match on sale, and stands before that of its picks', async () => {
  const { matchId, home, draw, over, under } = await soccerMatch()
  const { option, id } = await bet(matchId, home, over)
  const [beside, without] = [await kept(matchId, draw, under), await kept(matchId, home, under)]
  await said({ marketId: option.marketId, optionType: option.type }, won)
  expect((await orderOf(id)).returned).toBeCloseTo(STAKE * option.odds, 1)
  expect([await isSold(option), await isSold(beside), await isSold(without)]).toEqual([false, true, true])
  await bettor.accepted(single(beside))
  await said(over, lost)
  expect((await orderOf(id)).returned).toBeCloseTo(STAKE * option.odds, 1)
  expect([await isSold(beside), await isSold(without)]).toEqual([false, false])
})

async function priced(matchId: number, { marketId, optionType }: Pick) {
  const { mg } = await bettor.dataOf(getMatchDetail, { matchId })
  const market = mg.flatMap(({ mks }) => mks).find(({ id }) => id === marketId)
  const odds = market?.op.find(({ ty }) => ty === optionType)?.od ?? 0
  return { matchId, marketId, type: optionType, odds }
}

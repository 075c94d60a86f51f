import { sharedProvider } from '@keo/dev-world/shared-provider'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import {
  getList,
  getMatchDetail,
  getOnSaleLeagues,
  matchResultInfo,
  matchResultPage,
  queryMatchByRecommend,
  statistical,
} from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { getMatchSeed } from '@keo/sportsbook-contract/own-calls'
import { createHash } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { testPurse } from '../test-purse.ts'

const purse = testPurse()
const WAIT = { timeout: 60_000, interval: 20 }
const { provider } = sharedProvider(purse.post)
let authorization = ''

beforeAll(async () => {
  await provider.sportsbook.open()
  authorization = await provider.tokenOf('mbr_champion')
})

async function conforming<C extends ProviderCall>(call: C, body: unknown) {
  const answer = await provider.call(call, body, { authorization })
  expect(answer).toMatchObject({ success: true, code: 0 })
  expect(call.response.parse(answer.data)).toEqual(answer.data)
  return answer.data
}

const outrights = async (more: object = {}): Promise<MatchRecord[]> =>
  (await conforming(getList, { type: 7, size: 300, ...more })).records

/** Some are in their last round when the test begins. */
const onSale = async (more: object = {}) => (await outrights(more)).filter(({ ss }) => ss === 1)

test('the list of type 7 holds competitions: a title, a season, no sides and one market of runners', async () => {
  const records = await outrights({ languageType: 'VIE' })
  expect(records.length).toBeGreaterThan(60)
  for (const { ty, ts, ye, nm, tms, nsg, pl, mg, sid, lg } of records) {
    expect([ty, ts, tms, nsg, pl]).toEqual([1, [], 1, [], 0])
    expect(ye).toMatch(/^\d{4}(\/\d{2})?$/)
    expect(nm.startsWith(lg.na)).toBe(true)
    expect(mg[0]?.pe).toBe(sid * 1000 + 999)
    expect([sid * 1000 + 998, 1969]).toContain(mg[0]?.mty)
  }
  const [first] = await onSale({ languageType: 'VIE' })
  expect(first!.mg[0]).toMatchObject({ nm: 'Vô địch', mks: [{ ss: 1, au: 0 }] })
  expect(first!.mg[0]!.mks[0]!.op.every(({ na, ty }, index) => na !== '' && ty === index + 1)).toBe(true)
  const byLeague = await outrights({ orderBy: 1 })
  expect(byLeague.map(({ lg }) => lg.or)).toEqual(byLeague.map(({ lg }) => lg.or).toSorted((a, b) => a - b))
})

test('counts, leagues, detail and search all know them', async () => {
  const records = await outrights()
  const { sl, tc } = await conforming(statistical, {})
  const counted = sl.find(({ ty }) => ty === 7)!
  expect(counted.tc).toBe(records.length)
  expect(counted.ssl.reduce((sum, { c }) => sum + c, 0)).toBe(records.length)
  expect(tc).toBe(counted.tc + sl.find(({ ty }) => ty === 8)!.tc)
  const leagues = await conforming(getOnSaleLeagues, { type: 7, sportId: 1 })
  const soccer = records.filter(({ sid }) => sid === 1)
  expect(leagues.reduce((sum, { mt }) => sum + mt, 0)).toBe(soccer.length)
  const [first] = records
  expect(await conforming(getMatchDetail, { matchId: first!.id })).toMatchObject({ id: first!.id, ty: 1 })
  const found = await conforming(queryMatchByRecommend, { recommend: first!.lg.na, languageType: 'ENG' })
  expect(found.some(({ ty }) => ty === 1)).toBe(true)
  expect((await conforming(getList, { matchIds: [first!.id] })).records).toHaveLength(1)
  expect((await conforming(getList, { leagueId: first!.lg.id })).records.every(({ ty }) => ty === 2)).toBe(
    true,
  )
})

/** The competition that is decided first, so that a test need not wait long; the cup of every day has no last day. */
async function soonest(): Promise<MatchRecord> {
  const ofSeasons = (await onSale()).filter(({ sid }) => sid !== 177)
  return ofSeasons.toSorted((a, b) => a.bt - b.bt)[0]!
}

/** Bets close as the last day begins, and the winner is known in the evening of the day after. */
const DECIDED_MS = 46 * 3_600_000

const priced = ({ mg }: MatchRecord) => mg[0]!.mks[0]!.op.filter(({ od }) => od > 0)

test('prices and limits refresh without series rows, and a series of them is refused by its code', async () => {
  const [one, other] = await onSale()
  const match = (await conforming(getList, { type: 4, sportId: 8 })).records[0]!
  const ofOne = (record: MatchRecord) => ({
    marketId: record.mg[0]!.mks[0]!.id,
    matchId: record.id,
    type: priced(record)[0]!.ty,
  })
  const { bms, sos } = await conforming(batchBetMatchMarketOfJumpLine, {
    betMatchMarketList: [ofOne(one!), ofOne(other!)],
    isSelectSeries: true,
    currencyId: 1000,
  })
  expect(sos).toEqual([])
  expect(bms[0]).toMatchObject({ ss: 1, au: 0, ip: 0, scs: [], smin: 10, op: { na: priced(one!)[0]!.na } })
  const option = (record: MatchRecord) => {
    const { ty, od } = record.mg[0]!.mks[0]!.op.find((each) => each.od > 0)!
    return { marketId: record.mg[0]!.mks[0]!.id, optionType: ty, odds: od, oddsFormat: 1 }
  }
  const series = (records: MatchRecord[]) =>
    provider.call(
      betMultiple,
      {
        betMultipleData: [{ seriesValue: 2, unitStake: 10, oddsChange: 2 }],
        betOptionList: records.map(option),
        currencyId: 1000,
      },
      { authorization },
    )
  expect((await series([one!, other!])).code).toBe(3010)
  expect((await series([one!, match])).code).toBe(3026)
})

test('bets on every runner are taken, stand still on the last day, and end with one winner paid', async () => {
  const record = await soonest()
  const market = record.mg[0]!.mks[0]!
  const bets = priced(record).map(({ ty, od }) => ({
    unitStake: 10,
    oddsChange: 2,
    relatedId: `champion-${ty}`,
    betOptionList: [{ marketId: market.id, optionType: ty, odds: od, oddsFormat: 1 }],
  }))
  const singleBetList = bets.slice(0, 10)
  const made = await conforming(singlePass, { singleBetList, currencyId: 1000 })
  await vi.waitFor(async () => {
    await provider.clock.advance(1_000)
    const states = await conforming(getStakeOrderStatus, { orderIds: made.map(({ id }) => id) })
    expect(states.map(({ st }) => st)).toEqual(made.map(() => 4))
  }, WAIT)

  provider.clock.set(record.bt)
  authorization = await provider.tokenOf('mbr_champion')
  expect(await conforming(getMatchDetail, { matchId: record.id })).toMatchObject({
    ms: 8,
    ss: 2,
    mg: [{ mks: [{ ss: 0 }] }],
  })
  const late = await provider.call(
    singlePass,
    { singleBetList: [{ ...bets[0], relatedId: 'late' }], currencyId: 1000 },
    { authorization },
  )
  expect(late.code).toBe(3002)

  provider.clock.set(record.bt + DECIDED_MS + 600_000)
  authorization = await provider.tokenOf('mbr_champion')
  const records = await vi.waitFor(async () => {
    await provider.clock.advance(1_000)
    const list = await conforming(newBetList, { isSettled: true, size: 50, languageType: 'ENG' })
    expect(list.records.length).toBe(made.length)
    return list.records
  }, WAIT)
  const result = await conforming(matchResultInfo, { matchId: record.id, languageType: 'ENG' })
  const winners = result.mg[0]!.mks[0]!.op.filter(({ otcm }) => otcm === 4)
  expect(result.ts.map(({ na }) => na)).toEqual(winners.map(({ na }) => na))
  for (const order of records) {
    const leg = order.ops[0]!
    const won = winners.some(({ ty }) => ty === leg.ty)
    expect([order.st, leg.sr, leg.mtp, leg.rs]).toEqual([
      5,
      won ? 4 : 3,
      1,
      winners.map(({ na }) => na).join(', '),
    ])
    const due = won ? Math.floor((1000 * Math.round(leg.od * 1000)) / (1000 * winners.length)) / 100 : 0
    expect(order.sa).toBe(due)
  }
  const page = await conforming(matchResultPage, { sportId: record.sid, matchType: 1 })
  expect(page.records.find(({ id }) => id === record.id)).toMatchObject({ ty: 1, ye: record.ye })
})

test('the seed that drew the winners is known by its hash before and by itself afterwards', async () => {
  const [open] = await onSale()
  const before = await conforming(getMatchSeed, { matchId: open!.id })
  expect(before.seed).toBeNull()
  const over = (await conforming(matchResultPage, { sportId: 177, matchType: 1 })).records[0]!
  const after = await conforming(getMatchSeed, { matchId: over.id })
  expect(createHash('sha256').update(`${over.id}:${after.seed}`).digest('hex')).toBe(after.seedHash)
})

import { createHash } from 'node:crypto'
import { sharedProvider } from '@keo/dev-world/shared-provider'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import {
  getMerchant,
  getStaticLanguage,
  listBulletins,
  listTopBulletins,
} from '@keo/sportsbook-contract/house-calls'
import { getList, matchResultPage } from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import {
  getLiveStrip,
  getMatchEvents,
  getMatchSeed,
  getMatchStatistics,
  getOddsHistory,
  getPreviousMeetings,
  getSuspensionCauses,
} from '@keo/sportsbook-contract/own-calls'
import { getBetRules } from '@keo/sportsbook-contract/bet-rules'
import { getPriceCosts } from '@keo/sportsbook-contract/price-costs'
import { beforeAll, describe, expect, test } from 'vitest'

const { provider } = sharedProvider()

beforeAll(async () => {
  await provider.sportsbook.open()
})

async function conforming<C extends ProviderCall>(call: C, body: unknown = {}) {
  const answer = await provider.call(call, body)
  expect(answer).toMatchObject({ success: true, code: 0 })
  expect(call.response.parse(answer.data)).toEqual(answer.data)
  return answer.data
}

const anEnded = async () =>
  (await conforming(matchResultPage, { sportId: 1, size: 20 })).records.find(({ ms }) => ms === 0)?.id

describe('beyond the wire', () => {
  test('the seed is committed before the end and revealed after it', async () => {
    const { records } = await conforming(getList, { type: 1, sportId: 1, size: 1 })
    expect((await conforming(getMatchSeed, { matchId: records[0]?.id })).seed).toBeNull()
    const { matchId, seed, seedHash } = await conforming(getMatchSeed, { matchId: await anEnded() })
    expect(createHash('sha256').update(`${matchId}:${seed}`).digest('hex')).toBe(seedHash)
  })

  test('the bounds of a stake end in the limit of the slip, and a leg in play waits longer than one before', async () => {
    for (const [type, wait] of [
      [1, 5],
      [3, 1],
    ] as const) {
      const { records } = await conforming(getList, { type, sportId: 1, size: 50 })
      const open = records.flatMap(({ id, mg }) =>
        mg.flatMap(({ mks }) => mks.filter(({ ss }) => ss === 1).map((market) => ({ matchId: id, market }))),
      )
      const { matchId, market } = open[0]!
      const optionType = market.op[0]!.ty
      const rules = await conforming(getBetRules, { picks: [{ marketId: market.id, optionType }] })
      const asked = { betMatchMarketList: [{ marketId: market.id, matchId, type: optionType }] }
      const { bms } = await conforming(batchBetMatchMarketOfJumpLine, { ...asked, isSelectSeries: false })
      const bounds = rules.stake!.bounds.map(({ most }) => most)
      expect(rules.stake).toMatchObject({ least: bms[0]!.smin, most: bms[0]!.smax })
      expect(Math.min(...bounds)).toBe(rules.stake!.most)
      expect(rules.waits).toEqual([{ seconds: wait, isLive: type === 1, sportId: 1 }])
    }
  })

  test('odds of the past are those that were offered then, and champions have a past too', async () => {
    const { records } = await conforming(getList, { type: 4, sportId: 8, size: 1 })
    const [match] = records
    provider.clock.set(match!.bt - 5 * 3_600_000)
    const market = match!.mg[0]!.mks[0]!
    const selection = {
      betMatchMarketList: [{ marketId: market.id, matchId: match!.id, type: market.op[0]!.ty }],
    }
    const { bms } = await conforming(batchBetMatchMarketOfJumpLine, { ...selection, isSelectSeries: false })
    const offered = bms[0]!
    provider.clock.set(match!.bt - 3_600_000)
    const request = { marketId: offered.mid, optionType: offered.op!.ty }
    const { points } = await conforming(getOddsHistory, request)
    const then = points.findLast(({ at }) => at <= match!.bt - 5 * 3_600_000)
    expect(then?.options).toEqual([{ type: offered.op!.ty, odds: offered.op!.od }])
    expect(points.length).toBeGreaterThan(3)
    const [, ...later] = points.map(({ cause }) => cause)
    expect(new Set(later)).toEqual(new Set(['view']))
    const [cost] = await conforming(getPriceCosts, { picks: [request, { marketId: 7, optionType: 1 }] })
    expect(cost).toMatchObject(request)
    expect(cost!.margin).toBeGreaterThan(0)
    expect(cost!.worth).toBeLessThan(1_000_000)
    expect(cost!.fair).toBeGreaterThan(points.at(-1)!.options[0]!.odds!)
    expect(points.every(({ at }) => at <= provider.clock.now())).toBe(true)
    expect(await conforming(getOddsHistory, request)).toEqual({ marketId: offered.mid, points })
    const [champion] = (await conforming(getList, { type: 7, sportId: 1 })).records
    const past = await conforming(getOddsHistory, { marketId: champion!.mg[0]!.mks[0]!.id })
    expect(past.points.length).toBeGreaterThan(1)
    expect((await provider.call(getOddsHistory, { marketId: 7 })).code).toBe(14084)
  })

  test('events add up to the statistics and to the score', async () => {
    const matchId = await anEnded()
    const { events, status } = await conforming(getMatchEvents, { matchId })
    expect([status, events.at(-1)?.kind]).toEqual([0, 'over'])
    expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
    const { counts, scores } = await conforming(getMatchStatistics, { matchId })
    const corners = counts.find(({ kind }) => kind === 'corner') ?? { home: 0, away: 0 }
    expect(scores.find(({ pe, tyg }) => pe === 1001 && tyg === 6)?.sc).toEqual([corners.home, corners.away])
    const last = events.at(-1)?.atMs ?? 0
    expect((await conforming(getMatchEvents, { matchId, sinceMs: last })).events).toEqual([])
  })

  test('suspensions say why, meetings and the strip show matches', async () => {
    const causes = await conforming(getSuspensionCauses, { languageType: 'VIE' })
    expect(causes.every(({ cause, text }) => cause >= 1 && cause <= 7 && text !== '')).toBe(true)
    const { between, home, away } = await conforming(getPreviousMeetings, { matchId: await anEnded() })
    expect([...between, ...home, ...away].every(({ bt }) => bt < provider.clock.now())).toBe(true)
    const strip = await conforming(getLiveStrip, { size: 3 })
    expect(strip.records.length).toBe(Math.min(3, strip.live))
  })

  test('an unknown match is not found', async () => {
    for (const call of [getMatchEvents, getMatchStatistics, getMatchSeed, getPreviousMeetings])
      expect((await provider.call(call, { matchId: 5_000_000 })).code).toBe(7)
  })
})

describe('bulletins and house calls (2.16 to 2.18)', () => {
  test('top bulletins are an array, the page has them all, newest first', async () => {
    const top = await conforming(listTopBulletins, { languageType: 'VIE' })
    expect(top.length).toBeGreaterThan(0)
    const page = await conforming(listBulletins, { languageType: 'VIE', current: '1', size: '100' })
    expect(page.records.slice(0, top.length)).toEqual(top)
    expect(page.records.length).toBe(page.total)
    const times = page.records.map(({ pt }) => Number(pt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('the merchant and the language pack never fail', async () => {
    expect(await conforming(getMerchant)).toMatchObject({
      id: 'keo',
      currencyIds: [1000, 1, 2, 200],
      oddsType: 1,
    })
    const words = await conforming(getStaticLanguage, { languageType: 'VIE' })
    expect(words).toMatchObject({ 'sport.1': 'Bóng đá', 'play.7': 'Vô địch', 'tab.c': 'Phạt góc' })
  })
})

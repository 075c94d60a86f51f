import { sharedProvider } from '@keo/dev-world/shared-provider'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { COUNTED_PLAY_TYPES } from '@keo/sportsbook-contract/match-enums'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import {
  getList,
  getMatchDetail,
  getOnSaleLeagues,
  matchCount,
  matchResultInfo,
  matchResultPage,
  queryMatchByRecommend,
  recommendMatchList,
  statistical,
} from '@keo/sportsbook-contract/matches'
import { gunzipSync } from 'node:zlib'
import { SPORT_IDS } from '../play/sport-model.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'

const { provider } = sharedProvider()

beforeAll(async () => {
  await provider.sportsbook.open()
})

/** Handball is quickly priced; its lists are those of every sport. */
const SPORT = 8

/** Every field is one of the protocol, of its type, and nothing else is sent. */
async function conforming<C extends ProviderCall>(call: C, body: unknown) {
  const answer = await provider.call(call, body)
  expect(answer).toMatchObject({ success: true, code: 0, message: null })
  expect(call.response.parse(answer.data)).toEqual(answer.data)
  return answer.data
}

const list = (body: object) => conforming(getList, { sportId: SPORT, ...body })

describe('getList (2.1, 2.2)', () => {
  test('a match that has not begun', async () => {
    const { records, current, size, total, pageTotal } = await list({ type: 4, languageType: 'VIE', size: 3 })
    expect([current, size, records.length, pageTotal]).toEqual([1, 3, 3, Math.ceil(total / 3)])
    const [match] = records as [MatchRecord]
    expect(match).toMatchObject({ ty: 2, sid: SPORT, ms: 4, ss: 1, nsg: [], fid: 2, fmt: 800001, smt: 0 })
    expect(match.mc).toEqual({ pe: 8001, r: false })
    expect(match.nm).toBe(`${match.ts[0]?.na} vs. ${match.ts[1]?.na}`)
    expect(match.lg).toMatchObject({ sid: SPORT, slid: match.lg.id * 10_000, lurl: '' })
    expect(match.vs).toEqual({ have: false })
    expect(match.tms).toBeGreaterThanOrEqual(match.mg.length)
    expect(match.tps).toContain('p')
  })

  test('markets carry lines, options and both notations of the odds', async () => {
    const { records } = await list({ type: 4, size: 1, oddsType: '2' })
    const handicap = records[0]?.mg.find(({ mty }) => mty === 8001)
    const main = handicap?.mks.find(({ mbl }) => mbl === 1)
    expect(main).toMatchObject({ ss: 1, au: 1, li: expect.stringMatching(/^-?\d+(\.\d+)?$/) })
    expect(main?.op.map(({ ty }) => ty)).toEqual([1, 2])
    for (const { od, bod, odt } of main?.op ?? []) {
      expect(odt).toBe(2)
      expect(bod).toBeCloseTo(od - 1, 2)
    }
    expect(main?.op.map(({ na }) => na)).toEqual(records[0]?.ts.map(({ na }) => na))
  })

  test('a live match has its clock and its headline score first', async () => {
    const { records } = await conforming(getList, { type: 1, sportId: 1, size: 2 })
    expect(records.length).toBeGreaterThan(0)
    for (const { ms, mc, nsg, pl } of records) {
      expect([ms, pl]).toEqual([expect.any(Number), 1])
      expect(nsg[0]).toMatchObject({ tyg: 5 })
      expect([1000, 1001]).toContain(nsg[0]?.pe)
      expect(mc.pe).toBeGreaterThan(1001)
    }
  })

  test('numbers may come as text, unknown fields are ignored, empty ones are absent', async () => {
    const plain = await list({ type: 4, orderBy: 1, size: 5 })
    const texts = await list({
      type: '4',
      sportId: '8',
      orderBy: '1',
      size: '5',
      current: '1',
      leagueId: '',
      leagueIds: null,
      beginTime: '',
      isPC: 'false',
      isPc: true,
      noNeedResponseMsg: 1,
      currencyId: 1000,
    })
    expect(texts).toEqual(plain)
  })

  test('pages follow each other without gap or repeat, in both orders', async () => {
    for (const orderBy of [0, 1]) {
      const { records: all, total } = await list({ type: 4, orderBy, size: 300 })
      expect(all.length).toBe(total)
      const [first, second] = await Promise.all(
        [1, 2].map((current) => list({ type: 4, orderBy, size: 7, current })),
      )
      const ids = [...(first?.records ?? []), ...(second?.records ?? [])].map(({ id }) => id)
      expect(ids).toEqual(all.slice(0, 14).map(({ id }) => id))
      const key = (match: MatchRecord) => (orderBy === 1 ? match.lg.or * 1e14 + match.bt : match.bt)
      expect(all.map(key)).toEqual(all.map(key).toSorted((a, b) => a - b))
    }
  })

  test('filters by league, by match and by a closed range of kick-off', async () => {
    const { records } = await list({ type: 4, orderBy: 1, size: 300 })
    const [match] = records as [MatchRecord]
    const ofLeague = await list({ leagueId: String(match.lg.id) })
    expect(new Set(ofLeague.records.map(({ lg }) => lg.id))).toEqual(new Set([match.lg.id]))
    const exact = await conforming(getList, { matchIds: [String(match.id)] })
    expect(exact.records.map(({ id }) => id)).toEqual([match.id])
    const then = await list({ type: 4, beginTime: String(match.bt), endTime: match.bt })
    expect(then.records.map(({ id }) => id)).toContain(match.id)
    expect(new Set(then.records.map(({ bt }) => bt))).toEqual(new Set([match.bt]))
  })

  test('marketTypes and markets leave only what was asked for', async () => {
    const { records } = await list({ type: 4, size: 2, marketTypes: [8002] })
    expect(new Set(records.flatMap(({ mg }) => mg.map(({ mty }) => mty)))).toEqual(new Set([8002]))
    const pairs = await list({ type: 4, size: 2, markets: [{ marketType: '8001', period: 8001 }] })
    expect(pairs.records.flatMap(({ mg }) => mg.map(({ mty, pe }) => [mty, pe]))).toEqual(
      pairs.records.map(() => [8001, 8001]),
    )
  })

  test('other sport types, pools and pages past the end are empty, never null', async () => {
    for (const body of [{ type: 4, sportTypes: [2] }, { type: 5 }, { type: 4, current: 999 }])
      expect((await list(body)).records).toEqual([])
  })

  test('nothing asked for, an unknown type and a broken number are illegal', async () => {
    for (const body of [{}, { type: 77 }, { type: 'many' }, { type: 1, size: 'all' }, { matchIds: 'x' }])
      expect(await provider.call(getList, body)).toMatchObject({ success: false, code: 5, data: null })
  })

  test('a gzip answer says the same as the plain one', async () => {
    const body = { type: 4, sportId: SPORT, languageType: 'THA' }
    const plain = await provider.post(getList.path, body)
    const packed = await provider.post(getList.path, body, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.raw.length * 3).toBeLessThan(plain.raw.length)
    expect(gunzipSync(packed.raw).toString()).toBe(plain.raw.toString())
  })
})

describe('counts', () => {
  test('statistical counts what getList shows, for every play type and sport', async () => {
    const { sl, tc, hls, ht, mts } = await conforming(statistical, { languageType: 'VIE' })
    expect(sl.map(({ ty }) => ty)).toEqual([...COUNTED_PLAY_TYPES])
    expect(sl.find(({ ty }) => ty === 1)?.des).toBe('Trực tiếp')
    for (const { ty, ssl, tc: all } of sl) {
      expect(ssl.reduce((sum, { c }) => sum + c, 0)).toBe(all)
      const count = ssl.find(({ sid }) => sid === SPORT)?.c ?? 0
      expect([ty, (await list({ type: ty, size: 1 })).total]).toEqual([ty, count])
    }
    const of = (type: number) => sl.find(({ ty }) => ty === type)?.tc ?? 0
    expect(tc).toBe(of(8) + of(7))
    expect(of(6)).toBe(of(1) + of(3))
    expect(hls.every(({ hot }) => hot)).toBe(true)
    expect(hls.reduce((sum, { mt }) => sum + mt, 0)).toBe(ht)
    expect(mts).toEqual([])
  })

  test('mts counts the matches that offer one of the asked markets, by play type (2.4)', async () => {
    const of = { tie: [{ marketType: 1046 }], result: [{ marketType: 1005, period: 1001 }] }
    const markets = [
      { id: 1, markets: of.result },
      { id: 2, markets: of.tie },
      { id: 3, markets: [...of.tie, ...of.result] },
      { id: 4, markets: [{ marketType: 1005, period: 1999 }] },
      { id: 5, markets: [{ marketType: 1998 }, { marketType: 8001 }] },
    ]
    const { mts, sl } = await conforming(statistical, { markets })
    expect(mts.map(({ id, sid }) => [id, sid])).toEqual([[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [5, 8]]) // prettier-ignore
    const counted = (id: number, type: number, sid = 1) =>
      mts.find((each) => each.id === id && each.sid === sid)?.tps.find(({ tp }) => tp === type)?.mt ?? -1
    const all = (type: number, sid = 1) =>
      sl.find(({ ty }) => ty === type)?.ssl.find((each) => each.sid === sid)?.c ?? 0
    const early = 4
    // Every match has a winner to bet on; only those that are played until decided have one who qualifies.
    expect(counted(1, early)).toBe(all(early))
    expect(counted(2, early)).toBeGreaterThan(0)
    expect(counted(2, early)).toBeLessThan(all(early))
    expect(counted(3, early)).toBe(all(early))
    for (const { ty } of sl) expect(counted(4, ty)).toBe(0)
    // The winner of a competition is asked of competitions alone.
    expect([counted(5, early), counted(5, early, SPORT)]).toEqual([0, all(early, SPORT)])
    expect(counted(5, 7)).toBeGreaterThan(0)
    const live = await conforming(getList, { type: 1, sportId: 1, size: 300, markets: of.result })
    const selling = live.records.filter(({ mg }) => mg.length > 0).length
    expect(Math.abs(counted(1, 1) - selling)).toBeLessThanOrEqual(2)
  })

  test.each([
    [undefined, 16],
    [7, 17],
    ['+07:00', 17],
    ['GMT-3', 27],
    ['5.5', 18.5],
  ])(
    'today ends at the midnight of the time zone asked, in lists and counts alike: %s',
    async (timeZone, hour) => {
      const midnight = Date.UTC(2026, 0, 31) + hour * 3_600_000
      const zone = timeZone === undefined ? {} : { timeZone }
      const page = (query: object) => conforming(getList, { size: 1, orderBy: 0, ...zone, ...query })
      const { total } = await page({ type: 3 })
      const [last] = (await page({ type: 3, current: total })).records
      const [first] = (await page({ type: 4 })).records
      // Both lists meet at midnight: nothing is lost between them.
      expect(last?.bt).toBeLessThan(midnight)
      expect(last?.bt).toBeGreaterThan(midnight - 3_600_000)
      expect(first?.bt).toBeGreaterThanOrEqual(midnight)
      expect(first?.bt).toBeLessThan(midnight + 3_600_000)
      const { sl } = await conforming(statistical, zone)
      expect(sl.find(({ ty }) => ty === 3)?.tc).toBe(total)
      const leagues = await conforming(getOnSaleLeagues, { type: 3, ...zone })
      expect(leagues.reduce((sum, { mt }) => sum + mt, 0)).toBe(total)
      const { dl } = await conforming(matchCount, { sportId: 1, days: 2, ...zone })
      expect(dl.map(({ bt }) => bt)).toEqual([midnight - 86_400_000, midnight])
    },
  )

  test.each(['moon', 99, '7.1', '+', '-13'])('no time zone at all is illegal: %s', async (timeZone) => {
    for (const call of [getList, statistical, getOnSaleLeagues, matchCount]) {
      const { code } = await provider.call(call, { type: 3, sportId: 1, timeZone })
      expect(code).toBe(5)
    }
  })

  test('leagues on sale add up to the list, ordered by rank', async () => {
    const leagues = await conforming(getOnSaleLeagues, { type: '4', sportIds: [SPORT], languageType: 'CMN' })
    expect(leagues.reduce((sum, { mt }) => sum + mt, 0)).toBe((await list({ type: 4, size: 1 })).total)
    expect(leagues.map((league) => league.or)).toEqual(
      leagues.map((league) => league.or).toSorted((a, b) => a - b),
    )
    expect(await provider.call(getOnSaleLeagues, {})).toMatchObject({ code: 5 })
  })

  test('the next days are counted one by one', async () => {
    const { d, dl } = await conforming(matchCount, { sportId: SPORT, days: 3 })
    expect([d, dl.length]).toEqual([3, 3])
    expect(dl[1]?.c).toBeGreaterThan(0)
  })
})

describe('one match', () => {
  test('detail has every market group and the count that lists tell', async () => {
    const { records } = await list({ type: 4, size: 1 })
    const id = String(records[0]?.id)
    const detail = await conforming(getMatchDetail, { matchId: id, oddsType: 1, languageType: 'VIE' })
    const markets = detail.mg.flatMap(({ mks }) => mks)
    expect(markets.length).toBe(detail.tms)
    expect(new Set(markets.map((market) => market.id)).size).toBe(markets.length)
    expect(detail.mg.length).toBeGreaterThan(records[0]?.mg.length ?? 0)
    expect((await provider.call(getMatchDetail, {})).code).toBe(5)
  })

  test('a list counts the open markets of each match for itself, before anybody has opened it (tms)', async () => {
    const shownCounts = new Map<number, number>()
    for (const [type, sportId] of [
      [1, 1],
      [3, 1],
      [1, 5],
      [3, 3],
    ]) {
      const { records } = await conforming(getList, { type, sportId, size: 8 })
      for (const { id, tms } of records) shownCounts.set(id, tms)
    }
    expect(shownCounts.size).toBeGreaterThan(12)
    const counted = new Map<number, number>()
    for (const id of shownCounts.keys()) {
      const { mg } = await conforming(getMatchDetail, { matchId: String(id) })
      counted.set(id, mg.flatMap(({ mks }) => mks).length)
    }
    expect(shownCounts).toEqual(counted)
    expect(new Set(shownCounts.values()).size).toBeGreaterThan(5)
  })

  test('opening one match changes the count of no other', async () => {
    await provider.clock.advance(45_000)
    // In other words each time: the same words get the same answer for a while.
    let size = 30
    const countsOf = async () => {
      const { records } = await conforming(getList, { type: 1, sportId: 1, size: (size += 1) })
      return new Map(records.map(({ id, tms }) => [id, tms]))
    }
    // What is old is counted again beside the lists that ask for it; time stands still meanwhile.
    const before = await vi.waitFor(async () => {
      const [first, second] = [await countsOf(), await countsOf()]
      expect(second).toEqual(first)
      return second
    })
    const [opened, ...others] = before.keys()
    await conforming(getMatchDetail, { matchId: String(opened) })
    // Lists are made anew as time goes on; within a second hardly any count is.
    await provider.clock.advance(1_000)
    const after = await countsOf()
    const changed = others.filter((id) => after.get(id) !== before.get(id))
    const wrong: number[] = []
    for (const id of changed) {
      const { mg } = await conforming(getMatchDetail, { matchId: String(id) })
      if (after.get(id) !== mg.flatMap(({ mks }) => mks).length) wrong.push(id)
    }
    expect([others.length > 3, wrong]).toEqual([true, []])
  })

  test('in the detail of every sport each market with a line has its rank, the main line first (2.2)', async () => {
    const lined = new Set<number>()
    for (const sportId of SPORT_IDS) {
      const { records } = await conforming(getList, { type: 4, sportId, size: 2 })
      const { records: live } = await conforming(getList, { type: 1, sportId, size: 1 })
      for (const { id } of [...records, ...live]) {
        const { mg } = await conforming(getMatchDetail, { matchId: id })
        for (const { mty, mks } of mg.filter((group) => group.mks.some(({ li }) => li !== undefined))) {
          lined.add(mty)
          expect([mty, mks.map(({ mbl }) => mbl)]).toEqual([mty, mks.map((_, place) => place + 1)])
        }
      }
    }
    // Those that were found without it.
    const missed = [5004, 5005, 13008, 13009, 15009, 15010, 47009, 51008, 1002, 1030, 1078, 1115]
    expect(missed.filter((mty) => !lined.has(mty))).toEqual([])
  }, 120_000)

  test('search finds a team without its accents, in the asked language and in English', async () => {
    const { records } = await list({ type: 4, size: 1, languageType: 'VIE' })
    const name = records[0]?.ts[0]?.na ?? ''
    const folded = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
    const found = await conforming(queryMatchByRecommend, {
      recommend: ` ${folded.toUpperCase()} `,
      languageType: 'VIE',
    })
    expect(found.map(({ id }) => id)).toContain(records[0]?.id)
    expect(await conforming(queryMatchByRecommend, {})).toEqual([])
    expect(await conforming(queryMatchByRecommend, { recommend: 'no such team' })).toEqual([])
  })

  test('recommended matches are few and of hot leagues', async () => {
    const found = await conforming(recommendMatchList, { size: 2 })
    expect(found.length).toBe(2)
    expect(found.every(({ lg }) => lg.hot)).toBe(true)
  })
})

describe('results (2.7, 2.8)', () => {
  test('matches that are over, with their final scores', async () => {
    const { records, total, lgs } = await conforming(matchResultPage, { sportId: String(SPORT), size: 5 })
    expect([records.length, total > 5]).toEqual([5, true])
    for (const { ms, bt } of records) {
      expect([0, 1, 3, 7]).toContain(ms)
      expect(bt).toBeLessThan(provider.clock.now())
    }
    const played = records.find(({ ms }) => ms === 0)
    expect(played?.nsg[0]).toMatchObject({ tyg: 5, sc: [expect.any(Number), expect.any(Number)] })
    expect(lgs.map(({ id }) => id)).toContain(played?.lg.id)
    const info = await conforming(matchResultInfo, { matchId: String(played?.id) })
    expect(info).toEqual({ ...played, mg: [] })
  })

  test('a sport or a league must be named, ranges end at a month, and a match to come has no result', async () => {
    const now = provider.clock.now()
    const code = async (body: object) => (await provider.call(matchResultPage, body)).code
    expect(await code({})).toBe(5)
    expect(await code({ sportId: 1, beginTime: now - 40 * 86_400_000, endTime: now })).toBe(14051)
    const { records } = await list({ type: 4, size: 1 })
    expect((await provider.call(matchResultInfo, { matchId: records[0]?.id })).code).toBe(7)
  })
})

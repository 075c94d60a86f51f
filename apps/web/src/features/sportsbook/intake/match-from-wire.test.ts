import { describe, expect, test } from 'vitest'
import { leagueOnSaleFromWire, matchCountsFromWire } from './counts-from-wire.ts'
import { changeFromWire, matchFromWire, resultDetailFromWire, resultFromWire } from './match-from-wire.ts'
import { wireGroup, wireMarket, wireMatch } from './test-wire-match.ts'

describe('a match as the provider sends it', () => {
  const match = matchFromWire(
    wireMatch({ ye: '2026/27', ssi: 2, sb: { bo: 2 }, vs: { have: true, web: 'https://video.test' } }),
  )

  test('becomes a match with names in full', () => {
    expect(match).toMatchObject({
      id: 7,
      name: 'Chủ nhà 7 vs. Đội khách 7',
      startsAt: Date.UTC(2026, 5, 11, 11),
      status: 5,
      partCount: 2,
      format: 100_001,
      sportId: 1,
      matchType: 2,
      saleStatus: 1,
      season: '2026/27',
      servingSide: 2,
      marketCount: 86,
      tags: ['p', 'h'],
      video: { isOffered: true, pageUrl: 'https://video.test' },
      situation: { bo: 2 },
    })
  })

  test('has its league, teams, clock and scores', () => {
    expect(match.league).toEqual({ id: 1101, name: 'V.League 1', logoUrl: '', sportId: 1, regionId: 1 })
    expect(match.teams[1]).toEqual({ id: 72, name: 'Đội khách 7', logoUrl: '' })
    expect(match.clock).toEqual({ seconds: 4044, period: 1004, isRunning: true, direction: 1 })
    expect(match.scores).toEqual([
      { period: 1000, kind: 5, values: [2, 1] },
      { period: 1000, kind: 8, values: [0, 1] },
    ])
  })

  test('has its groups, markets and options', () => {
    const [group] = match.groups
    expect(group).toMatchObject({ marketType: 1000, period: 1001, name: 'Kèo chấp', tags: ['p'] })
    expect(group?.markets).toEqual([
      {
        id: 701,
        saleStatus: 1,
        series: 1,
        lineRank: 1,
        line: '-0.5',
        options: [
          { type: 1, name: '-0.5', shortName: '-0.5', odds: 1900, line: '-0.5' },
          { type: 2, name: '+0.5', shortName: '+0.5', odds: 1910, line: '+0.5' },
        ],
      },
    ])
  })

  test('leaves out what the provider leaves out', () => {
    const plain = matchFromWire(wireMatch({ mc: { pe: 1001, r: false, itd: 3 } }))
    expect(plain.clock).toEqual({ period: 1001, isRunning: false, addedMinutes: 3 })
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['season']))
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['servingSide']))
  })
})

test('a result keeps its title and season, and its options say how they ended', () => {
  const { mg: _, ...record } = wireMatch({ ye: '2026', ms: 0 })
  expect(resultFromWire(record)).toMatchObject({ status: 0, name: record.nm, matchType: 2, season: '2026' })
  const market = wireMarket(1, [1], ['A'])
  const ended = { ...market, op: [{ ...market.op[0]!, otcm: 4, tid: 9 }] }
  const [option] = resultDetailFromWire({ ...record, mg: [wireGroup(1998, 1999, 'Vô địch', ended)] })
    .groups[0]!.markets[0]!.options
  expect(option).toMatchObject({ outcome: 4, teamId: 9 })
})

test('a pushed change holds what changed and nothing else', () => {
  const head = { type: 'change', matchId: 7, seq: 1, at: 0 } as const
  expect(changeFromWire(head)).toEqual({ matchId: 7 })
  expect(changeFromWire({ ...head, ms: 5, mc: { pe: 1004, s: 60, r: true }, ssi: null, cause: 2 })).toEqual({
    matchId: 7,
    status: 5,
    clock: { period: 1004, seconds: 60, isRunning: true },
    servingSide: null,
    cause: 2,
  })
  const mks = [{ id: 701, ss: 1, op: [{ ty: 1, od: 1.88 }] }]
  expect(changeFromWire({ ...head, nsg: [{ pe: 1000, tyg: 5, sc: [1, 0] }], mks, gone: [702] })).toEqual({
    matchId: 7,
    scores: [{ period: 1000, kind: 5, values: [1, 0] }],
    markets: [{ id: 701, saleStatus: 1, options: [{ type: 1, odds: 1880 }] }],
    gone: [702],
  })
})

test('counts by play type and sport, and leagues on sale, have names in full', () => {
  const sl = [{ ty: 1, des: '', tc: 3, ssl: [{ sid: 177, c: 2 }] }]
  expect(matchCountsFromWire({ tc: 3, sl, ht: 0, hls: [], mts: [] })).toEqual([
    { playType: 1, count: 3, sports: [{ sportId: 177, count: 2 }] },
  ])
  expect(leagueOnSaleFromWire({ ...wireMatch().lg, mt: 4, ps: [] })).toEqual({
    id: 1101,
    name: 'V.League 1',
    regionId: 1,
    regionName: 'Việt Nam',
    isHot: true,
    matchCount: 4,
  })
})

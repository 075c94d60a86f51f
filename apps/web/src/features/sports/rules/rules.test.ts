import { hours } from '@keo/units/instants'
import { describe, expect, test } from 'vitest'
import { sampleGroup, sampleMarket, sampleMatch } from '../../../testing/sample-match.ts'
import { openingPlace, openSport, sportCount, sportCounts, typeCount } from './counts.ts'
import { isFollowedIn, joined, toggled } from './follow-list.ts'
import { listRows } from './list-rows.ts'
import { columnsOf, hasFirstHalf, marketOf, optionMark } from './market-columns.ts'
import { atNow, isFiltered, rangeOf, readQuery, requestOf, START_QUERY, withPlace } from './match-query.ts'
import { matchCountsFromWire } from '../../sportsbook/intake/counts-from-wire.ts'

const SPORTS = [1, 2, 3, 4, 5, 6, 7, 8, 13, 15, 16, 19, 47, 51, 177, 178]
const NOW = Date.UTC(2026, 5, 11, 12)

describe('what is asked for', () => {
  test('[SPT-02b] the query starts with orderBy 1, isPC false, type 1, sportId 1', () => {
    expect(START_QUERY).toMatchObject({ orderBy: 1, isPC: false, type: 1, sportId: 1 })
    expect(requestOf(START_QUERY)).toEqual({ orderBy: 1, isPC: false, type: 1, sportId: 1 })
  })

  test('[SPT-02d] the query has the nine named fields', () => {
    expect(Object.keys(START_QUERY).toSorted()).toEqual(
      [
        'orderBy',
        'isPC',
        'type',
        'beginTime',
        'endTime',
        'leagueIds',
        'sportId',
        'leagueId',
        'timePicker',
      ].toSorted(),
    )
  })

  test('[SPT-02c] leagues and times narrow it; what is live is not asked by time', () => {
    const query = { ...START_QUERY, type: 3 as const, leagueIds: [1101, 1001], timePicker: 'h3' }
    expect(requestOf(atNow(query, NOW))).toEqual({
      orderBy: 1,
      isPC: false,
      type: 3,
      sportId: 1,
      leagueIds: [1101, 1001],
      beginTime: NOW,
      endTime: NOW + hours(3),
    })
    expect(requestOf(atNow({ ...query, type: 1, leagueIds: [] }, NOW))).toEqual({
      orderBy: 1,
      isPC: false,
      type: 1,
      sportId: 1,
    })
    expect([isFiltered(query), isFiltered({ ...query, leagueIds: [], timePicker: null })]).toEqual([
      true,
      false,
    ])
  })

  test('[SPT-02c] a day is the whole day of the provider; one that is over, or nonsense, narrows nothing', () => {
    const day = NOW + hours(4)
    expect(rangeOf(`d${day}`, NOW)).toEqual({ from: day, to: day + hours(24) - 1 })
    expect([`d${NOW - hours(24)}`, 'x3', 'h', '', null].map((picker) => rangeOf(picker, NOW))).toEqual([
      null, null, null, null, null,
    ]) // prettier-ignore
  })

  test('[SPT-02c] what the device keeps is read back; anything odd starts anew', () => {
    const kept = { orderBy: 0, type: 4, leagueIds: [7], sportId: 3, timePicker: 'd1' }
    expect(readQuery(kept)).toEqual({ ...START_QUERY, ...kept })
    const odd = [undefined, 'x', { ...kept, type: 9 }, { ...kept, leagueIds: ['7'] }, { ...kept, orderBy: 5 }]
    expect(odd.map(readQuery)).toEqual(odd.map(() => START_QUERY))
  })

  test('another sport or play type forgets leagues and times, the same one keeps them', () => {
    const query = { ...START_QUERY, type: 3 as const, leagueIds: [7], timePicker: 'h1' }
    expect(withPlace(query, { sportId: 3 })).toEqual({ ...START_QUERY, type: 3, sportId: 3 })
    expect(withPlace(query, { type: 3, sportId: 1 })).toBe(query)
  })
})

describe('counts', () => {
  const type = (ty: number, ...ssl: [sid: number, c: number][]) => ({
    ty,
    des: '',
    tc: ssl.reduce((sum, [, c]) => sum + c, 0),
    ssl: ssl.map(([sid, c]) => ({ sid, c })),
  })
  const counts = matchCountsFromWire({
    tc: 0,
    sl: [type(1, [177, 2], [3, 1]), type(3, [1, 5], [5, 4]), type(4), type(7, [1, 9])],
    ht: 0,
    hls: [],
    mts: [],
  })

  test('[SPT-02a] a play type counts all its matches, a sport those of its own', () => {
    expect([1, 3, 4, 7].map((ty) => typeCount(counts, ty as 1))).toEqual([3, 9, 0, 9])
    expect([sportCount(counts, 3, 5), sportCount(counts, 1, 5), sportCount(undefined, 1, 1)]).toEqual([
      4, 0, 0,
    ])
  })

  test('[SPT-02a] the strip has the sports of the play type, and the chosen one always', () => {
    expect(sportCounts(counts, 1, 3).map(({ sportId }) => sportId)).toEqual([3, 177])
    expect(sportCounts(counts, 1, 1)).toEqual([
      { sportId: 1, count: 0 },
      { sportId: 3, count: 1 },
      { sportId: 177, count: 2 },
    ])
  })

  test('who has not chosen is led to where something is', () => {
    expect(openingPlace(counts, { type: 1, sportId: 1 })).toEqual({ type: 1, sportId: 3 })
    expect(openingPlace(counts, { type: 4, sportId: 1 })).toEqual({ type: 1, sportId: 3 })
    expect(openingPlace([], { type: 1, sportId: 1 })).toEqual({ type: 1, sportId: 1 })
    expect(openingPlace(undefined, { type: 1, sportId: 1 })).toEqual({ type: 1, sportId: 1 })
    expect([openSport(counts, 3, 5), openSport(counts, 3, 47), openSport(counts, 4, 47)]).toEqual([5, 1, 47])
  })
})

describe('rows', () => {
  const match = (id: number, leagueId: number) => ({
    id,
    leagueId,
    leagueName: `League ${leagueId}`,
    regionId: 1,
    startsAt: NOW,
  })
  const rowsOf = (
    matches: ReturnType<typeof match>[],
    folded: number[] = [],
    known = new Map<number, number>(),
  ) =>
    listRows({ matches, folded: new Set(folded), countOf: (id) => known.get(id) }).map((row) =>
      row.kind === 'league' ? `${row.name} (${row.count})` : row.kind === 'match' ? row.matchId : row.name,
    )

  test('matches stand under their league, in the order in which they come', () => {
    expect(rowsOf([match(1, 10), match(2, 10), match(3, 20)])).toEqual([
      'League 10 (2)', 1, 2, 'League 20 (1)', 3,
    ]) // prettier-ignore
  })

  test('matches of several days stand under their day, anew in each league', () => {
    const at = (id: number, leagueId: number, day: number) => ({
      ...match(id, leagueId),
      startsAt: NOW + day * hours(24),
    })
    const matches = [at(1, 10, 1), at(2, 10, 1), at(3, 10, 2), at(4, 20, 2)]
    const dayOf = (startsAt: number) => new Date(startsAt).toISOString().slice(5, 10)
    const rows = listRows({ matches, folded: new Set(), countOf: () => undefined, dayOf })
    expect(rows.map((row) => (row.kind === 'match' ? row.matchId : row.name))).toEqual([
      'League 10', '06-12', 1, 2, '06-13', 3, 'League 20', '06-13', 4,
    ]) // prettier-ignore
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  test('a folded league keeps its header and its count', () => {
    expect(rowsOf([match(1, 10), match(2, 10), match(3, 20)], [10])).toEqual([
      'League 10 (2)', 'League 20 (1)', 3,
    ]) // prettier-ignore
  })

  test('a league of which only some matches are here counts all of them', () => {
    expect(rowsOf([match(1, 10)], [], new Map([[10, 19]]))).toEqual(['League 10 (19)', 1])
  })

  test('sorted by time a league comes again; a match that comes twice shows once', () => {
    const rows = rowsOf([match(1, 10), match(3, 20), match(2, 10), match(3, 20)], [], new Map([[10, 2]]))
    expect(rows).toEqual(['League 10 (1)', 1, 'League 20 (1)', 3, 'League 10 (1)', 2])
    const keys = listRows({
      matches: [match(1, 10), match(3, 20), match(2, 10)],
      folded: new Set(),
      countOf: () => undefined,
    }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('columns', () => {
  const namesOf = (sport: number) => columnsOf(sport).map(({ name }) => name?.split('.').at(-1) ?? null)

  test('each sport has its three columns', () => {
    expect([1, 2, 4, 8, 177].map(namesOf)).toEqual(
      Array.from({ length: 5 }, () => ['handicap', 'totals', '1x2']),
    )
    expect([3, 6, 7, 178].map(namesOf)).toEqual(
      Array.from({ length: 4 }, () => ['handicap', 'totals', 'winner']),
    )
    expect([5, 13, 15, 16, 47, 51].map(namesOf)).toEqual(
      Array.from({ length: 6 }, () => ['winner', 'handicap', 'totals']),
    )
    expect(namesOf(19)).toEqual(['winner', 'rounds', null])
    expect(namesOf(9999)).toEqual(['handicap', 'totals', '1x2'])
  })

  test('a column shows the main line of the whole match, and nothing where there is none', () => {
    const [group] = sampleMatch().groups
    const lines = [
      sampleMarket(8, [1], ['-1'], { lineRank: 2 }),
      sampleMarket(9, [1], ['-0.5'], { lineRank: 1 }),
    ]
    const groups = [
      { ...group!, period: 1002 },
      { ...group!, markets: lines },
    ]
    const [handicap, totals] = columnsOf(1)
    expect(marketOf(handicap, groups)?.market.id).toBe(9)
    expect(marketOf(handicap, [{ ...group!, markets: [] }])).toBeNull()
    expect(marketOf(totals, groups)).toBeNull()
  })

  test.each(SPORTS)(
    'no other part of a match of sport %i stands in a column whose market is closed',
    (sport) => {
      for (const column of columnsOf(sport).filter(({ name }) => name !== null)) {
        const parts = [0, 2, 3, 4, 5, 6, 7, 12, 14].map((part) =>
          sampleGroup(column.marketType, sport * 1000 + part),
        )
        const whole = sampleGroup(column.marketType, sport * 1000 + 1)
        expect(marketOf(column, parts)).toBeNull()
        expect(marketOf(column, [...parts, whole])?.group).toBe(whole)
      }
    },
  )

  test.each([1, 3, 178])(
    'the first half of sport %i has columns of its own, and no other part stands in',
    (sport) => {
      for (const column of columnsOf(sport, 'firstHalf')) {
        const whole = sampleGroup(column.marketType, sport * 1000 + 1)
        const half = sampleGroup(column.marketType, sport * 1000 + (sport === 1 ? 2 : 3))
        expect(marketOf(column, [whole])).toBeNull()
        expect(marketOf(column, [whole, half])?.group).toBe(half)
      }
    },
  )

  test.each(SPORTS.filter((sport) => ![1, 3, 178].includes(sport)))(
    'sport %i has no list of a first half: its columns stay those of the match',
    (sport) => {
      expect(hasFirstHalf(sport)).toBe(false)
      expect(columnsOf(sport, 'firstHalf')).toBe(columnsOf(sport))
    },
  )

  test('no other market stands in a column whose market is closed', () => {
    const instead: [sport: number, column: 0 | 1 | 2, mty: number, pe: number][] = [
      [2, 2, 2007, 2002],
      [3, 2, 3020, 3003],
      [3, 2, 3001, 3002],
      [5, 1, 5004, 5001],
      [13, 2, 13_009, 13_001],
      [178, 2, 178_007, 178_002],
    ]
    const shown = instead.map(([sport, at, mty, pe]) =>
      marketOf(columnsOf(sport)[at], [sampleGroup(mty, pe)]),
    )
    expect(shown).toEqual(instead.map(() => null))
  })

  test('a cell says its line or its side', () => {
    const words = { over: 'T', under: 'X' }
    expect(optionMark({ type: 4, line: '2/2.5', shortName: 'Tài 2/2.5' }, words)).toEqual({ line: 'T 2/2.5' })
    expect(optionMark({ type: 5, line: '2.5', shortName: '' }, words)).toEqual({ line: 'X 2.5' })
    expect(optionMark({ type: 1, line: '-0.5', shortName: '-0.5' }, words)).toEqual({ line: '-0.5' })
    expect([1, 3, 2, 17].map((type) => optionMark({ type, shortName: 'Khác' }, words))).toEqual([
      { name: '1' }, { name: 'X' }, { name: '2' }, { name: 'Khác' },
    ]) // prettier-ignore
  })
})

test('[SPT-06a] following toggles the match in the list of its sport', () => {
  const one = toggled({}, 1, 7)
  expect(one).toEqual({ 1: ['7'] })
  const two = toggled(toggled(one, 1, 8), 3, 9)
  expect(two).toEqual({ 1: ['7', '8'], 3: ['9'] })
  expect(toggled(two, 1, 7)).toEqual({ 1: ['8'], 3: ['9'] })
  expect([isFollowedIn(two, 1, 7), isFollowedIn(two, 3, 7)]).toEqual([true, false])
  expect(
    joined(two, [
      { sportId: 1, matchId: '7' },
      { sportId: 5, matchId: '4' },
    ]),
  ).toEqual({
    1: ['7', '8'],
    3: ['9'],
    5: ['4'],
  })
})

import { priceOf } from '@keo/units/price'
import type { Market, MarketGroup, Match } from '../features/sportsbook/model/match.ts'

type Request = Partial<Omit<Match, 'league'>> & { league?: string; leagueId?: number }

/** For tests: a soccer match in play. */
export function sampleMatch({ league = 'V.League 1', leagueId = 1101, ...request }: Request = {}): Match {
  const id = request.id ?? 7
  const sportId = request.sportId ?? 1
  return {
    id,
    startsAt: Date.UTC(2026, 5, 11, 11),
    status: 5,
    partCount: 2,
    format: 100_001,
    sportId,
    league: {
      name: league,
      id: leagueId,
      logoUrl: '',
      sportId,
      regionId: 1,
    },
    teams: [
      { name: `Chủ nhà ${id}`, id: id * 10 + 1, logoUrl: '' },
      { name: `Đội khách ${id}`, id: id * 10 + 2, logoUrl: '' },
    ],
    scores: [
      { period: 1000, kind: 5, values: [2, 1] },
      { period: 1000, kind: 8, values: [0, 1] },
    ],
    name: `Chủ nhà ${id} vs. Đội khách ${id}`,
    matchType: 2,
    saleStatus: 1,
    marketCount: 86,
    tags: ['p', 'h'],
    clock: { seconds: 4044, period: 1004, isRunning: true, direction: 1 },
    groups: sampleGroups(id),
    video: { isOffered: false },
    situation: {},
    ...request,
  }
}

/** Handicap, totals and 1X2 of soccer; a market's id begins with that of its match. */
function sampleGroups(id: number): Match['groups'] {
  const handicap = sampleMarket(id * 100 + 1, [1, 2], ['-0.5', '+0.5'], { line: '-0.5', lineRank: 1 })
  const totals = sampleMarket(id * 100 + 2, [4, 5], ['Tài 2.5', 'Xỉu 2.5'], { line: '2.5', lineRank: 1 })
  const winner = sampleMarket(id * 100 + 3, [1, 3, 2], ['1', 'X', '2'])
  return [
    sampleGroup(1000, 1001, 'Kèo chấp', handicap),
    sampleGroup(1007, 1001, 'Tài/Xỉu', totals),
    sampleGroup(1005, 1001, '1X2', winner),
  ]
}

export function sampleGroup(
  marketType: number,
  period: number,
  name = '1X2',
  market = sampleMarket(1, [1, 3, 2], ['1', 'X', '2']),
): MarketGroup {
  return { marketType, period, name, tags: ['p'], markets: [market] }
}

export function sampleMarket(
  id: number,
  types: readonly number[],
  names: readonly string[],
  more: Partial<Market> = {},
): Market {
  return {
    id,
    saleStatus: 1,
    series: 1,
    options: types.map((type, at) => ({
      name: names[at] ?? '',
      shortName: names[at] ?? '',
      type,
      odds: priceOf(1.9 + at / 100),
      ...(more.line && { line: names[at]?.replace(/^\D+ /, '') ?? '' }),
    })),
    ...more,
  }
}

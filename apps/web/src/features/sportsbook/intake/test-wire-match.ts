import type { MatchRecord, WireMarket, WireMarketGroup } from '@keo/sportsbook-contract/match-record'

type Request = Partial<Omit<MatchRecord, 'lg'>> & { league?: string; leagueId?: number }

/** For tests: a soccer match in play, as the provider sends it. */
export function wireMatch({ league = 'V.League 1', leagueId = 1101, ...request }: Request = {}): MatchRecord {
  const id = request.id ?? 7
  const sid = request.sid ?? 1
  return {
    id,
    bt: Date.UTC(2026, 5, 11, 11),
    ms: 5,
    fid: 2,
    fmt: 100_001,
    ne: 0,
    sid,
    lg: {
      na: league,
      id: leagueId,
      or: 1,
      lurl: '',
      sid,
      rid: 1,
      rnm: 'Việt Nam',
      rlg: '',
      hot: true,
      slid: leagueId * 10_000,
    },
    ts: [
      { na: `Chủ nhà ${id}`, id: id * 10 + 1, lurl: '' },
      { na: `Đội khách ${id}`, id: id * 10 + 2, lurl: '' },
    ],
    nsg: [
      { pe: 1000, tyg: 5, sc: [2, 1] },
      { pe: 1000, tyg: 8, sc: [0, 1] },
    ],
    nm: `Chủ nhà ${id} vs. Đội khách ${id}`,
    ty: 2,
    ss: 1,
    pl: 1,
    smt: 0,
    tms: 86,
    tps: ['p', 'h'],
    mc: { s: 4044, pe: 1004, r: true, tp: 1, tu: 1 },
    mg: wireGroups(id),
    vs: { have: false },
    as: [],
    sb: {},
    ...request,
  }
}

/** Handicap, totals and 1X2 of soccer; a market's id begins with that of its match. */
function wireGroups(id: number): MatchRecord['mg'] {
  const handicap = wireMarket(id * 100 + 1, [1, 2], ['-0.5', '+0.5'], { li: '-0.5', mbl: 1 })
  const totals = wireMarket(id * 100 + 2, [4, 5], ['Tài 2.5', 'Xỉu 2.5'], { li: '2.5', mbl: 1 })
  const winner = wireMarket(id * 100 + 3, [1, 3, 2], ['1', 'X', '2'])
  return [
    wireGroup(1000, 1001, 'Kèo chấp', handicap),
    wireGroup(1007, 1001, 'Tài/Xỉu', totals),
    wireGroup(1005, 1001, '1X2', winner),
  ]
}

export function wireGroup(
  mty: number,
  pe: number,
  nm = '1X2',
  market = wireMarket(1, [1, 3, 2], ['1', 'X', '2']),
): WireMarketGroup {
  return { mty, pe, nm, tps: ['p'], mks: [market] }
}

export function wireMarket(
  id: number,
  types: readonly number[],
  names: readonly string[],
  more: Partial<WireMarket> = {},
): WireMarket {
  return {
    id,
    ss: 1,
    au: 1,
    op: types.map((ty, at) => ({
      na: names[at] ?? '',
      nm: names[at] ?? '',
      ty,
      od: 1.9 + at / 100,
      ...(more.li && { li: names[at]?.replace(/^\D+ /, '') ?? '' }),
    })),
    ...more,
  }
}

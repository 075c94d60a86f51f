const SOCCER = 1
const PER_LEAGUE = 10
const FIRST_LEAGUE = 1101
const LIVE = 5
const WORDS = ['Sông', 'Núi', 'Biển', 'Đồng', 'Rừng', 'Thành', 'Cảng', 'Đảo', 'Suối', 'Hồ']

/** Soccer matches in play, as the provider sends them: handicap, totals and 1X2, which are seven prices each. */
export function makeMatches(count, now) {
  return Array.from({ length: count }, (_, at) => makeMatch(at + 1, now))
}

function makeMatch(number, now) {
  const id = 700_000 + number
  const names = [teamName(number), teamName(number * 7 + 3)]
  return {
    id,
    bt: now - 3_600_000,
    ms: LIVE,
    fid: 2,
    fmt: 100_001,
    ne: 0,
    sid: SOCCER,
    lg: leagueOf(number),
    ts: names.map((na, side) => ({ na, id: id * 10 + side, lurl: '' })),
    nsg: [{ pe: 1000, tyg: 5, sc: [number % 4, number % 3] }],
    nm: names.join(' vs. '),
    ty: 2,
    ss: 1,
    pl: 1,
    smt: 0,
    tms: 86,
    tps: ['p', 'h'],
    mc: { s: 2700 + (number % 40) * 60, pe: 1004, r: true, tp: 1, tu: 1 },
    mg: groupsOf(id),
    vs: { have: number % 3 === 0 },
    as: [],
    sb: {},
  }
}

const teamName = (number) =>
  `${WORDS[number % WORDS.length]} ${WORDS[Math.floor(number / WORDS.length) % WORDS.length]} ${number}`

function leagueOf(number) {
  const at = Math.floor((number - 1) / PER_LEAGUE)
  const id = FIRST_LEAGUE + at
  return {
    na: `Giải hạng ${at + 1}`,
    id,
    or: at,
    lurl: '',
    sid: SOCCER,
    rid: 1,
    rnm: 'Việt Nam',
    rlg: '',
    hot: at < 3,
    slid: id * 10_000,
  }
}

/** Leagues with their counts, as a filter asks for them. */
export function leaguesOf(matches) {
  const leagues = new Map(matches.map(({ lg }) => [lg.id, lg]))
  return [...leagues.values()].map((lg) => {
    const mt = matches.filter((match) => match.lg.id === lg.id).length
    return Object.assign({ mt, ps: [] }, lg)
  })
}

function groupsOf(id) {
  const group = (mty, nm, market) => ({ mty, pe: 1001, nm, tps: ['p'], mks: [market] })
  return [
    group(1000, 'Kèo chấp', marketOf(id * 10 + 1, [1, 2], ['-0.5', '+0.5'], { li: '-0.5', mbl: 1 })),
    group(1007, 'Tài/Xỉu', marketOf(id * 10 + 2, [4, 5], ['2.5', '2.5'], { li: '2.5', mbl: 1 })),
    group(1005, '1X2', marketOf(id * 10 + 3, [1, 3, 2], ['1', 'X', '2'], {})),
  ]
}

function marketOf(id, types, names, more) {
  const op = types.map((ty, at) => ({
    na: names[at],
    nm: names[at],
    ty,
    od: 1.9 + at / 100,
    ...(more.li && { li: names[at] }),
  }))
  return { id, ss: 1, au: 1, ...more, op }
}

import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { POINT_MARGINS } from '../options.ts'
import type { Template } from '../template.ts'
import { allLines, type Counts, handicap, type Manner, oddEven, overUnder, question } from './build.ts'
import { drawNoBet, threeWay, twoWay } from './result-markets.ts'
import { halfFull, highestPart, winningMargin } from './score-markets.ts'

/** Points of the whole match, a half and a quarter: the widest handicap, the lowest and the highest total. */
type Size = readonly [widest: number, lowest: number, highest: number]

type Numbers = {
  readonly sportId: number
  readonly handicap: number
  readonly total: number
  readonly winner: number
  readonly moneyLine: number
  readonly threeWay: number
  readonly home: number
  readonly away: number
  readonly oddEven: number
}

type Sizes = { readonly match: Size; readonly half: Size; readonly quarter: Size }

/** Lines stand between two points, so that no bet is pushed. */
const spread = ([widest]: Size) => [-widest - 0.5, widest + 0.5, 1] as const
const range = ([, lowest, highest]: Size) => [lowest + 0.5, highest + 0.5, 1] as const
const team = ([, lowest, highest]: Size) =>
  [Math.floor(lowest / 2) - 4.5, Math.ceil(highest / 2) + 10.5, 1] as const

function pointMarkets(numbers: Numbers, sizes: Sizes): Template[] {
  const at = (place: number) => numbers.sportId * 1000 + place
  const popular: Manner = { isPopular: true, tags: ['p', 'h'] }
  const halves = [at(3), at(4)] as const
  const parts = (period: number, size: Size, most: Counts, tags: readonly string[], isPopular: boolean) => [
    handicap(numbers.handicap, period, spread(size), most, { tags: [...tags, 'h'], isPopular }),
    overUnder(numbers.total, period, 'total', range(size), most, { tags: [...tags, 'h'], isPopular }),
    drawNoBet(numbers.moneyLine, period, { tags, isPopular }),
  ]
  return [
    handicap(numbers.handicap, at(1), spread(sizes.match), [9, 7, 5], popular),
    overUnder(numbers.total, at(1), 'total', range(sizes.match), [9, 7, 5], popular),
    twoWay(numbers.winner, at(1), { isPopular: true, tags: ['p'] }),
    ...parts(halves[0], sizes.half, [5, 3, 3], ['f', 'p'], true),
    ...parts(halves[1], sizes.half, [3, 2, 2], ['f'], false),
    ...[5, 6, 7, 8].flatMap((quarter) => parts(at(quarter), sizes.quarter, [3, 2, 2], ['q'], false)),
    overUnder(numbers.home, at(1), 'home', team(sizes.match), [5, 3, 3], { tags: ['te'] }),
    overUnder(numbers.away, at(1), 'away', team(sizes.match), [5, 3, 3], { tags: ['te'] }),
    overUnder(numbers.home, halves[0], 'home', team(sizes.half), [1, 1, 1], { tags: ['te', 'f'] }),
    overUnder(numbers.away, halves[0], 'away', team(sizes.half), [1, 1, 1], { tags: ['te', 'f'] }),
    threeWay(numbers.threeWay, at(2), { tags: ['p'] }),
    threeWay(numbers.threeWay, halves[0], { tags: ['f'] }),
    ...[1, 3, 4].map((place) => oddEven(numbers.oddEven, at(place))),
    ...[5, 6, 7, 8].map((quarter) => oddEven(numbers.oddEven, at(quarter), 'total', { tags: ['q', 'oe'] })),
  ]
}

const kind = SCORE_KIND.score

export const BASKETBALL: readonly Template[] = [
  ...pointMarkets(
    {
      sportId: 3,
      handicap: 3002,
      total: 3003,
      winner: 3004,
      moneyLine: 3020,
      threeWay: 3001,
      home: 3012,
      away: 3013,
      oddEven: 3005,
    },
    { match: [55, 110, 300], half: [35, 45, 165], quarter: [22, 15, 90] },
  ),
  winningMargin(3007, 3001, POINT_MARGINS, 6, null, { tags: ['i'] }),
  halfFull(3017, 3002, [3003, 3004]),
  highestPart(3033, 3002, [3003, 3004], 'total'),
  oddEven(3022, 3001, 'home', { tags: ['te', 'oe'] }),
  oddEven(3023, 3001, 'away', { tags: ['te', 'oe'] }),
  question(3015, 3001, () => ({ topic: 'extraTime' }), { margin: 'sides', tags: ['i'] }),
  question(3008, 3002, (target) => ({ topic: 'raceTo', kind, period: 3002, target }), {
    margin: 'sides',
    tags: ['i'],
    lines: allLines(10, 100, 10, [4, 2, 2]),
  }),
]

export const ELECTRONIC_BASKETBALL: readonly Template[] = pointMarkets(
  {
    sportId: 178,
    handicap: 178001,
    total: 178002,
    winner: 178003,
    moneyLine: 178003,
    threeWay: 178007,
    home: 178004,
    away: 178005,
    oddEven: 178006,
  },
  { match: [45, 40, 200], half: [30, 15, 110], quarter: [20, 4, 60] },
)

import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { CORNER_RANGES, HALF_CORNER_RANGES, TEAM_CORNER_RANGES } from '../options.ts'
import type { Template } from '../template.ts'
import { allLines, handicap, type Manner, oddEven, overUnder, question, yesNo } from './build.ts'
import { threeWay } from './result-markets.ts'
import { ranges } from './score-markets.ts'

const FULL = 1001
const FIRST = 1002
const SECOND = 1003

const corners: Manner = { kind: SCORE_KIND.corners, tags: ['c'] }
const halfCorners: Manner = { ...corners, tags: ['c', 'f'] }
const topCorners: Manner = { ...corners, upToTier: 2 }
const kind = SCORE_KIND.corners

const cornerMarkets: readonly Template[] = [
  overUnder(1010, FULL, 'total', [1.5, 30, 0.5], [5, 3, 3], {
    ...corners,
    isPopular: true,
    tags: ['c', 'p'],
  }),
  handicap(1011, FULL, [-15, 15, 0.5], [5, 3, 3], corners),
  threeWay(1009, FULL, corners),
  overUnder(1010, FIRST, 'total', [0.5, 18, 0.5], [3, 2, 2], halfCorners),
  handicap(1011, FIRST, [-9, 9, 0.5], [3, 1, 1], halfCorners),
  threeWay(1009, FIRST, halfCorners),
  overUnder(1010, SECOND, 'total', [0.5, 18, 0.5], [1, 1, 1], { ...halfCorners, upToTier: 2 }),
  oddEven(1015, FULL, 'total', { ...corners, tags: ['c', 'oe'] }),
  oddEven(1015, FIRST, 'total', { ...corners, upToTier: 2, tags: ['c', 'f', 'oe'] }),
  overUnder(1057, FULL, 'home', [0.5, 20, 0.5], [3, 1, 1], corners),
  overUnder(1058, FULL, 'away', [0.5, 20, 0.5], [3, 1, 1], corners),
  oddEven(1229, FULL, 'home', topCorners),
  oddEven(1230, FULL, 'away', topCorners),
  ranges(1107, FULL, 'total', CORNER_RANGES, corners),
  ranges(1108, FIRST, 'total', HALF_CORNER_RANGES, { ...topCorners, tags: ['c', 'f'] }),
  ranges(1109, FULL, 'home', TEAM_CORNER_RANGES, topCorners),
  ranges(1110, FULL, 'away', TEAM_CORNER_RANGES, topCorners),
  question(1054, FULL, (target) => ({ topic: 'raceTo', kind, period: FULL, target }), {
    ...topCorners,
    lines: allLines(5, 9, 2, [2, 1, 1]),
  }),
  question(1055, FULL, () => ({ topic: 'lastScore', kind, period: FULL }), topCorners),
  question(1094, FULL, (number) => ({ topic: 'nextScore', kind, period: FULL, number }), {
    ...corners,
    lines: { ...allLines(1, 30, 1, [1, 1, 1]), choose: 'next' },
  }),
]

const bookings: Manner = { kind: SCORE_KIND.bookings, tags: ['b'], upToTier: 3 }
const yellow: Manner = { kind: SCORE_KIND.yellowCards, tags: ['b'], upToTier: 2 }
const red: Manner = { kind: SCORE_KIND.redCards, tags: ['b'], upToTier: 2 }

const cardMarkets: readonly Template[] = [
  handicap(1060, FULL, [-6, 6, 0.5], [3, 1, 1], bookings),
  overUnder(1063, FULL, 'total', [0.5, 16, 0.5], [3, 2, 2], bookings),
  threeWay(1061, FULL, bookings),
  overUnder(1063, FIRST, 'total', [0.5, 9, 0.5], [2, 1, 1], { ...bookings, tags: ['b', 'f'] }),
  overUnder(1065, FULL, 'home', [0.5, 9, 0.5], [1, 1, 1], bookings),
  overUnder(1066, FULL, 'away', [0.5, 9, 0.5], [1, 1, 1], bookings),
  oddEven(1126, FULL, 'total', { ...bookings, tags: ['b', 'oe'] }),
  handicap(1067, FULL, [-6, 6, 0.5], [1, 1, 1], yellow),
  overUnder(1068, FULL, 'total', [0.5, 14, 0.5], [2, 1, 1], yellow),
  threeWay(1069, FULL, yellow),
  yesNo(1072, FULL, 'total', (sentOff) => sentOff > 0, red),
  yesNo(1073, FULL, 'home', (sentOff) => sentOff > 0, red),
  yesNo(1074, FULL, 'away', (sentOff) => sentOff > 0, red),
]

export const SOCCER_COUNTS: readonly Template[] = [...cornerMarkets, ...cardMarkets]

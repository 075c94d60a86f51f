import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { Template } from '../template.ts'
import {
  allLines,
  handicap,
  handicapFromBet,
  type Manner,
  oddEven,
  overUnder,
  question,
  yesNo,
} from './build.ts'
import { doubleChance, drawNoBet, threeWay, twoWay } from './result-markets.ts'
import { correctScore, halfFull, soccerMargin } from './score-markets.ts'

const kind = SCORE_KIND.score
const POPULAR: Manner = { isPopular: true, tags: ['p', 'h'] }
const MAIN: Manner = { isPopular: true, tags: ['p'] }

export const ICE_HOCKEY: readonly Template[] = [
  handicap(2001, 2001, [-8, 8, 0.5], [5, 3, 3], POPULAR),
  overUnder(2002, 2001, 'total', [0.5, 18, 0.5], [5, 3, 3], POPULAR),
  threeWay(2003, 2001, MAIN),
  twoWay(2007, 2002, { tags: ['p'] }),
  doubleChance(2015, 2001),
  oddEven(2004, 2001),
  overUnder(2005, 2001, 'home', [0.5, 12, 0.5], [3, 1, 1], { tags: ['te'] }),
  overUnder(2006, 2001, 'away', [0.5, 12, 0.5], [3, 1, 1], { tags: ['te'] }),
  soccerMargin(2008, 2001, { tags: ['i'] }),
  correctScore(2012, 2001, 4),
  question(2010, 2001, (number) => ({ topic: 'nextScore', kind, period: 2001, number }), {
    margin: 'threeWay',
    tags: ['s'],
    lines: { ...allLines(1, 25, 1, [1, 1, 1]), choose: 'next' },
  }),
  ...[2003, 2004, 2005].flatMap((period) => [
    handicap(2001, period, [-5, 5, 0.5], [1, 1, 1], { tags: ['q', 'h'], isPopular: period === 2003 }),
    overUnder(2002, period, 'total', [0.5, 8, 0.5], [2, 1, 1], {
      tags: ['q', 'h'],
      isPopular: period === 2003,
    }),
    threeWay(2003, period, { tags: ['q'] }),
  ]),
]

export const RUGBY: readonly Template[] = [
  handicap(4001, 4001, [-60, 60, 0.5], [5, 5, 3], POPULAR),
  overUnder(4002, 4001, 'total', [10, 120, 0.5], [5, 5, 3], POPULAR),
  threeWay(4003, 4001, MAIN),
  drawNoBet(4004, 4001),
  oddEven(4007, 4001),
  overUnder(4005, 4001, 'home', [0.5, 80.5, 1], [3, 2, 1], { tags: ['te'] }),
  overUnder(4006, 4001, 'away', [0.5, 80.5, 1], [3, 2, 1], { tags: ['te'] }),
  ...[4003, 4004].flatMap((period) => [
    handicap(4001, period, [-40.5, 40.5, 1], [3, 2, 1], { tags: ['f', 'h'] }),
    overUnder(4002, period, 'total', [2.5, 70.5, 1], [3, 2, 1], { tags: ['f', 'h'] }),
    threeWay(4003, period, { tags: ['f'] }),
  ]),
]

export const AMERICAN_FOOTBALL: readonly Template[] = [
  handicap(6001, 6001, [-50, 50, 0.5], [7, 5, 5], POPULAR),
  overUnder(6002, 6001, 'total', [10, 110, 0.5], [7, 5, 5], POPULAR),
  drawNoBet(6003, 6001, MAIN),
  threeWay(6009, 6002, { tags: ['p'] }),
  drawNoBet(6010, 6002),
  oddEven(6006, 6001),
  overUnder(6004, 6001, 'home', [0.5, 70.5, 1], [3, 2, 1], { tags: ['te'] }),
  overUnder(6005, 6001, 'away', [0.5, 70.5, 1], [3, 2, 1], { tags: ['te'] }),
  ...[6003, 6004].flatMap((period) => [
    handicap(6001, period, [-30.5, 30.5, 1], [3, 2, 1], { tags: ['f', 'h'] }),
    overUnder(6002, period, 'total', [2.5, 65.5, 1], [3, 2, 1], { tags: ['f', 'h'] }),
    threeWay(6009, period, { tags: ['f'] }),
  ]),
  ...[6005, 6006, 6007, 6008].flatMap((period) => [
    handicap(6001, period, [-20.5, 20.5, 1], [1, 1, 1], { tags: ['q', 'h'] }),
    overUnder(6002, period, 'total', [0.5, 40.5, 1], [1, 1, 1], { tags: ['q', 'h'] }),
  ]),
]

export const BASEBALL: readonly Template[] = [
  handicap(7001, 7001, [-12.5, 12.5, 0.5], [5, 3, 3], POPULAR),
  overUnder(7002, 7001, 'total', [0.5, 35, 0.5], [5, 3, 3], POPULAR),
  twoWay(7003, 7001, MAIN),
  threeWay(7006, 7002),
  oddEven(7007, 7001),
  overUnder(7004, 7001, 'home', [0.5, 20, 0.5], [3, 1, 1], { tags: ['te'] }),
  overUnder(7005, 7001, 'away', [0.5, 20, 0.5], [3, 1, 1], { tags: ['te'] }),
  handicap(7001, 7003, [-10, 10, 0.5], [3, 1, 1], { tags: ['j', 'h'] }),
  overUnder(7002, 7003, 'total', [0.5, 22, 0.5], [3, 1, 1], { tags: ['j', 'h'] }),
  threeWay(7006, 7003, { tags: ['j'] }),
  // The home side may not bat in the ninth, so its single innings end with the eighth.
  ...[7004, 7005, 7006, 7007, 7008, 7009, 7010, 7011].flatMap((period) => [
    overUnder(7002, period, 'total', [0.5, 10, 0.5], [1, 1, 1], { tags: ['inning', 'h'] }),
    threeWay(7006, period, { tags: ['inning'] }),
  ]),
]

export const HANDBALL: readonly Template[] = [
  handicap(8001, 8001, [-25, 25, 0.5], [5, 5, 3], POPULAR),
  overUnder(8002, 8001, 'total', [20, 90, 0.5], [5, 5, 3], POPULAR),
  threeWay(8005, 8001, MAIN),
  drawNoBet(8006, 8001),
  doubleChance(8009, 8001),
  oddEven(8007, 8001),
  overUnder(8003, 8001, 'home', [8.5, 55.5, 1], [3, 2, 1], { tags: ['te'] }),
  overUnder(8004, 8001, 'away', [8.5, 55.5, 1], [3, 2, 1], { tags: ['te'] }),
  ...[8003, 8004].flatMap((period) => [
    handicap(8001, period, [-15.5, 15.5, 1], [3, 2, 1], { tags: ['f', 'h'] }),
    overUnder(8002, period, 'total', [5.5, 50.5, 1], [3, 2, 1], { tags: ['f', 'h'] }),
    threeWay(8005, period, { tags: ['f'] }),
    oddEven(8007, period, 'total', { tags: ['f', 'oe'] }),
  ]),
]

const E_FULL = 177001
const E_HALVES = [177002, 177003] as const

export const ELECTRONIC_SOCCER: readonly Template[] = [
  handicapFromBet(177001, E_FULL, [-8, 8, 0.25], [5, 5, 3], POPULAR),
  overUnder(177002, E_FULL, 'total', [0.5, 16, 0.25], [5, 5, 3], POPULAR),
  threeWay(177003, E_FULL, MAIN),
  doubleChance(177012, E_FULL),
  drawNoBet(177009, E_FULL),
  oddEven(177007, E_FULL),
  yesNo(177021, E_FULL, 'pair', (home, away) => home > 0 && away > 0, { tags: ['s'] }),
  overUnder(177004, E_FULL, 'home', [0.5, 12, 0.5], [2, 1, 1], { tags: ['te'] }),
  overUnder(177005, E_FULL, 'away', [0.5, 12, 0.5], [2, 1, 1], { tags: ['te'] }),
  correctScore(177019, E_FULL, 4),
  halfFull(177022, E_FULL, E_HALVES),
  ...E_HALVES.flatMap((period) => [
    handicapFromBet(177001, period, [-6, 6, 0.25], [3, 2, 1], { tags: ['f', 'h'] }),
    overUnder(177002, period, 'total', [0.5, 10, 0.25], [3, 2, 1], { tags: ['f', 'h'] }),
    threeWay(177003, period, { tags: ['f'] }),
    correctScore(177020, period, 2, { tags: ['cs', 'f'] }),
  ]),
]

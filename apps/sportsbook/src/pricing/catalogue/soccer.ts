import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as grades from '../verdicts/grades.ts'
import { GOAL_RANGES } from '../options.ts'
import type { Template, View } from '../template.ts'
import {
  allLines,
  handicapFromBet,
  type Manner,
  oddEven,
  overUnder,
  plain,
  question,
  split,
  withLines,
  yesNo,
} from './build.ts'
import { doubleChance, drawNoBet, threeWay } from './result-markets.ts'
import {
  correctScore,
  exactCount,
  halfFull,
  highestPart,
  ranges,
  soccerMargin,
  whichScore,
} from './score-markets.ts'
import {
  chanceAndBothScore,
  chanceAndTotal,
  resultAndBothScore,
  resultAndTotal,
  totalAndBothScore,
} from './combined-markets.ts'

const FULL = 1001
const HALVES = [1002, 1003] as const
const [FIRST, SECOND] = HALVES
const SLICES = [1007, 1008, 1009, 1010, 1011, 1012]

/** Markets that only the better leagues offer. */
const TOP: Manner = { upToTier: 2 }
const POPULAR: Manner = { isPopular: true }

const mainMarkets: readonly Template[] = [
  handicapFromBet(1000, FULL, [-6, 6, 0.25], [9, 5, 5], { ...POPULAR, tags: ['p', 'h'] }),
  overUnder(1007, FULL, 'total', [0.5, 14, 0.25], [11, 5, 5], { ...POPULAR, tags: ['p', 'h'] }),
  threeWay(1005, FULL, { ...POPULAR, tags: ['p'] }),
  handicapFromBet(1000, FIRST, [-4, 4, 0.25], [5, 3, 3], { ...POPULAR, tags: ['p', 'f', 'h'] }),
  overUnder(1007, FIRST, 'total', [0.5, 9, 0.25], [7, 3, 3], { ...POPULAR, tags: ['p', 'f', 'h'] }),
  threeWay(1005, FIRST, { ...POPULAR, tags: ['p', 'f'] }),
  handicapFromBet(1000, SECOND, [-4, 4, 0.25], [3, 1, 3], { tags: ['f', 'h'] }),
  overUnder(1007, SECOND, 'total', [0.5, 9, 0.25], [5, 1, 3], { tags: ['f', 'h'] }),
  threeWay(1005, SECOND, { tags: ['f'] }),
  doubleChance(1012, FULL, { tags: ['p'] }),
  doubleChance(1012, FIRST, { tags: ['f'] }),
  doubleChance(1012, SECOND, { ...TOP, tags: ['f'] }),
  drawNoBet(1006, FULL, { tags: ['h'] }),
  drawNoBet(1006, FIRST, { tags: ['f', 'h'] }),
  drawNoBet(1006, SECOND, { ...TOP, tags: ['f', 'h'] }),
  withLines(threeWay(1002, FULL, { tags: ['h'] }), { ...allLines(-3, 3, 1, [6, 4, 4]), except: 0 }),
  withLines(threeWay(1002, FIRST, { ...TOP, tags: ['f', 'h'] }), {
    ...allLines(-1, 1, 1, [2, 2, 2]),
    except: 0,
  }),
]

const noBets: readonly Template[] = [
  plain(1016, FULL, 'margin', [OPTION.draw, OPTION.away], grades.backOn(OPTION.home), {
    ...TOP,
    tags: ['i'],
  }),
  plain(1017, FULL, 'margin', [OPTION.home, OPTION.draw], grades.backOn(OPTION.away), {
    ...TOP,
    tags: ['i'],
  }),
]

const goalMarkets: readonly Template[] = [
  ...[FULL, FIRST, SECOND].map((period) => oddEven(1008, period, 'total', { tags: ['s', 'oe'] })),
  ...[FULL, FIRST, SECOND].map((period) =>
    yesNo(1027, period, 'pair', (home, away) => home > 0 && away > 0, { tags: ['s'] }),
  ),
  oddEven(1082, FULL, 'home', { ...TOP, tags: ['te', 'oe'] }),
  oddEven(1083, FULL, 'away', { ...TOP, tags: ['te', 'oe'] }),
  overUnder(1021, FULL, 'home', [0.5, 10, 0.25], [3, 2, 2], { tags: ['te', 's'] }),
  overUnder(1022, FULL, 'away', [0.5, 10, 0.25], [3, 2, 2], { tags: ['te', 's'] }),
  ...HALVES.flatMap((period) => [
    overUnder(1021, period, 'home', [0.5, 6, 0.25], [2, 1, 1], { ...TOP, tags: ['te', 'f'] }),
    overUnder(1022, period, 'away', [0.5, 6, 0.25], [2, 1, 1], { ...TOP, tags: ['te', 'f'] }),
    yesNo(1049, period, 'total', (goals) => goals > 0, { ...TOP, tags: ['s', 'f'] }),
  ]),
  yesNo(1025, FULL, 'away', (conceded) => conceded === 0, { tags: ['te', 'i'] }),
  yesNo(1026, FULL, 'home', (conceded) => conceded === 0, { tags: ['te', 'i'] }),
  yesNo(1167, FULL, 'pair', (home, away) => home > away && away === 0, { tags: ['te', 'i'] }),
  yesNo(1168, FULL, 'pair', (home, away) => away > home && home === 0, { tags: ['te', 'i'] }),
  yesNo(1091, FULL, 'margin', (margin) => margin > 0, { ...TOP, tags: ['i'] }),
  yesNo(1092, FULL, 'margin', (margin) => margin < 0, { ...TOP, tags: ['i'] }),
  yesNo(1093, FULL, 'margin', (margin) => margin !== 0, { ...TOP, tags: ['i'] }),
  whichScore(1028, FULL),
  soccerMargin(1018, FULL, { tags: ['i'] }),
  exactCount(1102, FULL, 'total', 6),
  exactCount(1103, FIRST, 'total', 3, { tags: ['s', 'f'] }),
  exactCount(1104, SECOND, 'total', 2, { tags: ['s', 'f'] }),
  exactCount(1105, FULL, 'home', 3, { tags: ['te', 's'] }),
  exactCount(1106, FULL, 'away', 3, { tags: ['te', 's'] }),
  ranges(1101, FULL, 'total', GOAL_RANGES),
  correctScore(1099, FULL, 4),
  correctScore(1100, FIRST, 2, { tags: ['cs', 'f'] }),
  correctScore(1100, SECOND, 2, { ...TOP, tags: ['cs', 'f'] }),
]

const COMBO_LINES = allLines(1.5, 4.5, 1, [4, 2, 2])

const combinations: readonly Template[] = [
  resultAndTotal(1030, FULL, COMBO_LINES, true),
  resultAndBothScore(1032, FULL),
  chanceAndTotal(1078, FULL, COMBO_LINES),
  chanceAndBothScore(1079, FULL),
  totalAndBothScore(1115, FULL, COMBO_LINES),
]

const inBoth = (first: number, second: number) => first > 0 && second > 0
const inEither = (first: number, second: number) => first > 0 || second > 0
const ofAway = (holds: typeof inBoth) => (first: number, second: number) => holds(-first, -second)
const bothOver = (first: number, second: number, line: number) =>
  grades.overLine(first, line) && grades.overLine(second, line)
const bothUnder = (first: number, second: number, line: number) =>
  !grades.overLine(first, line) && !grades.overLine(second, line)

const halfMarkets: readonly Template[] = [
  halfFull(1033, FULL, HALVES),
  highestPart(1042, FULL, HALVES, 'total'),
  highestPart(1043, FULL, HALVES, 'home', { ...TOP, tags: ['te', 'f'] }),
  highestPart(1044, FULL, HALVES, 'away', { ...TOP, tags: ['te', 'f'] }),
  inHalves(1036, 'home', inBoth),
  inHalves(1037, 'away', inBoth),
  inHalves(1038, 'margin', inBoth),
  inHalves(1040, 'margin', ofAway(inBoth)),
  inHalves(1039, 'margin', inEither),
  inHalves(1041, 'margin', ofAway(inEither)),
  withLines(inHalves(1034, 'total', bothOver), allLines(0.5, 1.5, 1, [2, 1, 1])),
  withLines(inHalves(1035, 'total', bothUnder), allLines(0.5, 1.5, 1, [2, 1, 1])),
  firstGoalHalf(1176, 'total'),
  firstGoalHalf(1177, 'home'),
  firstGoalHalf(1178, 'away'),
]

function inHalves(marketType: number, by: View, holds: Parameters<typeof grades.yesNo>[0]): Template {
  return split(marketType, FULL, HALVES, by, [OPTION.yes, OPTION.no], grades.yesNo(holds), {
    ...TOP,
    margin: 'sides',
    tags: ['f', 'te'],
  })
}

function firstGoalHalf(marketType: number, by: View): Template {
  const winning = (first: number, second: number) => {
    if (first > 0) return OPTION.firstHalf
    return second > 0 ? OPTION.secondHalf : OPTION.noGoal
  }
  const options = [OPTION.firstHalf, OPTION.secondHalf, OPTION.noGoal]
  return split(marketType, FULL, HALVES, by, options, grades.oneOf(winning), { ...TOP, tags: ['f', 's'] })
}

const kind = SCORE_KIND.score
const questions: readonly Template[] = [
  question(1089, FULL, (number) => ({ topic: 'nextScore', kind, period: FULL, number }), {
    margin: 'threeWay',
    tags: ['p', 's'],
    lines: { ...allLines(1, 15, 1, [1, 1, 1]), choose: 'next' },
  }),
  question(1019, FULL, () => ({ topic: 'lastScore', kind, period: FULL }), { tags: ['s'] }),
  question(1051, FULL, () => ({ topic: 'timeOfFirstGoal' }), { tags: ['t', 's'] }),
  question(1046, FULL, () => ({ topic: 'winner' }), { margin: 'asian', isKnockout: true, tags: ['p', 'i'] }),
  question(1047, FULL, () => ({ topic: 'howDecided' }), { tags: ['i'] }),
  question(1048, FULL, () => ({ topic: 'extraTime' }), { margin: 'sides', tags: ['i'] }),
  question(1050, FULL, () => ({ topic: 'shootOut' }), { margin: 'sides', tags: ['i', 'ps'] }),
]

const slices: readonly Template[] = SLICES.flatMap((period) => [
  threeWay(1005, period, { ...TOP, tags: ['t'] }),
  overUnder(1007, period, 'total', [0.5, 5, 0.5], [1, 1, 1], { ...TOP, tags: ['t'] }),
])

/** Who wins the rest of the match, counted from the bet. */
const rest: Template = { ...threeWay(1090, FULL, { tags: ['i'], isBefore: false }), countsFromBet: true }

export const SOCCER_GOALS: readonly Template[] = [
  ...mainMarkets,
  ...goalMarkets,
  ...combinations,
  ...halfMarkets,
  ...questions,
  ...slices,
  ...noBets,
  rest,
]

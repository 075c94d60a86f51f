import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as grades from '../verdicts/grades.ts'
import { halfFullOption, scoreOption } from '../options.ts'
import type { Template } from '../template.ts'
import { allLines, type Manner, overUnder, plain, question, split } from './build.ts'
import { raceMarkets, winsOne } from './races.ts'
import { resultAndTotal } from './combined-markets.ts'

const MATCH = 5001
const SETS = [5002, 5003, 5004, 5005, 5006]
const games: Manner = { kind: SCORE_KIND.games }

/** Ways a set can end, from the winner's side. */
const SET_SCORES = [[6, 0], [6, 1], [6, 2], [6, 3], [6, 4], [7, 5], [7, 6]] as const // prettier-ignore
const SET_SCORE_OPTIONS = [
  ...SET_SCORES.map(([won, lost]) => scoreOption(won, lost)),
  ...SET_SCORES.map(([won, lost]) => scoreOption(lost, won)),
]

const PLAYERS = [OPTION.home, OPTION.away]
const FIRST_AND_MATCH = PLAYERS.flatMap((first) => PLAYERS.map((match) => halfFullOption(first, match)))

/** Who wins the first set and who the match: the second part is the sets of the whole match. */
const firstSetAndMatch = split(
  5015,
  MATCH,
  [5002, MATCH],
  'margin',
  FIRST_AND_MATCH,
  grades.oneOf((inFirst, won) => halfFullOption(grades.sideOf(inFirst), grades.sideOf(won))),
  { kind: SCORE_KIND.sets, tags: ['set'] },
)

const perSet = SETS.flatMap((period) => [
  plain(5011, period, 'pair', SET_SCORE_OPTIONS, grades.oneOf(scoreOption), {
    ...games,
    tags: ['cs', 'set'],
  }),
  question(5014, period, () => ({ topic: 'tieBreak', period }), { margin: 'sides', tags: ['set', 'i'] }),
  question(5013, period, (number) => ({ topic: 'gameWinner', period, number }), {
    margin: 'sides',
    tags: ['game', 'j'],
    lines: { ...allLines(1, 13, 1, [4, 3, 2]), choose: 'next' },
  }),
  { ...resultAndTotal(5019, period, allLines(8.5, 10.5, 1, [3, 2, 2]), false), ...inGames(period) },
])

function inGames(period: number): Partial<Template> {
  return { reading: { of: 'pair', kind: SCORE_KIND.games, period }, tags: ['set', 'i'] }
}

export const TENNIS: readonly Template[] = [
  ...raceMarkets({
    numbers: {
      sportId: 5,
      winner: 5001,
      pointHandicap: 5002,
      pointTotal: 5003,
      unitHandicap: 5004,
      unitTotal: 5005,
      unitWinner: 5012,
      oddEven: 5010,
    },
    formats: [
      { format: 500001, needed: 2, exact: 5006 },
      { format: 500002, needed: 3, exact: 5007 },
    ],
    units: SCORE_KIND.sets,
    points: SCORE_KIND.games,
    matchPoints: [24, 68],
    unitPoints: [6, 13],
    lines: [7, 5, 5],
  }),
  overUnder(5008, MATCH, 'home', [3.5, 36.5, 1], [3, 3, 1], { ...games, tags: ['te', 'game'] }),
  overUnder(5009, MATCH, 'away', [3.5, 36.5, 1], [3, 3, 1], { ...games, tags: ['te', 'game'] }),
  question(5014, MATCH, () => ({ topic: 'tieBreak', period: MATCH }), { margin: 'sides', tags: ['i'] }),
  firstSetAndMatch,
  winsOne(5016, MATCH, 'home'),
  winsOne(5017, MATCH, 'away'),
  ...perSet,
]

import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { Template } from '../template.ts'
import { raceMarkets } from './races.ts'

export const VOLLEYBALL: readonly Template[] = raceMarkets({
  numbers: {
    sportId: 13,
    winner: 13001,
    pointHandicap: 13002,
    pointTotal: 13003,
    unitHandicap: 13008,
    unitTotal: 13009,
    unitWinner: 13006,
    oddEven: 13007,
  },
  formats: [
    { format: 1300001, needed: 3, exact: 13004 },
    { format: 1300002, needed: 4, exact: null },
    { format: 1300003, needed: 2, exact: null },
  ],
  units: SCORE_KIND.sets,
  points: SCORE_KIND.score,
  matchPoints: [60, 290],
  unitPoints: [20, 70],
  lines: [5, 5, 3],
})

export const BEACH_VOLLEYBALL: readonly Template[] = raceMarkets({
  numbers: {
    sportId: 51,
    winner: 51001,
    pointHandicap: 51002,
    pointTotal: 51003,
    unitHandicap: 51008,
    unitTotal: null,
    unitWinner: 51006,
    oddEven: null,
  },
  formats: [{ format: 5100001, needed: 2, exact: null }],
  units: SCORE_KIND.sets,
  points: SCORE_KIND.score,
  matchPoints: [30, 130],
  unitPoints: [15, 60],
  lines: [5, 5, 3],
})

export const TABLE_TENNIS: readonly Template[] = raceMarkets({
  numbers: {
    sportId: 15,
    winner: 15001,
    pointHandicap: 15002,
    pointTotal: 15003,
    unitHandicap: 15009,
    unitTotal: 15010,
    unitWinner: 15008,
    oddEven: 15006,
  },
  formats: [
    { format: 1500001, needed: 3, exact: 15004 },
    { format: 1500002, needed: 4, exact: 15005 },
  ],
  units: SCORE_KIND.games,
  points: SCORE_KIND.score,
  matchPoints: [40, 180],
  unitPoints: [10, 50],
  lines: [5, 5, 3],
})

export const BADMINTON: readonly Template[] = raceMarkets({
  numbers: {
    sportId: 47,
    winner: 47001,
    pointHandicap: 47002,
    pointTotal: 47003,
    unitHandicap: 47009,
    unitTotal: 47010,
    unitWinner: 47006,
    oddEven: null,
  },
  formats: [
    { format: 4700001, needed: 2, exact: 47004 },
    { format: 4700002, needed: 3, exact: 47005 },
  ],
  units: SCORE_KIND.games,
  points: SCORE_KIND.score,
  matchPoints: [40, 180],
  unitPoints: [18, 60],
  lines: [5, 5, 3],
})

import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchSetting } from '../sport-model.ts'
import { inSteps } from './recent.ts'
import type { ServeRates } from './tally.ts'

/** A sport in which every rally is a point and some units of points make the match. */
export type RallySport = {
  readonly sportId: SportId
  /** Units that win a match of a format; the first is for formats not listed. */
  readonly needed: readonly (readonly [format: number, needed: number])[]
  readonly target: number
  /** The unit that decides a level match may be shorter. */
  readonly lastTarget: number
  /** Two ahead wins, but at this many above the target the next point does. */
  readonly overtime: number
  /** The winner of a rally serves next, or the sides serve in turns of two. */
  readonly serve: 'winner' | 'turns'
  /** Who serves first in the next unit: who won this one, or the side that did not open it. */
  readonly opens: 'winner' | 'turns'
  /** The kind under which the wire counts units won and shows the score inside a unit. */
  readonly unitKind: typeof SCORE_KIND.sets | typeof SCORE_KIND.games
  readonly serverWins: number
  readonly serveByPace: number
  readonly pointByEdge: number
  readonly homeEdge: number
  readonly pointMs: { readonly least: number; readonly spread: number }
  readonly breakMs: number
  readonly clockOver: number
}

const INDOOR = { serve: 'winner', opens: 'turns', serverWins: 0.37, serveByPace: -0.015 } as const

export const VOLLEYBALL: RallySport = {
  ...INDOOR,
  sportId: 13,
  needed: [
    [1_300_001, 3],
    [1_300_002, 4],
    [1_300_003, 2],
  ],
  target: 25,
  lastTarget: 15,
  overtime: 12,
  unitKind: SCORE_KIND.sets,
  pointByEdge: 0.022,
  homeEdge: 0.3,
  pointMs: { least: 13_000, spread: 14_000 },
  breakMs: 180_000,
  clockOver: 13_015,
}

export const BEACH_VOLLEYBALL: RallySport = {
  ...INDOOR,
  sportId: 51,
  needed: [[5_100_001, 2]],
  target: 21,
  lastTarget: 15,
  overtime: 12,
  unitKind: SCORE_KIND.sets,
  pointByEdge: 0.028,
  homeEdge: 0,
  pointMs: { least: 13_000, spread: 14_000 },
  breakMs: 60_000,
  clockOver: 51_015,
}

export const TABLE_TENNIS: RallySport = {
  sportId: 15,
  needed: [
    [1_500_001, 3],
    [1_500_002, 4],
  ],
  target: 11,
  lastTarget: 11,
  overtime: 12,
  serve: 'turns',
  opens: 'turns',
  unitKind: SCORE_KIND.games,
  serverWins: 0.52,
  serveByPace: 0.01,
  pointByEdge: 0.032,
  homeEdge: 0,
  pointMs: { least: 8_000, spread: 8_000 },
  breakMs: 60_000,
  clockOver: 15_015,
}

export const BADMINTON: RallySport = {
  sportId: 47,
  needed: [
    [4_700_001, 2],
    [4_700_002, 3],
  ],
  target: 21,
  lastTarget: 21,
  overtime: 9,
  serve: 'winner',
  opens: 'winner',
  unitKind: SCORE_KIND.games,
  serverWins: 0.48,
  serveByPace: -0.01,
  pointByEdge: 0.03,
  homeEdge: 0,
  pointMs: { least: 13_000, spread: 14_000 },
  breakMs: 120_000,
  clockOver: 47_015,
}

export function neededOf(sport: RallySport, format: number): number {
  const [usual] = sport.needed
  return sport.needed.find(([listed]) => listed === format)?.[1] ?? usual?.[1] ?? 2
}

export function rallyRates(sport: RallySport, { edge, pace, isNeutral }: MatchSetting): ServeRates {
  const server = sport.serverWins + sport.serveByPace * pace
  const lead = sport.pointByEdge * (edge + (isNeutral ? 0 : sport.homeEdge))
  return { home: inSteps(server + lead, 0.05, 0.95), away: inSteps(1 - server + lead, 0.05, 0.95) }
}

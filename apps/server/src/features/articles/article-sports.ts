import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { knowsDraw } from '../../gateways/sportsbook/schedule-record.ts'

/** How an article speaks of a sport. */
export type ArticleSport = {
  /** What its score counts. */
  readonly unit: 'goal' | 'point' | 'run' | 'set'
  readonly part: 'period' | 'set' | 'inning'
  /** Stretches of play that the provider tells of, in one part: both halves of an inning. */
  readonly stretches: number
  /** Parts of regular time, where the score of the result leaves out what is played after it. */
  readonly regularParts: number
  readonly hasDraw: boolean
}

const PERIODS = { part: 'period', stretches: 1, regularParts: Number.POSITIVE_INFINITY } as const
const GOALS = { ...PERIODS, unit: 'goal' } as const
const POINTS = { ...PERIODS, unit: 'point' } as const
const HALVES = 2

/**
 * Sports of sides. Of one against one nothing is written: whoever gives up loses with a score that may be ahead, and the
 * results of the provider do not tell who did.
 */
const SPORTS: Readonly<Record<number, Omit<ArticleSport, 'hasDraw'>>> = {
  [SPORT.soccer]: { ...GOALS, regularParts: HALVES },
  [SPORT.iceHockey]: GOALS,
  [SPORT.basketball]: POINTS,
  [SPORT.rugby]: { ...POINTS, regularParts: HALVES },
  [SPORT.americanFootball]: POINTS,
  [SPORT.baseball]: { ...PERIODS, unit: 'run', part: 'inning', stretches: 2 },
  [SPORT.handball]: { ...GOALS, regularParts: HALVES },
  [SPORT.volleyball]: { ...PERIODS, unit: 'set', part: 'set' },
  [SPORT.electronicSoccer]: { ...GOALS, regularParts: HALVES },
  [SPORT.electronicBasketball]: POINTS,
}

export function articleSport(sportId: number): ArticleSport {
  const hasDraw = knowsDraw(sportId) || sportId === SPORT.electronicSoccer
  return { ...(SPORTS[sportId] ?? POINTS), hasDraw }
}

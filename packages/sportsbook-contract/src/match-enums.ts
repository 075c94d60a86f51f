import type { MessageKey } from '@keo/messages/keys'

/** Play types (3.2): what a list shows and what statistical counts. */
export const PLAY_TYPE = {
  all: 0,
  live: 1,
  series: 2,
  today: 3,
  early: 4,
  lottery: 5,
  todayAndLive: 6,
  outright: 7,
  allButOutright: 8,
  todayAndEarly: 9,
} as const
export type PlayType = (typeof PLAY_TYPE)[keyof typeof PLAY_TYPE]

/** Those that statistical must show. */
export const COUNTED_PLAY_TYPES = [1, 3, 4, 6, 7, 2, 8] as const satisfies readonly PlayType[]

/** What each play type is called. */
export const PLAY_TYPE_NAMES = {
  [PLAY_TYPE.all]: 'provider.play.all',
  [PLAY_TYPE.live]: 'provider.play.live',
  [PLAY_TYPE.series]: 'provider.play.series',
  [PLAY_TYPE.today]: 'provider.play.today',
  [PLAY_TYPE.early]: 'provider.play.early',
  [PLAY_TYPE.lottery]: 'provider.play.lottery',
  [PLAY_TYPE.todayAndLive]: 'provider.play.todayAndLive',
  [PLAY_TYPE.outright]: 'provider.play.outright',
  [PLAY_TYPE.allButOutright]: 'provider.play.allButOutright',
  [PLAY_TYPE.todayAndEarly]: 'provider.play.todayAndEarly',
} as const satisfies Record<PlayType, MessageKey>

/** Why betting stands still: the delay events of the wire (3.18). */
export const SUSPENSION_CAUSE = {
  periodChange: 1,
  danger: 2,
  varCheck: 3,
  other: 4,
  penalty: 5,
  card: 6,
  score: 7,
} as const

/** What each cause of a suspension is called. */
export const SUSPENSION_TEXTS = {
  [SUSPENSION_CAUSE.periodChange]: 'provider.cause.periodChange',
  [SUSPENSION_CAUSE.danger]: 'provider.cause.danger',
  [SUSPENSION_CAUSE.varCheck]: 'provider.cause.varCheck',
  [SUSPENSION_CAUSE.other]: 'provider.cause.other',
  [SUSPENSION_CAUSE.penalty]: 'provider.cause.penalty',
  [SUSPENSION_CAUSE.card]: 'provider.cause.card',
  [SUSPENSION_CAUSE.score]: 'provider.cause.score',
} as const satisfies Record<number, MessageKey>

/** Match types (3.3). */
export const MATCH_TYPE = { outright: 1, normal: 2, electronic: 3 } as const

/** Match status (3.4). */
export const MATCH_STATUS = {
  ended: 0,
  postponed: 1,
  interrupted: 2,
  cancelled: 3,
  notStarted: 4,
  live: 5,
  delayed: 6,
  abandoned: 7,
  suspended: 8,
} as const
export type MatchStatus = (typeof MATCH_STATUS)[keyof typeof MATCH_STATUS]

/** Sale status of a match (2.2). */
export const MATCH_SALE = { open: 1, suspended: 2 } as const

/** Sale status of a market (2.2). */
export const MARKET_SALE = { open: 1, suspended: 0, closed: -1 } as const

/** Which way the clock of a match counts (2.2). */
export const CLOCK_DIRECTION = { up: 1, down: 2 } as const

/** Kinds of score (3.7). */
export const SCORE_KIND = {
  score: 5,
  corners: 6,
  yellowCards: 7,
  redCards: 8,
  bookings: 9,
  frames: 12,
  rounds: 31,
  sets: 5556,
  games: 5559,
} as const
export type ScoreKind = (typeof SCORE_KIND)[keyof typeof SCORE_KIND]

/** How an option ended (3.16). */
export const OUTCOME = { push: 2, lost: 3, won: 4, halfWon: 5, halfLost: 6, cancelled: 7 } as const
export type Outcome = (typeof OUTCOME)[keyof typeof OUTCOME]

/** Odds formats (3.8). `od` is European whatever the format. */
export const ODDS_TYPE = { european: 1, hongKong: 2, malay: 3, indonesian: 4, american: 5 } as const
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE]

/** `od` of a locked option. */
export const LOCKED_ODDS = -999

/** Sport types of requests: 1 ball sports, 2 e-sports; ours are all of the first kind, as in the app. */
export const SPORT_TYPE = { ball: 1, electronic: 2 } as const

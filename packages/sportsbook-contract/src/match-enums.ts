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

/** Why betting stands still, by the delay events of the wire (3.18). */
export const SUSPENSION_TEXTS = {
  1: 'provider.cause.periodChange',
  2: 'provider.cause.danger',
  3: 'provider.cause.varCheck',
  4: 'provider.cause.other',
  5: 'provider.cause.penalty',
  6: 'provider.cause.card',
  7: 'provider.cause.score',
} as const satisfies Record<number, MessageKey>

/** Match types (3.3). */
export const MATCH_TYPE = { outright: 1, normal: 2, electronic: 3 } as const

/** Sale status of a match (2.2) and of a market. */
export const MATCH_SALE = { open: 1, suspended: 2 } as const

/** Odds formats (3.8). `od` is European whatever the format. */
export const ODDS_TYPE = { european: 1, hongKong: 2, malay: 3, indonesian: 4, american: 5 } as const
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE]

/** `od` of a locked option. */
export const LOCKED_ODDS = -999

/** Sport types of requests: 1 ball sports, 2 e-sports; ours are all of the first kind, as in the app. */
export const SPORT_TYPE = { ball: 1, electronic: 2 } as const

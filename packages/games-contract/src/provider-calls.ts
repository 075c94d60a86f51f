import * as z from 'zod/mini'
import { PlayAmount } from './amounts.ts'
import { GameFacts } from './play-game.ts'

/** Where a provider answers its operators: POST, form with `secureLogin` and `hash`, JSON as the answer. */
export const PROVIDER_BASE = '/IntegrationService/v3/http'

export const PROVIDER_PATHS = {
  games: '/CasinoGameAPI/getCasinoGames/',
  url: '/CasinoGameAPI/game/url/',
  terminate: '/CasinoGameAPI/game/session/terminate/',
  heartbeat: '/health/heartbeatCheck/',
  rounds: '/HistoryAPI/GetGameRounds/',
  jackpots: '/JackpotAPI/getJackpots/',
  giveFreeRounds: '/FreeRoundsBonusAPI/v2/bonus/player/create/',
  cancelFreeRounds: '/FreeRoundsBonusAPI/v2/bonus/cancel/',
  freeRoundsOf: '/FreeRoundsBonusAPI/getPlayersFRB/',
} as const

/** Here `error` is text, an operator answers a number; both sides read both. */
const answer = { error: z.union([z.string(), z.int()]), description: z.optional(z.string()) }

export const GAME_URL_CODES = {
  done: '0',
  internal: '1',
  hashWrong: '2',
  badParameters: '7',
  fieldMissing: '14',
} as const

/** Of a launch address, ours: what the operator's agent line allows. A provider that does not know them leaves it off. */
export const AUTO_PLAY_PARAMETER = 'autoPlay'
export const FAST_SPIN_PARAMETER = 'fastSpin'
export const SWITCHED_ON = '1'

/** A game as a provider lists it. `keo` is the sandbox's own: a provider without it is shown with what the wire has. */
export const ListedGame = z.object({
  gameID: z.string().check(z.minLength(1), z.maxLength(32)),
  gameName: z.string().check(z.minLength(1), z.maxLength(120)),
  gameTypeID: z.string().check(z.maxLength(8)),
  typeDescription: z.optional(z.string()),
  platform: z.optional(z.string()),
  technology: z.optional(z.string()),
  demoGameAvailable: z.optional(z.boolean()),
  frbAvailable: z.optional(z.boolean()),
  lines: z.optional(z.int()),
  dataType: z.optional(z.string()),
  keo: z.optional(GameFacts),
})
export type ListedGame = z.output<typeof ListedGame>

export const GamesAnswer = z.object({ ...answer, gameList: z.optional(z.array(ListedGame)) })
export const UrlAnswer = z.object({ ...answer, gameURL: z.optional(z.string().check(z.maxLength(2000))) })

/** Free rounds that a player has left. */
export const FreeRoundsAnswer = z.object({
  ...answer,
  bonuses: z.optional(z.array(z.object({ bonusCode: z.string() }))),
})

/** What the local jackpots stand at, by the games that play for them: the sandbox's own call. */
export const JackpotsAnswer = z.object({
  ...answer,
  jackpots: z.optional(z.array(z.object({ gameID: z.string(), amount: PlayAmount }))),
})

/** Games of free rounds with the stake of one: the JSON body beside the signed query. */
export const FreeRoundGames = z.object({
  gameList: z
    .array(
      z.object({
        gameId: z.string().check(z.minLength(1), z.maxLength(32)),
        betValues: z
          .array(z.object({ totalBet: z.number().check(z.gt(0)), currency: z.string() }))
          .check(z.minLength(1), z.maxLength(10)),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})

/**
 * A round as the history call tells it; `replay` is the sandbox's own: what the page of the game draws again; of
 * a round that is asked for by its id, what it can be computed from too.
 */
export const HistoryRound = z.object({
  roundId: z.string(),
  gameId: z.string(),
  status: z.enum(['I', 'C', 'F']),
  bet: z.string(),
  win: z.string(),
  replay: z.optional(z.unknown()),
})
export const RoundsAnswer = z.object({ ...answer, rounds: z.optional(z.array(HistoryRound)) })

/** Feeds of both books as text: GET with login and password, `timepoint` in the first line. */
export const FEEDS_BASE = '/IntegrationService/v3/DataFeeds'
export const FEEDS = ['gamerounds/finished', 'gamerounds', 'gamerounds/incomplete', 'transactions'] as const

import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { BETS_PAGE_SIZE } from './bet-records.ts'
import { defineCall } from './define-call.ts'
import { SealedRow } from './sealed-row.ts'
import { Game } from './site.ts'
import { ServerTime } from './server-time.ts'

/** Lobby code of the direct address of a game. */
export const DIRECT_LOBBY_CODE = 'PP_SLOT'
export const GAMES_PAGE_SIZE = 60
export { BETS_PAGE_SIZE as ROUNDS_PAGE_SIZE }

const GameId = z.int().check(z.gte(1), z.lte(9_999_999_999))
const VOLATILITIES = ['low', 'medium', 'high'] as const
const Parameters = z.record(z.string(), z.union([z.string(), z.int(), z.boolean()]))

/** A game as a tile of the lobby. */
export const LobbyGame = z.extend(Game, {
  /** How the provider calls it. */
  symbol: z.string(),
  /** The engine that plays it where the game is one of our own; null for a game behind an address. */
  engine: z.nullable(z.string()),
  volatility: z.nullable(z.enum(VOLATILITIES)),
  /** A drawn cover by name, or null for the one that is made of the seed. */
  cover: z.nullable(z.string()),
  coverSeed: z.string(),
  isNew: z.boolean(),
  isFavourite: z.boolean(),
  hasDemo: z.boolean(),
  /** What the local jackpot stands at; null without one. */
  jackpot: z.nullable(SignedAmount),
})
export type LobbyGame = z.output<typeof LobbyGame>

/** Which games: by place in the lobby, most played lately, released lately, and the caller's own. */
export const SLOT_TYPES = ['all', 'popular', 'new', 'favourite', 'recent'] as const
export type SlotType = (typeof SLOT_TYPES)[number]

export const listSlotGames = defineCall({
  method: 'POST',
  path: '/api/game/home/slot/list/',
  access: 'public',
  background: true,
  summary:
    'Games of a type: `line` is a studio, `slotType` which of them. Favourites and recent ones need a session',
  request: z.object({
    /** A game type; 0 for every type. */
    id: z.int().check(z.gte(0), z.lte(9_999_999)),
    line: z.optional(z.string().check(z.maxLength(60))),
    slotType: z.optional(z.enum(SLOT_TYPES)),
    volatility: z.optional(z.enum(VOLATILITIES)),
    /** Words of a name, in any case and without accents. */
    search: z.optional(z.string().check(z.maxLength(60))),
    page: z.optional(z.int().check(z.gte(1), z.lte(100))),
  }),
  response: z.object({
    games: z.array(LobbyGame),
    /** Of all pages. */
    total: z.int(),
    /** Studios of the type with their games, so that one can be chosen. */
    studios: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
})

export const getGameDetails = defineCall({
  method: 'POST',
  path: '/api/game/home/game/details',
  access: 'public',
  ours: true,
  summary: 'A game with its stated and its measured return, its bounds and the games of the same engine',
  errors: ['GAME_UNKNOWN'],
  request: z.object({ id: GameId }),
  response: z.object({
    game: LobbyGame,
    /** In ten-thousandths; null where the provider states none. */
    returnLeast: z.nullable(z.int()),
    returnMost: z.nullable(z.int()),
    mostBack: z.nullable(z.int()),
    minStake: z.nullable(SignedAmount),
    maxStake: z.nullable(SignedAmount),
    parameters: Parameters,
    /** Which colours and symbols the engine draws with; null for a game behind an address. */
    theme: z.nullable(z.string()),
    /** Rounds of real stakes of the last 30 days here, what was staked and what came back. */
    measured: z.object({ rounds: z.int(), staked: SignedAmount, returned: SignedAmount }),
    /** Other tiles that the same engine plays. */
    sameEngine: z.array(z.object({ id: GameId, name: z.string() })),
  }),
})

export const setFavouriteGame = defineCall({
  method: 'POST',
  path: '/api/game/home/game/favourite',
  access: 'member',
  ours: true,
  summary: 'Puts a game among the favourites or takes it out',
  errors: ['GAME_UNKNOWN'],
  request: z.object({ id: GameId, isFavourite: z.boolean() }),
  response: z.object({}),
})

const Jump = z.object({
  /** Where the game is: another site's address for /webview, or the launch of one of our own games. */
  url: z.string(),
  /** True when the app plays it in its own page: then `launch` opens it, once. */
  isHere: z.boolean(),
  launch: z.nullable(z.string()),
  lobbyCode: z.string(),
})

export const jumpToGame = defineCall({
  method: 'POST',
  path: '/api/game/bet/single-wallet/jump',
  access: 'member',
  summary: 'Direct entry of a game with the one wallet: asks the provider for its address',
  errors: [
    'GAME_UNKNOWN',
    'GAME_IN_MAINTENANCE',
    'GAME_PROVIDER_AWAY',
    'ON_BREAK',
    'RESTING',
    'SELF_EXCLUDED',
    'ACCOUNT_DISABLED',
    'BET_LOCKED',
    'IDENTITY_NEEDED',
    'REALITY_CHECK_DUE',
    'LIMIT_REACHED',
  ],
  request: z.object({ id: GameId, platform: z.optional(z.enum(['MOBILE', 'WEB'])) }),
  response: Jump,
})

export const jumpToDemo = defineCall({
  method: 'POST',
  path: '/api/game/bet/single-wallet/demo',
  access: 'public',
  ours: true,
  summary: 'Free play of a game, without a session: credits of the provider, no money',
  errors: ['GAME_UNKNOWN', 'GAME_IN_MAINTENANCE', 'GAME_PROVIDER_AWAY'],
  request: z.object({ id: GameId, platform: z.optional(z.enum(['MOBILE', 'WEB'])) }),
  response: Jump,
})

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const which = { fromDay: Day, untilDay: Day, gameType: z.optional(z.int()) }

/** `void`: its bets were taken back. */
export const GAME_ROUND_STATES = ['open', 'closed', 'void'] as const
export const GameRoundRecord = z.object({
  id: z.string(),
  game: z.nullable(z.object({ id: GameId, name: z.string(), engine: z.nullable(z.string()) })),
  /** How the provider calls the round, to name it to support. */
  roundId: z.string(),
  state: z.enum(GAME_ROUND_STATES),
  stake: SignedAmount,
  returned: SignedAmount,
  startedAt: ServerTime,
  endedAt: ServerTime,
})
export type GameRoundRecord = z.output<typeof GameRoundRecord>

export const getGameRoundSum = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/games/sum',
  access: 'member',
  ours: true,
  summary: 'What the own rounds of games add up to, by days at +08:00 and game type',
  errors: ['RANGE_WRONG'],
  request: z.object(which),
  response: z.object({
    currency: z.enum(CURRENCIES),
    count: z.int(),
    stake: SignedAmount,
    returned: SignedAmount,
    result: SignedAmount,
  }),
})

export const listGameRounds = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/games/detail',
  access: 'member',
  ours: true,
  summary: 'The own rounds of games, newest first',
  errors: ['RANGE_WRONG'],
  request: z.object({ ...which, before: z.optional(z.string().check(z.maxLength(60))) }),
  response: z.object({
    currency: z.enum(CURRENCIES),
    records: z.array(GameRoundRecord),
    next: z.nullable(z.string()),
  }),
})

export const RoundKey = z.string().check(z.maxLength(60))

export const GameRoundReplay = z.object({
  record: GameRoundRecord,
  movements: z.array(z.object({ kind: z.string(), amount: SignedAmount, time: ServerTime })),
  /** What the movements did to the wallet. */
  seals: z.array(SealedRow),
  /** The round as its game page draws it; null where the provider tells none or is away. */
  replay: z.nullable(z.unknown()),
  /** What its game draws with and has fixed; null where the game is not one of our own. */
  look: z.nullable(
    z.object({
      theme: z.string(),
      cover: z.nullable(z.string()),
      volatility: z.enum(VOLATILITIES),
      parameters: Parameters,
    }),
  ),
})
export type GameRoundReplay = z.output<typeof GameRoundReplay>

export const getGameRound = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/games/round',
  access: 'member',
  ours: true,
  summary: 'One own round with its movements, and how the provider replays it',
  errors: ['ROUND_UNKNOWN'],
  request: z.object({ id: RoundKey }),
  response: GameRoundReplay,
})

export const getPlayPosition = defineCall({
  method: 'POST',
  path: '/api/game/bet/single-wallet/position',
  access: 'member',
  background: true,
  ours: true,
  summary: 'How long the caller has been playing, and what games brought or cost since then',
  request: z.object({}),
  response: z.object({ since: ServerTime, staked: SignedAmount, returned: SignedAmount, net: SignedAmount }),
})

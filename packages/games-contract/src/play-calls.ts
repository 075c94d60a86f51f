import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from './amounts.ts'
import { PLAY_CODES } from './play-codes.ts'
import { GameFacts } from './play-game.ts'
import { Fairness, PlayRound, RoundId, SeedPair } from './play-round.ts'
import { SharedTable } from './shared-tables.ts'

/**
 * The wire between a game page and the provider: POST with a JSON body under the provider's base address. A `player` call
 * carries the play token of `openGame` in `authorization: Bearer`; a `guest` call runs without one.
 */
export type PlayCall<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly path: string
  readonly access: 'guest' | 'player'
  readonly request: Request
  readonly response: Response
  readonly summary: string
}

function definePlayCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: PlayCall<Request, Response>,
): PlayCall<Request, Response> {
  return call
}

/** HTTP 200 for refusals too; `data` when it was done, `details` beside some codes. */
export const PlayEnvelope = z.object({
  code: z.nullable(z.enum(PLAY_CODES)),
  data: z.optional(z.unknown()),
  details: z.optional(z.record(z.string(), z.string())),
})
export type PlayEnvelope = z.output<typeof PlayEnvelope>

/** Made by the page for one tap: the same key again plays nothing more and gives the first round. */
const TapKey = z.string().check(z.regex(/^[A-Za-z0-9-]{16,40}$/))
const ClientSeed = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^:]+$/))
export const ROUNDS_PAGE_SIZE = 20
/** A spin, and a round that the page plays by itself, lasts at least this long, fast or not (RSP-13). */
export const LEAST_ROUND_MS = 2500
export const AUTO_ROUNDS_MOST = 250

const Played = z.object({ round: PlayRound, balance: PlayAmount })

export const openGame = definePlayCall({
  path: '/play/v1/open',
  access: 'guest',
  summary:
    'Turns the one-use launch token of a game address into a play token, with all that a page needs to begin',
  request: z.object({ launch: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    play: z.string(),
    gameId: z.string(),
    facts: GameFacts,
    isDemo: z.boolean(),
    currency: z.string(),
    balance: PlayAmount,
    /** Bounds of everything staked in one round, and the chips to offer. */
    minStake: PlayAmount,
    maxStake: PlayAmount,
    chips: z.array(PlayAmount),
    seeds: SeedPair,
    /** Rounds that were left open: the page goes on with them. */
    openRounds: z.array(PlayRound),
    /** Free rounds that wait for the player in this game; absent without any. */
    freeRounds: z.optional(
      z.object({ code: z.string(), left: z.int(), stake: PlayAmount, expiresAt: z.int() }),
    ),
    /** Switches of the agent line, off by default: with auto-play a loss limit is compulsory. */
    hasAutoPlay: z.boolean(),
    /** No pause beside the shortest time of a spin. */
    hasFastSpin: z.boolean(),
  }),
})
export type OpenedGame = z.output<typeof openGame.response>

export const playRound = definePlayCall({
  path: '/play/v1/round',
  access: 'player',
  summary:
    'Stakes and begins a round; most games end it with the answer. In a shared round: joins the one that takes bets',
  request: z.object({
    key: TapKey,
    bet: z.unknown(),
    /** Of the row of rounds that the page plays by itself. */
    autoPlay: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: Played,
})

export const startAutoPlay = definePlayCall({
  path: '/play/v1/auto',
  access: 'player',
  summary:
    'Begins a row of rounds that the page plays by itself, until it has lost as much as its compulsory limit',
  request: z.object({
    rounds: z.int().check(z.gte(1), z.lte(AUTO_ROUNDS_MOST)),
    lossLimit: z.optional(PlayStake),
  }),
  response: z.object({ autoPlay: z.string() }),
})

export const playMove = definePlayCall({
  path: '/play/v1/move',
  access: 'player',
  summary: 'Goes on with an open round; the same step and move again gives the same answer',
  request: z.object({ round: RoundId, step: z.int().check(z.gte(0)), move: z.unknown() }),
  response: Played,
})

export const getRound = definePlayCall({
  path: '/play/v1/round/get',
  access: 'player',
  summary: 'A round by its id or by the key of the tap that began it; null when that tap played nothing',
  request: z.object({ round: z.optional(RoundId), key: z.optional(TapKey) }),
  response: z.object({ round: z.nullable(PlayRound), balance: PlayAmount }),
})

export const listRounds = definePlayCall({
  path: '/play/v1/rounds',
  access: 'player',
  summary: "The player's rounds of this game, newest first",
  request: z.object({ before: z.optional(RoundId) }),
  response: z.object({ rounds: z.array(PlayRound), next: z.nullable(RoundId) }),
})

export const getPlayBalance = definePlayCall({
  path: '/play/v1/balance',
  access: 'player',
  summary: "The player's balance, asked from the operator; of a demo what is left of its credits",
  request: z.object({}),
  response: z.object({ balance: PlayAmount }),
})

export const getSeeds = definePlayCall({
  path: '/play/v1/seeds',
  access: 'player',
  summary: 'The pair of seeds that the next round follows from',
  request: z.object({}),
  response: SeedPair,
})

export const changeSeeds = definePlayCall({
  path: '/play/v1/seeds/change',
  access: 'player',
  summary:
    'Shows the server seed that was used and begins with a new pair; refused while a round of it is open',
  request: z.object({ clientSeed: z.optional(ClientSeed) }),
  response: z.object({
    revealed: z.object({
      serverSeed: z.string(),
      commitment: z.string(),
      clientSeed: z.string(),
      rounds: z.int(),
    }),
    seeds: SeedPair,
  }),
})

export const getFairness = definePlayCall({
  path: '/play/v1/fairness',
  access: 'player',
  summary: 'What a round of the player can be computed from; the server seed once it was changed',
  request: z.object({ round: RoundId }),
  response: Fairness,
})

export const getSharedTable = definePlayCall({
  path: '/play/v1/table',
  access: 'guest',
  summary:
    'The shared round of a game as everybody sees it: at the start, and again after a gap of the socket',
  request: z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(32)) }),
  response: SharedTable,
})

export type PlayRequestOf<C extends PlayCall> = z.output<C['request']>
export type PlayResponseOf<C extends PlayCall> = z.output<C['response']>

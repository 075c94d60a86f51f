import * as z from 'zod/mini'
import { Amount, SignedAmount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'

/** Over so many days returns are measured. */
export const MEASURED_DAYS = [1, 7, 30] as const
/** Farther from what is stated than so many standard errors, a game is watched. */
export const WATCHED_FROM = 3

const Window = z.nullable(z.object({ startsAt: At, endsAt: At }))

const ConsoleGame = z.object({
  id: z.int(),
  name: z.string(),
  /** Place in the lobby, from 1. */
  position: z.int(),
  /** Among those of its type that the lobby shows, from 1; null for one that is off. */
  place: z.nullable(z.int()),
  ofType: z.int(),
  /** Whether the operator has put the type into an order, and which order is shown. */
  hasOwnOrder: z.boolean(),
  orderVersion: z.string(),
  studio: z.string(),
  category: z.string(),
  state: z.enum(['on', 'off', 'window']),
  /** Its own or its type's. */
  window: Window,
  /** Ten-thousandths; null where the provider states none. */
  statedLeast: z.nullable(z.int()),
  statedMost: z.nullable(z.int()),
  rounds: z.int(),
  staked: Amount,
  returned: Amount,
  /** What the house has of it. */
  result: SignedAmount,
  /** Ten-thousandths, with the standard error of it; null before there is enough to measure. */
  measured: z.nullable(z.number()),
  error: z.nullable(z.number()),
  /** Outside of what chance explains. */
  isWatched: z.boolean(),
  jackpot: z.nullable(Amount),
})
export type ConsoleGame = z.output<typeof ConsoleGame>

export const listConsoleGames = defineStaffCall({
  name: 'games/list',
  permission: 'games.read',
  background: true,
  summary: 'The catalogue in its order, with stated and measured returns',
  request: z.object({
    text: z.optional(z.string().check(z.maxLength(60))),
    days: z.literal([...MEASURED_DAYS]),
    after: z.optional(Cursor),
  }),
  response: z.object({ total: z.int(), games: z.array(ConsoleGame), next: z.string() }),
})

export const listJackpots = defineStaffCall({
  name: 'games/jackpots',
  permission: 'games.read',
  background: true,
  summary: 'What jackpots stand at, and whether the books have as much as was fed',
  request: z.object({}),
  response: z.object({
    jackpots: z.array(z.object({ name: z.string(), stands: Amount })),
    /** Of all jackpots in dong: what the account holds, what belongs to them, and what lies between. */
    account: SignedAmount,
    belongs: Amount,
    difference: SignedAmount,
  }),
})

const GameId = z.int().check(z.gte(1))

const ConsoleRound = z.object({
  id: z.string(),
  member: z.string(),
  roundId: z.string(),
  at: At,
  state: z.enum(['open', 'closed', 'void']),
  currency: z.string(),
  stake: Amount,
  returned: SignedAmount,
})
export type ConsoleRound = z.output<typeof ConsoleRound>

export const listConsoleRounds = defineStaffCall({
  name: 'games/rounds',
  permission: 'games.read',
  summary: 'Rounds of a game, newest first, without names',
  request: z.object({ gameId: GameId, after: z.optional(Cursor) }),
  response: z.object({ rounds: z.array(ConsoleRound), next: z.string() }),
})

export const getRoundReplay = defineStaffCall({
  name: 'games/replay',
  permission: 'games.read',
  summary: 'A round as its provider plays it again; empty where it does not',
  errors: ['NOT_FOUND'],
  request: z.object({ gameId: GameId, id: z.string().check(z.maxLength(100)) }),
  response: z.object({ replay: z.string() }),
})

const Streak = z.object({
  gameId: z.int(),
  name: z.string(),
  member: z.string(),
  /** Rounds won one after the other, of how many. */
  length: z.int(),
  rounds: z.int(),
  /** How often a round of the game is won, and how likely such a row is among so many. */
  chanceOfWin: z.number(),
  probability: z.number(),
  won: SignedAmount,
  endedAt: At,
})
export type Streak = z.output<typeof Streak>

export const listStreaks = defineStaffCall({
  name: 'games/streaks',
  permission: 'games.read',
  background: true,
  summary: 'Rows of won rounds within a day that chance hardly explains, the least likely first',
  request: z.object({}),
  response: z.object({ streaks: z.array(Streak) }),
})

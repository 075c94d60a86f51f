import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { MatchRecord, matchHead, WireScore } from './match-record.ts'
import { common, maybe, Whole } from './wire-values.ts'

/** Ours, beyond the wire: the app works without them. Names are spelled out, as nobody else reads them. */

const ofMatch = z.object({ ...common, matchId: Whole })
const SideName = z.nullable(z.enum(['home', 'away']))

const TimelineEvent = z.object({
  /** Milliseconds from kick-off. */
  atMs: z.int(),
  kind: z.string(),
  side: SideName,
  amount: z.optional(z.number()),
  manner: z.optional(z.string()),
})

export const getMatchEvents = defineProviderCall({
  path: '/x/v1/match/events',
  access: 'guest',
  summary: 'What happened in a match, oldest first',
  request: z.object({ ...common, matchId: Whole, sinceMs: maybe(Whole) }),
  response: z.object({ matchId: z.int(), status: z.int(), events: z.array(TimelineEvent) }),
})

export const getMatchStatistics = defineProviderCall({
  path: '/x/v1/match/statistics',
  access: 'guest',
  summary: 'Counts of a match: every score of every period, and what its events add up to',
  request: ofMatch,
  response: z.object({
    matchId: z.int(),
    scores: z.array(WireScore),
    counts: z.array(z.object({ kind: z.string(), home: z.int(), away: z.int() })),
  }),
})

/** Why a price is another one than before: a score, a red card, a trader, the book's own view, or that and the clock. */
export const PRICE_CAUSES = ['score', 'card', 'trader', 'view', 'time'] as const

export const getOddsHistory = defineProviderCall({
  path: '/x/v1/market/history',
  access: 'guest',
  summary: 'How the odds of a market moved, and why; null where the book does not know',
  request: z.object({ ...common, marketId: Whole, optionType: maybe(Whole) }),
  response: z.object({
    marketId: z.int(),
    points: z.array(
      z.object({
        at: z.int(),
        cause: z.nullable(z.enum(PRICE_CAUSES)),
        options: z.array(z.object({ type: z.int(), odds: z.nullable(z.number()) })),
      }),
    ),
  }),
})

export const getPreviousMeetings = defineProviderCall({
  path: '/x/v1/match/meetings',
  access: 'guest',
  summary: 'Earlier matches of the two sides, newest first',
  request: ofMatch,
  response: z.object({
    between: z.array(z.object(matchHead)),
    home: z.array(z.object(matchHead)),
    away: z.array(z.object(matchHead)),
  }),
})

export const getSuspensionCauses = defineProviderCall({
  path: '/x/v1/match/suspensions',
  access: 'guest',
  summary:
    'Matches whose betting stands still, and why: 1 period, 2 danger, 3 VAR, 4 other, 5 penalty, 6 card, 7 score',
  request: z.object({ ...common, matchId: maybe(Whole) }),
  response: z.array(z.object({ matchId: z.int(), cause: z.int(), text: z.string() })),
})

export const getMatchSeed = defineProviderCall({
  path: '/x/v1/match/seed',
  access: 'guest',
  summary: 'The hash of the seed of a match before it ends, and the seed itself afterwards',
  request: ofMatch,
  response: z.object({
    matchId: z.int(),
    seedHash: z.string(),
    seed: z.nullable(z.string()),
    rule: z.string(),
  }),
})

export const getLiveStrip = defineProviderCall({
  path: '/x/v1/match/strip',
  access: 'guest',
  summary: 'A few live matches for the home page, and how many there are',
  request: z.object({ ...common, size: maybe(Whole), oddsType: maybe(Whole) }),
  response: z.object({ live: z.int(), records: z.array(MatchRecord) }),
})

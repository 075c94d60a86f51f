import * as z from 'zod/mini'

/**
 * The push channel: a socket beside the wire. A reader names matches and what it saw last; it then gets every
 * change of odds, scores and states of them. Messages of one match are numbered; with `since` those still kept
 * come again, else `isComplete` is false and the reader fetches the state over HTTP.
 */
export const PUSH_PATH = '/push'
export const PUSH_PROTOCOL = 'keo.sports.v1'
export const PUSH_MATCHES_MAX = 300
/** Messages of one match that are kept for watchers that reconnect. */
export const PUSH_KEPT = 50

const PushedMatch = z.object({
  matchId: z.int(),
  /** The last number seen. */
  since: z.optional(z.int()),
  /** Every market, not only the popular ones. */
  isWhole: z.optional(z.boolean()),
})

/** Watches these matches instead of the ones watched before. */
const WatchMessage = z.object({
  type: z.literal('watch'),
  matches: z.array(PushedMatch).check(z.maxLength(PUSH_MATCHES_MAX)),
  /** The server's run; another one means that the numbers start anew. */
  source: z.optional(z.string()),
})
const PingMessage = z.object({ type: z.literal('ping') })
export const PushRequest = z.discriminatedUnion('type', [WatchMessage, PingMessage])

const OddsChange = z.object({
  /** Market id. */
  id: z.int(),
  ss: z.int(),
  op: z.array(z.object({ ty: z.int(), od: z.number() })),
})

/** Only what changed is in it; odds are European. */
export const PushedChange = z.object({
  type: z.literal('change'),
  matchId: z.int(),
  seq: z.int(),
  at: z.int(),
  /** Match status. */
  ms: z.optional(z.int()),
  mc: z.optional(z.object({ s: z.optional(z.int()), pe: z.int(), r: z.optional(z.boolean()) })),
  nsg: z.optional(z.array(z.object({ pe: z.int(), tyg: z.int(), sc: z.array(z.int()) }))),
  /** Who serves: 1 home, 2 away; null when nobody does. */
  ssi: z.optional(z.nullable(z.union([z.literal(1), z.literal(2)]))),
  /** Why betting stands still; null when it goes on. */
  cause: z.optional(z.nullable(z.int())),
  /** Markets with new odds or another sale status. */
  mks: z.optional(z.array(OddsChange)),
  /** Markets that are gone, and those that were not there before: the latter are fetched by detail. */
  gone: z.optional(z.array(z.int())),
  fresh: z.optional(z.array(z.int())),
})
export type PushedChange = z.output<typeof PushedChange>

const WatchingMessage = z.object({
  type: z.literal('watching'),
  source: z.string(),
  matches: z.array(z.object({ matchId: z.int(), seq: z.int(), isComplete: z.boolean() })),
})
const PongMessage = z.object({ type: z.literal('pong'), time: z.int() })
export const PushMessage = z.discriminatedUnion('type', [PushedChange, WatchingMessage, PongMessage])
export type PushMessage = z.output<typeof PushMessage>

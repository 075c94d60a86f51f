import * as z from 'zod/mini'
import { WireMarketGroup } from './match-record.ts'
import { LanguageType } from './wire-values.ts'

/**
 * The push channel: a socket beside the wire. A reader names matches and what it saw last; it then gets every
 * change of odds, scores and states of them. Messages of one match are numbered; with `since` those still kept
 * come again, else `isComplete` is false and the reader fetches the state over HTTP.
 */
export const PUSH_PATH = '/push'
export const PUSH_PROTOCOL = 'keo.sports.v1'
/**
 * The same for a reader who saves data: frames are packed (permessage-deflate), and the changes of all its matches come
 * together, each time after PUSH_GATHER_MS. Such a message comes where nothing changed too: it is the sign of life.
 */
export const PUSH_SAVING_PROTOCOL = 'keo.sports.v1.saving'
export const PUSH_GATHER_MS = 5_000
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
  /** In which the names of new markets are told to who saves data. */
  languageType: LanguageType,
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
  /** The first number of those that were gathered into one; left out where it is one. */
  from: z.optional(z.int()),
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
  /** In gathered changes: every group of which a market has gone or is new, as it is now. Nothing has to be fetched then. */
  mg: z.optional(z.array(WireMarketGroup)),
})
export type PushedChange = z.output<typeof PushedChange>

const WatchingMessage = z.object({
  type: z.literal('watching'),
  source: z.string(),
  matches: z.array(z.object({ matchId: z.int(), seq: z.int(), isComplete: z.boolean() })),
})
const PongMessage = z.object({ type: z.literal('pong'), time: z.int() })
const GatheredMessage = z.object({
  type: z.literal('gathered'),
  time: z.int(),
  changes: z.array(PushedChange),
})
export const PushMessage = z.discriminatedUnion('type', [
  PushedChange,
  WatchingMessage,
  PongMessage,
  GatheredMessage,
])
export type PushMessage = z.output<typeof PushMessage>

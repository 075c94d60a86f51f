import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { RoomId } from './ids.ts'

export const SOCKET_PATH = '/wss'
/** First subprotocol value; the one-use ticket is the second. */
export const SOCKET_PROTOCOL = 'keo.v1'
export const SOCKET_TICKET_SECONDS = 30
const SUBSCRIPTION_MAX = 100

export const getSocketTicket = defineCall({
  method: 'POST',
  path: '/api/user/socket/ticket',
  access: 'member',
  background: true,
  ours: true,
  summary: 'A one-use ticket for the live socket, good for 30 seconds',
  request: z.object({}),
  response: z.object({ ticket: z.string(), expiresInSeconds: z.int() }),
})

const MatchId = z.string().check(z.regex(/^\d{1,20}$/))
const MatchIds = z.array(MatchId).check(z.maxLength(SUBSCRIPTION_MAX))

const PingMessage = z.strictObject({ businessType: z.literal('ping'), businessContent: MatchIds })
/** Watches these matches instead of the ones watched before; an empty list watches none. */
const MatchGoalInfoMessage = z.strictObject({
  businessType: z.literal('matchGoalInfo'),
  fbId: MatchIds,
})
/** Enters this room and leaves the one before; null leaves it. */
const WatchRoomMessage = z.strictObject({
  businessType: z.literal('watchRoom'),
  roomId: z.nullable(RoomId),
})
export const ClientMessage = z.discriminatedUnion('businessType', [
  PingMessage,
  MatchGoalInfoMessage,
  WatchRoomMessage,
])
export type ClientMessage = z.output<typeof ClientMessage>

/**
 * What the server pushes on a topic. `seq` grows by one for each message of a topic from one `source`: a number
 * seen before is a duplicate, a jump or another source is a gap, and the state is then fetched over HTTP.
 */
export const TopicMessage = z.object({
  businessType: z.string(),
  topic: z.string(),
  source: z.string(),
  seq: z.int(),
  businessContent: z.unknown(),
})
export type TopicMessage = z.output<typeof TopicMessage>

/** Answers a ping with the server's time. */
export const PongMessage = z.object({ businessType: z.literal('pong'), time: z.int() })
export type PongMessage = z.output<typeof PongMessage>

/** Answers matchGoalInfo: from here on these matches are told. */
export const WatchingMessage = z.object({ businessType: z.literal('watching'), fbId: MatchIds })
export type WatchingMessage = z.output<typeof WatchingMessage>

/** Answers watchRoom: from here on what is said in the room is told. */
export const WatchingRoomMessage = z.object({
  businessType: z.literal('watchingRoom'),
  roomId: z.nullable(RoomId),
})
export type WatchingRoomMessage = z.output<typeof WatchingRoomMessage>

/** Told in a room when the number of its viewers changed. */
export const ROOM_VIEWERS = 'roomViewers'
export const RoomViewers = z.object({ viewers: z.int() })
export type RoomViewers = z.output<typeof RoomViewers>

/** Why the server closes, so that the client knows whether to come back. 4000 and above are free for applications. */
export const CLOSE_CODES = {
  /** The server stops. */
  goingAway: 1001,
  /** The message was not understood, not allowed, or one too many. */
  refused: 1008,
  /** Come back: the server asks for it. */
  comeBack: 1012,
  /** The session ended: stay away. */
  sessionEnded: 4401,
  /** No ticket came with the handshake. */
  noTicket: 4408,
  /** Nothing was heard for 75 s. */
  silent: 4410,
  /** More sockets than one member may have. */
  tooMany: 4429,
} as const

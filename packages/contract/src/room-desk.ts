import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { RoomId } from './ids.ts'
import { writtenText } from './plain-text.ts'
import { ROOM_REPORT_REASONS } from './room-chat.ts'
import { ROOM_TEXT_MAX, RoomMessage, RoomSeq, RoomStanding } from './room-messages.ts'

/** What the sandbox does in the rooms in place of the people of the site, until somebody of the staff may. */

const BASE = '/api/sandbox/desk/rooms'
const desk = { access: 'sandbox', background: true, ours: true } as const
const Place = { roomId: RoomId, seq: RoomSeq }
/** A year. */
const MINUTES_MAX = 527_040
const SLOW_MAX = 600

export const ReportedMessage = z.object({
  roomId: RoomId,
  message: RoomMessage,
  userName: z.string(),
  isHidden: z.boolean(),
  reports: z.array(z.object({ reason: z.enum(ROOM_REPORT_REASONS), count: Count })),
})
export type ReportedMessage = z.output<typeof ReportedMessage>

export const listReportedMessages = defineCall({
  ...desk,
  method: 'GET',
  path: `${BASE}/reported`,
  summary: 'Desk: reported messages that nobody has looked at, newest first; `page` counts from 1',
  request: z.object({ page: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,2}$/))) }),
  response: z.object({ items: z.array(ReportedMessage), hasMore: z.boolean() }),
})

export const judgeRoomMessage = defineCall({
  ...desk,
  method: 'POST',
  path: `${BASE}/judge`,
  summary: 'Desk: a message is taken away, or stands and can no longer be hidden by reports',
  errors: ['NOT_FOUND'],
  request: z.object({ ...Place, isRemoved: z.boolean() }),
  response: z.object({}),
})

export const setRoomStanding = defineCall({
  ...desk,
  method: 'POST',
  path: `${BASE}/standing`,
  summary: 'Desk: whoever wrote this message is muted, banned or free again, in every room',
  errors: ['NOT_FOUND'],
  request: z.object({
    ...Place,
    standing: z.enum(['muted', 'banned', 'free']),
    minutes: z.int().check(z.gte(1), z.lte(MINUTES_MAX)),
  }),
  response: z.object({ standing: z.nullable(RoomStanding) }),
})

export const setRoomTalk = defineCall({
  ...desk,
  method: 'POST',
  path: `${BASE}/talk`,
  summary: 'Desk: seconds between two messages of one member, and the message that stands on top',
  errors: ['NOT_FOUND'],
  request: z.object({
    roomId: RoomId,
    slowSeconds: z.optional(z.int().check(z.gte(0), z.lte(SLOW_MAX))),
    pinned: z.optional(z.nullable(RoomSeq)),
  }),
  response: z.object({}),
})

export const noticeInRoom = defineCall({
  ...desk,
  method: 'POST',
  path: `${BASE}/notice`,
  summary: 'Desk: a notice of the site in the room; the same id again changes nothing',
  errors: ['NOT_FOUND'],
  request: z.object({
    roomId: RoomId,
    id: z.string().check(z.regex(/^[0-9a-zA-Z-]{8,40}$/)),
    text: writtenText({ min: 1, max: ROOM_TEXT_MAX }),
  }),
  response: z.object({ message: RoomMessage }),
})

import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { RoomId } from './ids.ts'
import {
  OwnGift,
  ROOM_GIFT_COUNTS,
  ROOM_HEARTS_MAX,
  RoomAuthor,
  RoomGiftName,
  RoomGiver,
  RoomMessage,
  RoomSeq,
  RoomStanding,
} from './room-messages.ts'
import { TapKey } from './tap-key.ts'

const BASE = '/api/live/room'
/** What is refused as too long is read first, so that the answer can say so; a body has its own limit. */
const RAW_TEXT_MAX = 20_000

const Muted = z.array(z.object({ author: RoomAuthor, name: z.string() }))

/** What the talk of a room needs beside its messages. */
const RoomTalk = z.object({
  messages: z.array(RoomMessage),
  /** There are older ones. */
  hasMore: z.boolean(),
  isOpen: z.boolean(),
  /** Between two messages of one member. */
  slowSeconds: Count,
  pinned: z.nullable(RoomMessage),
  /** Null for visitors. */
  self: z.nullable(
    z.object({
      author: RoomAuthor,
      standing: z.nullable(RoomStanding),
      /** Whom this member does not want to read, here and in other rooms. */
      muted: Muted,
    }),
  ),
})
export type RoomTalk = z.output<typeof RoomTalk>

export const getRoomTalk = defineCall({
  method: 'GET',
  path: `${BASE}/talk`,
  access: 'public',
  background: true,
  ours: true,
  summary: 'The newest messages of a room in order, or those before a number',
  errors: ['NOT_FOUND'],
  request: z.object({
    roomId: RoomId,
    before: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,14}$/))),
  }),
  response: RoomTalk,
})

export const heartRoom = defineCall({
  method: 'POST',
  path: `${BASE}/hearts`,
  access: 'member',
  limit: 'chat',
  background: true,
  ours: true,
  summary: 'Hearts for a room: everybody in it sees them rise, and nobody keeps them',
  errors: ['NOT_FOUND', 'ACCOUNT_DISABLED', 'ROOM_CLOSED', 'ROOM_BANNED'],
  request: z.object({ roomId: RoomId, count: z.int().check(z.gte(1), z.lte(ROOM_HEARTS_MAX)) }),
  response: z.object({}),
})

export const sayInRoom = defineCall({
  method: 'POST',
  path: `${BASE}/say`,
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'Say something in a room; the same key again changes nothing',
  errors: [
    'NOT_FOUND',
    'ACCOUNT_DISABLED',
    'ROOM_CLOSED',
    'ROOM_TEXT_EMPTY',
    'ROOM_TEXT_LONG',
    'ROOM_LINK',
    'ROOM_WORDS',
    'ROOM_SLOW',
    'ROOM_FLOOD',
    'ROOM_REPEAT',
    'ROOM_REPLY_GONE',
    'ROOM_MUTED',
    'ROOM_BANNED',
  ],
  request: z.object({
    roomId: RoomId,
    key: TapKey,
    text: z.string().check(z.maxLength(RAW_TEXT_MAX)),
    replyTo: z.optional(RoomSeq),
  }),
  response: z.object({
    message: RoomMessage,
    /** Until the member may write again. */
    waitSeconds: Count,
  }),
})

export const muteInRooms = defineCall({
  method: 'POST',
  path: `${BASE}/mute`,
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'Hide what somebody says and what is answered to it, for oneself alone, or show it again',
  errors: ['NOT_FOUND', 'ROOM_MUTES_FULL'],
  request: z.object({ author: RoomAuthor, isMuted: z.boolean() }),
  response: z.object({ muted: Muted }),
})

export const ROOM_REPORT_REASONS = ['spam', 'abuse', 'scam', 'other'] as const

export const reportRoomMessage = defineCall({
  method: 'POST',
  path: `${BASE}/report`,
  access: 'member',
  limit: 'report',
  ours: true,
  summary: 'Tell staff of a message, once; reported by enough members it is hidden until staff has looked',
  errors: ['NOT_FOUND', 'ROOM_OWN_MESSAGE', 'ROOM_BANNED'],
  request: z.object({ roomId: RoomId, seq: RoomSeq, reason: z.enum(ROOM_REPORT_REASONS) }),
  response: z.object({}),
})

export const getRoomGiftLimit = defineCall({
  method: 'GET',
  path: `${BASE}/gift-limit`,
  access: 'member',
  background: true,
  ours: true,
  summary: 'What the member may still give in rooms today',
  request: z.object({}),
  response: z.object({ dayLeft: DongAmount }),
})

export const listOwnGifts = defineCall({
  method: 'GET',
  path: `${BASE}/own-gifts`,
  access: 'member',
  background: true,
  ours: true,
  summary: 'What the member gave in this room, newest first, or what came before a tap',
  errors: ['NOT_FOUND'],
  request: z.object({ roomId: RoomId, before: z.optional(TapKey) }),
  response: z.object({ items: z.array(OwnGift), hasMore: z.boolean() }),
})

export const giveInRoom = defineCall({
  method: 'POST',
  path: `${BASE}/give`,
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Buy a gift and show it in the room, once for each key',
  errors: [
    'NOT_FOUND',
    'ROOM_CLOSED',
    'ROOM_BANNED',
    'GIFT_TOO_LARGE',
    'GIFT_DAY_LIMIT',
    'KEY_REUSED',
    'BALANCE_SHORT',
    'LIMIT_REACHED',
    'CURRENCY_WRONG',
    'ACCOUNT_DISABLED',
    'BET_LOCKED',
    'SELF_EXCLUDED',
    'SELF_EXCLUDED_ENDLESS',
    'ON_BREAK',
    'RESTING',
    'REALITY_CHECK_DUE',
    'IDENTITY_NEEDED',
  ],
  request: z.object({
    roomId: RoomId,
    key: TapKey,
    gift: RoomGiftName,
    count: z.literal([...ROOM_GIFT_COUNTS]),
  }),
  response: z.object({ message: RoomMessage, dayLeft: DongAmount }),
})

export const listRoomGivers = defineCall({
  method: 'GET',
  path: `${BASE}/givers`,
  access: 'public',
  background: true,
  ours: true,
  summary: 'Who gave most in this room in the last 24 hours: the first twenty',
  errors: ['NOT_FOUND'],
  request: z.object({ roomId: RoomId }),
  response: z.object({ items: z.array(RoomGiver) }),
})

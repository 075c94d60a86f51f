import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { RoomId } from './ids.ts'
import { ServerTime } from './server-time.ts'
import { TapKey } from './tap-key.ts'

/** What is said in a room. One shape for everybody: a message is written once and pushed to all who watch. */

export const ROOM_TEXT_MAX = 200
export const ROOM_PAGE = 50
export const OWN_GIFTS_PAGE = 20
/** Members who reported a message: from so many on nobody sees it until staff has looked. */
export const ROOM_REPORTS_MAX = 3
/** People that one member may hide. */
export const ROOM_MUTES_MAX = 200

/** Name of what the live socket pushes to a room, and to a member's own topic. */
export const ROOM_CHAT_NEWS = 'roomChat'
export const ROOM_STANDING_NEWS = 'roomStanding'

/** Hearts of one member that are told together, at most. */
export const ROOM_HEARTS_MAX = 20

/** Numbers count from 1 in their room, in the order everybody sees. */
export const RoomSeq = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))
/** Stands for a member in every room, and tells nobody which one. */
export const RoomAuthor = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** The gifts with their prices in whole dong, cheapest first. */
export const ROOM_GIFTS = {
  lotus: 1_000,
  icedTea: 5_000,
  banhMi: 10_000,
  coffee: 20_000,
  microphone: 50_000,
  cup: 100_000,
  dragonBoat: 500_000,
  bronzeDrum: 1_000_000,
} as const
export type RoomGift = keyof typeof ROOM_GIFTS
export const ROOM_GIFT_NAMES = Object.keys(ROOM_GIFTS) as [RoomGift, ...RoomGift[]]
export const RoomGiftName = z.enum(ROOM_GIFT_NAMES)
export const ROOM_GIFT_COUNTS = [1, 10, 66, 99] as const
/** Whole dong that one tap, and one member on one day at +08:00, may give. */
export const ROOM_GIFT_TAP_MAX = 10_000_000
export const ROOM_GIFT_DAY_MAX = 20_000_000

const Texts = z.object({ vi: z.string(), en: z.string(), 'zh-CN': z.string(), th: z.string() })

const RoomQuote = z.object({
  seq: RoomSeq,
  author: z.nullable(RoomAuthor),
  name: z.string(),
  /** Empty where the message is gone. */
  text: z.string(),
  texts: z.nullable(Texts),
})

export const RoomMessage = z.object({
  seq: RoomSeq,
  /** `host`: who leads the room. `notice`: the people of the site. */
  kind: z.enum(['member', 'host', 'gift', 'notice']),
  /** Null for everybody who is no member. */
  author: z.nullable(RoomAuthor),
  /** Masked where it is a member's; empty for a notice. */
  name: z.string(),
  level: z.nullable(Count),
  /** Said by the sandbox's own chatters, who count as nobody. */
  isSandbox: z.boolean(),
  /** Letters, never markup. Empty where `texts` has it in every language, and for a gift. */
  text: z.string(),
  texts: z.nullable(Texts),
  reply: z.nullable(RoomQuote),
  /** `combo`: given by the same member in a row, with these. */
  gift: z.nullable(z.object({ name: RoomGiftName, count: Count, combo: Count, host: z.string() })),
  time: ServerTime,
})
export type RoomMessage = z.output<typeof RoomMessage>

/** Muted: reads and gives, but does not write. Banned: neither writes nor gives. */
export const RoomStanding = z.object({ kind: z.enum(['muted', 'banned']), until: ServerTime })
export type RoomStanding = z.output<typeof RoomStanding>

const RoomChatNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: RoomMessage }),
  z.object({ kind: z.literal('removed'), seq: RoomSeq }),
  /** Of everybody who tapped, the reader too. */
  z.object({ kind: z.literal('hearts'), count: Count }),
  z.object({ kind: z.literal('state'), slowSeconds: Count, pinned: z.nullable(RoomMessage) }),
])
export type RoomChatNews = z.output<typeof RoomChatNews>

/** Pushed to everybody in the room: in a busy one what came within a moment, together. */
export const RoomChatPush = z.object({ roomId: RoomId, news: z.array(RoomChatNews) })
export type RoomChatPush = z.output<typeof RoomChatPush>

/** Pushed to the member whose standing changed; null when it is as anybody's again. */
export const RoomStandingNews = z.object({ standing: z.nullable(RoomStanding) })
export type RoomStandingNews = z.output<typeof RoomStandingNews>

export const RoomGiver = z.object({
  place: Count,
  author: RoomAuthor,
  name: z.string(),
  level: z.int(),
  amount: DongAmount,
})
export type RoomGiver = z.output<typeof RoomGiver>

/** A gift of the member's own, with the tap that paid for it. */
export const OwnGift = z.object({
  key: TapKey,
  gift: RoomGiftName,
  count: z.literal([...ROOM_GIFT_COUNTS]),
  amount: DongAmount,
  time: ServerTime,
})
export type OwnGift = z.output<typeof OwnGift>

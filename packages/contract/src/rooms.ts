import { LANGUAGES } from '@keo/messages/languages'
import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { HostId, RoomId } from './ids.ts'
import { ServerTime } from './server-time.ts'

/**
 * Live rooms and their hosts. A room belongs to a match, to a table of the lobby, or to a talk; it is planned, opens, and
 * ends by itself. Who watches is counted, nobody is invented.
 */
export const ROOMS_PAGE = 20
export const HOSTS_PAGE = 20
/** Rooms that are open at the same time, at most. */
export const OPEN_ROOMS_MAX = 24

export const ROOM_KINDS = ['match', 'table', 'talk'] as const
export type RoomKind = (typeof ROOM_KINDS)[number]
/** A room whose match counts for nobody is `void`. */
export const ROOM_STATES = ['planned', 'open', 'ended', 'void'] as const
export type RoomState = (typeof ROOM_STATES)[number]

/** As drawn: there are ten of them. */
export const HOST_AVATARS = 10

const HostBrief = z.object({
  id: HostId,
  name: z.string(),
  avatar: z.int(),
  /** What they comment in. */
  languages: z.array(z.enum(LANGUAGES)),
  isOnAir: z.boolean(),
})
export type HostBrief = z.output<typeof HostBrief>

const RoomMatch = z.object({
  matchId: z.string(),
  sportId: z.int(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
})
export type RoomMatch = z.output<typeof RoomMatch>

const Room = z.object({
  id: RoomId,
  kind: z.enum(ROOM_KINDS),
  state: z.enum(ROOM_STATES),
  /** What stands on its cover: see `COVER_TAG`. */
  tag: z.literal([1, 2, 3, 4]),
  title: z.string(),
  /** Of rooms of the kind `match`. */
  match: z.nullable(RoomMatch),
  /** A room may be without one. */
  host: z.nullable(HostBrief),
  startsAt: ServerTime,
  openedAt: z.nullable(ServerTime),
  endedAt: z.nullable(ServerTime),
  /** Members who watch at this moment. */
  viewers: Count,
})
export type RoomView = z.output<typeof Room>

const RoomDetail = z.object({
  ...Room.shape,
  /** HLS, where an operator has one; otherwise the picture is drawn. */
  streamUrl: z.nullable(z.string()),
  /** What stands above the chat. */
  pinned: z.nullable(z.string()),
  /** Of its host. */
  isFollowed: z.boolean(),
  followers: Count,
})
export type RoomDetail = z.output<typeof RoomDetail>

const host = { ...HostBrief.shape, sports: z.array(z.int()), followers: Count, isFollowed: z.boolean() }
const Host = z.object({
  ...host,
  /** The room they are in now. */
  roomId: z.nullable(RoomId),
  /** When they are on air next. */
  nextAt: z.nullable(ServerTime),
})
export type HostView = z.output<typeof Host>

const HostDetail = z.object({
  ...Host.shape,
  bio: z.string(),
  joinedAt: ServerTime,
  /** What is open, then what is planned, the next first. */
  schedule: z.array(Room),
  /** Rooms that ended. */
  hosted: Count,
})
export type HostDetail = z.output<typeof HostDetail>

const FollowState = z.object({ id: HostId, isFollowed: z.boolean(), followers: Count })
export type FollowState = z.output<typeof FollowState>

const ROOM = '/api/live/room'
const HOST = '/api/live/host'
const read = {
  method: 'GET',
  access: 'public',
  background: true,
  ours: true,
  errors: ['NOT_FOUND'],
} as const
const Page = z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,2}$/)))
const rooms = z.object({ items: z.array(Room), hasMore: z.boolean() })

export const listRooms = defineCall({
  ...read,
  path: `${ROOM}/list`,
  summary: 'Rooms: those that are open by viewers, then those of the next hours',
  request: z.object({
    sport: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    kind: z.optional(z.enum(ROOM_KINDS)),
    /** One of `COVER_TAG`. */
    tag: z.optional(z.string().check(z.regex(/^[1-4]$/))),
    /** Of a side, a league or a host, in the reader's language; accents do not matter. */
    words: z.optional(z.string().check(z.maxLength(40))),
    page: Page,
  }),
  /** `open` counts all that are, of the filter. */
  response: z.object({ ...rooms.shape, open: Count }),
})

export const listRoomsOfMatches = defineCall({
  ...read,
  path: `${ROOM}/of-matches`,
  summary: 'Which of these matches are on air, of the rooms that are planned: nobody waits for more to be',
  request: z.object({
    /** The ids of twenty at most, with commas between them. */
    matches: z.string().check(z.regex(/^\d{1,20}(?:,\d{1,20}){0,19}$/)),
  }),
  response: z.object({ items: z.array(z.object({ matchId: z.string(), roomId: RoomId })) }),
})

export const getRoom = defineCall({
  ...read,
  path: `${ROOM}/detail`,
  summary: 'One room, also when it has ended',
  request: z.object({ id: RoomId }),
  response: RoomDetail,
})

export const listRoomMatches = defineCall({
  ...read,
  path: `${ROOM}/matches`,
  summary: 'Matches of one day with their room and host, on air first, then by kick-off',
  request: z.object({
    /** `2026-06-11` at +08:00; today where it is missing. */
    day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    sport: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    page: Page,
  }),
  response: rooms,
})

export const listHosts = defineCall({
  ...read,
  path: `${HOST}/list`,
  summary: 'Hosts: those on air first, then by followers',
  request: z.object({ sport: z.optional(z.string().check(z.regex(/^\d{1,4}$/))), page: Page }),
  response: z.object({ items: z.array(Host), hasMore: z.boolean() }),
})

export const getHost = defineCall({
  ...read,
  path: `${HOST}/detail`,
  summary: 'One host with bio, followers and the next rooms',
  request: z.object({ id: HostId }),
  response: HostDetail,
})

export const listHostRooms = defineCall({
  ...read,
  path: `${HOST}/rooms`,
  summary: 'Rooms of a host that ended, newest first',
  request: z.object({ id: HostId, page: Page }),
  response: rooms,
})

export const followHost = defineCall({
  method: 'POST',
  path: `${HOST}/follow`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Follows a host or no longer; asked again, the same',
  errors: ['NOT_FOUND'],
  request: z.object({ id: HostId, isFollowed: z.boolean() }),
  response: FollowState,
})

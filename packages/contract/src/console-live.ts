import { LANGUAGES } from '@keo/messages/languages'
import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { HostId, RoomId } from './ids.ts'
import { plainText, writtenText } from './plain-text.ts'
import { ROOM_TEXT_MAX } from './room-messages.ts'
import { HOST_AVATARS, ROOM_KINDS, ROOM_STATES } from './rooms.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

/** Live rooms and who sits in them, as the people of the site run them. */

export const ROOM_VIEWS = ['open', 'planned', 'over'] as const
export type RoomListView = (typeof ROOM_VIEWS)[number]

const Page = z.optional(z.string().check(z.regex(/^[0-9]{0,4}$/)))

const ConsoleRoom = z.object({
  id: RoomId,
  kind: z.enum(ROOM_KINDS),
  state: z.enum(ROOM_STATES),
  title: z.object({ vi: z.string(), en: z.string() }),
  startsAt: At,
  endedAt: z.nullable(At),
  hostId: z.nullable(HostId),
  hostName: z.string(),
  viewers: Count,
  slowSeconds: z.int(),
  /** What stands on top of its talk; empty where nothing does. */
  pinned: z.string(),
})
export type ConsoleRoom = z.output<typeof ConsoleRoom>

export const listConsoleRooms = defineStaffCall({
  name: 'rooms/list',
  permission: 'rooms.read',
  background: true,
  summary: 'Rooms on air, those that come and those that are over, with who sits in them and how they talk',
  request: z.object({ view: z.enum(ROOM_VIEWS), after: Page }),
  response: z.object({ rooms: z.array(ConsoleRoom), next: z.string() }),
})

export const endRoom = defineStaffCall({
  name: 'rooms/end',
  permission: 'rooms.moderate',
  summary: 'Ends a room, or calls one off that has yet to open; nothing opens it again that day',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ id: RoomId, reason: Reason }),
  response: z.object({}),
})

export const seatHost = defineStaffCall({
  name: 'rooms/host',
  permission: 'rooms.moderate',
  summary: 'Puts a host into a room, or nobody; nobody sits in two at once',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ id: RoomId, hostId: z.nullable(HostId), reason: Reason }),
  response: z.object({}),
})

export const announceInRoom = defineStaffCall({
  name: 'rooms/announce',
  permission: 'rooms.moderate',
  summary: 'Says a notice of the site in a room and pins it; an empty one takes the pinned one off',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: RoomId,
    text: writtenText({ min: 0, max: ROOM_TEXT_MAX }),
    /** The same again is the same notice. */
    key: z.string().check(z.regex(/^[0-9a-zA-Z-]{8,40}$/)),
    reason: Reason,
  }),
  response: z.object({}),
})

const hostFields = {
  name: plainText({ min: 2, max: 30 }),
  avatar: z.int().check(z.gte(1), z.lte(HOST_AVATARS)),
  sports: z.array(z.int().check(z.gte(1), z.lte(1000))).check(z.maxLength(20)),
  languages: z.array(z.enum(LANGUAGES)).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  /** Hours of the day at +07:00: a shift begins at the first and lasts so many. */
  worksFrom: z.int().check(z.gte(0), z.lte(23)),
  worksHours: z.int().check(z.gte(1), z.lte(24)),
  /** Nothing is planned for them. */
  isAway: z.boolean(),
}

const ConsoleHost = z.object({
  ...hostFields,
  name: z.string(),
  id: HostId,
  version: z.int(),
  followers: Count,
  roomId: z.nullable(RoomId),
  nextAt: z.nullable(At),
})
export type ConsoleHost = z.output<typeof ConsoleHost>

export const listConsoleHosts = defineStaffCall({
  name: 'hosts/list',
  permission: 'rooms.read',
  background: true,
  summary: 'Everybody who sits in rooms, with their hours, sports and where they are',
  request: z.object({ after: Page }),
  response: z.object({ hosts: z.array(ConsoleHost), next: z.string() }),
})

export const saveHost = defineStaffCall({
  name: 'hosts/save',
  permission: 'content.publish',
  summary: 'A new host, or other hours, sports or name of one; who is away is given no room',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    ...hostFields,
    id: z.nullable(HostId),
    /** What the page showed: of two who change one host at once the second is told. 0 for a new one. */
    version: z.int().check(z.gte(0)),
    reason: Reason,
  }),
  response: z.object({ id: HostId }),
})

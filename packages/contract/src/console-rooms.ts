import * as z from 'zod/mini'
import { ReportedMessage, setRoomStanding, setRoomTalk } from './room-desk.ts'
import { RoomId } from './ids.ts'
import { RoomSeq, RoomStanding } from './room-messages.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** Talk in live rooms, as the staff watches over it. */

const Place = { roomId: RoomId, seq: RoomSeq }

export const listRoomReports = defineStaffCall({
  name: 'rooms/reports',
  permission: 'rooms.read',
  background: true,
  summary: 'Reported messages that nobody has judged, newest first',
  request: z.object({ after: z.optional(z.string().check(z.regex(/^[0-9]{0,4}$/))) }),
  response: z.object({ reports: z.array(ReportedMessage), next: z.string() }),
})

export const judgeRoomReport = defineStaffCall({
  name: 'rooms/judge',
  permission: 'rooms.moderate',
  summary: 'Takes a message away, or lets it stand: then reports hide it no more',
  errors: ['NOT_FOUND'],
  request: z.object({ ...Place, isRemoved: z.boolean(), reason: Reason }),
  response: z.object({}),
})

export const setAuthorStanding = defineStaffCall({
  name: 'rooms/standing',
  permission: 'rooms.moderate',
  summary: 'Mutes or bans who wrote a message, in every room and for a time, or frees them',
  errors: ['NOT_FOUND'],
  request: z.extend(setRoomStanding.request, { reason: Reason }),
  response: z.object({ standing: z.nullable(RoomStanding) }),
})

export const setRoomPace = defineStaffCall({
  name: 'rooms/talk',
  permission: 'rooms.moderate',
  summary: 'Seconds between two messages of one member, and the message that stands on top',
  errors: ['NOT_FOUND'],
  request: z.extend(setRoomTalk.request, { reason: Reason }),
  response: z.object({}),
})

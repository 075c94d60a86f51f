import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { RoomId } from './ids.ts'

/** Rooms that one member is reminded of at most; the oldest wish gives way. */
export const REMINDERS_MAX = 50
export const REMINDED_BEFORE_MINUTES = 5

const Reminders = z.object({ roomIds: z.array(RoomId) })

export const listRoomReminders = defineCall({
  method: 'GET',
  path: '/api/live/room/reminders',
  access: 'member',
  background: true,
  ours: true,
  summary: 'Rooms that the member will be reminded of',
  errors: ['NOT_FOUND'],
  request: z.object({}),
  response: Reminders,
})

export const remindOfRoom = defineCall({
  method: 'POST',
  path: '/api/live/room/remind',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Asks for a letter before a room opens, or no longer; a room that has opened needs none',
  errors: ['NOT_FOUND'],
  request: z.object({ id: RoomId, isReminded: z.boolean() }),
  response: Reminders,
})

import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

const PLACES_MOST = 10_000

export const placeGame = defineStaffCall({
  name: 'games/place',
  permission: 'games.order',
  summary: 'Moves a game within its type, or gives the type the order of its provider again',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    id: z.int().check(z.gte(1)),
    /** From 1; past the last one is the last. Null is the provider's order for the whole type. */
    place: z.nullable(z.int().check(z.gte(1), z.lte(PLACES_MOST))),
    /** Of the order that was seen: another one by then refuses. */
    version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    reason: Reason,
  }),
  response: z.object({ isChanged: z.boolean() }),
})

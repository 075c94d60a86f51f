import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { Window } from './site.ts'
import { ServerTime } from './server-time.ts'

/** Outside prod only, as everything of the sandbox. */

export const setSandboxGameWindow = defineCall({
  method: 'POST',
  path: '/api/sandbox/game-window',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Plan a maintenance window of a game type or of one game, or end it',
  errors: ['NOT_FOUND'],
  request: z.object({
    /** Of a type or of a game. */
    id: z.int().check(z.gte(1), z.lte(9_999_999_999)),
    isOn: z.boolean(),
    /** Left out, it begins at once and lasts an hour. */
    startTime: z.optional(ServerTime),
    endTime: z.optional(ServerTime),
  }),
  response: z.object(Window),
})

export const giveSandboxFreeRounds = defineCall({
  method: 'POST',
  path: '/api/sandbox/free-rounds',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Give the calling member free rounds of a slot at its least stake, for a day',
  errors: ['NOT_ALLOWED', 'NOT_FOUND', 'GAME_PROVIDER_AWAY'],
  request: z.object({
    id: z.int().check(z.gte(1), z.lte(9_999_999_999)),
    rounds: z.int().check(z.gte(1), z.lte(100)),
  }),
  response: z.object({ code: z.string() }),
})

import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const getSportsToken = defineCall({
  method: 'POST',
  path: '/api/game/bet/cSports/token',
  access: 'member',
  background: true,
  summary: "Where the sportsbook is and the caller's token for it",
  errors: ['SPORTS_AWAY'],
  request: z.object({}),
  response: z.object({
    /** A path of this site where the provider is our own, an https address where it is not. */
    apiServerAddress: z.string(),
    pushServerAddress: z.string(),
    token: z.string(),
  }),
})

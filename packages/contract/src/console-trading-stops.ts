import * as z from 'zod/mini'
import { FROM_PROVIDER } from './console-trading.ts'
import { defineStaffCall } from './staff-call.ts'

const place = z.object({
  /** Without one everything. */
  leagueId: z.optional(z.int().check(z.gte(1))),
})

export const stopBetting = defineStaffCall({
  name: 'trading/stop',
  permission: 'trading.suspend',
  summary:
    'No bet is taken on a whole league, or on anything, until it goes on; matches that come later as well',
  errors: FROM_PROVIDER,
  request: place,
  response: z.object({}),
})

export const resumeBetting = defineStaffCall({
  name: 'trading/resume',
  permission: 'trading.suspend',
  summary:
    'Bets are taken again where a whole league, or everything, was stopped; what is held by itself stays so',
  errors: FROM_PROVIDER,
  request: place,
  response: z.object({}),
})

export const listBettingStops = defineStaffCall({
  name: 'trading/stops',
  permission: 'trading.read',
  background: true,
  summary: 'Leagues on which no bet is taken, and whether none is taken at all',
  errors: FROM_PROVIDER,
  request: z.object({}),
  response: z.object({
    isAll: z.boolean(),
    leagues: z.array(z.object({ leagueId: z.int(), name: z.string() })),
  }),
})

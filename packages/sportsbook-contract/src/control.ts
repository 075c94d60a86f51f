import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, maybe, ShortText, Whole } from './wire-values.ts'

/** For tests and the developer panel: outside prod only. */

const FORCED_KINDS = [
  'goal',
  'redCard',
  'yellowCard',
  'corner',
  'penalty',
  'varCheck',
  'point',
  'end',
] as const

export const forceEvent = defineProviderCall({
  path: '/x/v1/control/event',
  access: 'sandbox',
  summary: 'Makes something happen in a live match',
  request: z.object({
    ...common,
    matchId: Whole,
    kind: z.enum(FORCED_KINDS),
    side: z.enum(['home', 'away']),
  }),
  response: z.object({ matchId: z.int(), atMs: z.int() }),
})

export const setMaintenance = defineProviderCall({
  path: '/x/v1/control/maintenance',
  access: 'sandbox',
  summary: 'Closes the provider between two times; without them it opens again',
  request: z.object({ ...common, startsAt: maybe(Whole), endsAt: maybe(Whole) }),
  response: z.object({ startsAt: z.nullable(z.int()), endsAt: z.nullable(z.int()) }),
})

export const expireTokens = defineProviderCall({
  path: '/x/v1/control/expire-tokens',
  access: 'sandbox',
  summary: 'Ends the tokens of one user, or of all: the next call of each answers 14010',
  request: z.object({ ...common, merchantUserId: maybe(ShortText) }),
  response: z.object({ ended: z.int() }),
})

export const getWorldStatus = defineProviderCall({
  path: '/x/v1/status',
  access: 'guest',
  summary: 'What the status page shows',
  request: z.object(common),
  response: z.object({
    time: z.int(),
    matches: z.int(),
    live: z.int(),
    outrights: z.int(),
    priceChangesPerSecond: z.number(),
    sockets: z.int(),
    extra: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
})

import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { TRADING_BASE } from './trading.ts'
import { common, Flag, maybe, Whole } from './wire-values.ts'

/** Ours: betting on a whole league, or on everything, is stopped in one act. Matches that come later are stopped as well. */
export const setBettingStop = defineProviderCall({
  path: `${TRADING_BASE}/stop`,
  access: 'operator',
  summary:
    'A trader stops betting on a league, or on everything, until it goes on; what is held match by match stays so. The same again changes nothing',
  request: z.object({
    ...common,
    /** Without one everything. */
    leagueId: maybe(Whole),
    isStopped: Flag,
  }),
  response: z.object({ isStopped: z.boolean(), wasStopped: z.boolean() }),
})

export const listBettingStops = defineProviderCall({
  path: `${TRADING_BASE}/stops`,
  access: 'operator',
  summary: 'What traders have stopped as a whole',
  request: z.object(common),
  response: z.object({
    isAll: z.boolean(),
    leagues: z.array(z.object({ leagueId: z.int(), name: z.string() })),
  }),
})

import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { TRADING_BASE } from './trading.ts'
import { common, Whole } from './wire-values.ts'

/** Ours: what the prices at which bets were taken were meant to leave with the house. */
export const getStatedMargins = defineProviderCall({
  path: `${TRADING_BASE}/margins`,
  access: 'operator',
  summary:
    'Bets taken within a span of time, by sport: their stakes, and what their prices state of it as margin',
  request: z.object({ ...common, from: Whole, until: Whole }),
  response: z.object({
    sports: z.array(
      z.object({
        /** Null for bets of several legs. */
        sportId: z.nullable(z.int()),
        /** Thousands of dong. */
        stake: z.number(),
        expected: z.number(),
      }),
    ),
  }),
})

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

/** As many as one question names. */
export const ORDER_MARGINS_MAX = 1000

export const getOrderMargins = defineProviderCall({
  path: `${TRADING_BASE}/order-margins`,
  access: 'operator',
  summary: 'What the prices of these orders state as margin; in the order that they were asked for',
  request: z.object({
    ...common,
    orderIds: z
      .array(z.string().check(z.regex(/^[0-9]{1,19}$/)))
      .check(z.minLength(1), z.maxLength(ORDER_MARGINS_MAX)),
  }),
  /** Millionths of the stake that the price list was meant to leave with the house; null for an order that is not known. */
  response: z.object({ margins: z.array(z.nullable(z.int())) }),
})

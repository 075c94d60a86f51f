import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, Whole } from './wire-values.ts'

/** As many as a slip holds, and more. */
const PICKS_MAX = 50

/** Ours, beyond the wire, in a file of its own: few ask for it, and no list of matches is to carry it along. */
export const getPriceCosts = defineProviderCall({
  path: '/x/v1/market/costs',
  access: 'guest',
  summary: 'What the book keeps of its prices: those on sale, in the order that they were asked for',
  request: z.object({
    ...common,
    picks: z
      .array(z.object({ marketId: Whole, optionType: Whole }))
      .check(z.minLength(1), z.maxLength(PICKS_MAX)),
  }),
  response: z.array(
    z.object({
      marketId: z.int(),
      optionType: z.int(),
      /** The price at which the expected return is the stake. */
      fair: z.number(),
      /** What the prices of the market sum to beyond the whole, in thousandths of it. */
      margin: z.int(),
      /** What a stake brings back on average at the price on sale, in millionths of it. */
      worth: z.int(),
    }),
  ),
})

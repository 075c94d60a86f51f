import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { WireOption } from './match-record.ts'
import { common, Flag, maybe, Whole } from './wire-values.ts'

/** More than any cart holds; how many may be bet on is `mon` and `msl`. */
export const SELECTIONS_MAX = 100
/** A longer list is refused before it is read. */
const ROWS_MAX = 1000

const RefreshedMarket = z.object({
  mid: z.int(),
  omid: z.optional(z.int()),
  smin: z.optional(z.number()),
  smax: z.optional(z.number()),
  au: z.optional(z.int()),
  ss: z.int(),
  ip: z.optional(z.int()),
  re: z.optional(z.string()),
  scs: z.optional(z.array(z.int())),
  op: z.optional(WireOption),
})
export type RefreshedMarket = z.output<typeof RefreshedMarket>

const SeriesRow = z.object({ sn: z.int(), in: z.int(), sodd: z.number(), mi: z.number(), mx: z.number() })
export type SeriesRow = z.output<typeof SeriesRow>

export const batchBetMatchMarketOfJumpLine = defineProviderCall({
  path: '/v1/order/batchBetMatchMarketOfJumpLine',
  access: 'guest',
  summary: 'Odds, limits and moved lines of the selections in a cart',
  request: z.object({
    ...common,
    betMatchMarketList: z
      .array(z.object({ marketId: Whole, matchId: Whole, type: Whole, oddsType: maybe(Whole) }))
      .check(z.maxLength(ROWS_MAX)),
    isSelectSeries: Flag,
    currencyId: maybe(Whole),
  }),
  response: z.object({
    bms: z.array(RefreshedMarket),
    sos: z.array(SeriesRow),
    mon: z.int(),
    msl: z.int(),
  }),
})

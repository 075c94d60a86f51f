import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, maybe, Whole } from './wire-values.ts'

/** Ours, beyond the wire: picks of one match at one joint price. Bet, listed, cashed out and settled as any other option. */

/** Most picks of one combination. */
export const PICKS_MAX = 8
/** Most options whose state is asked for at once: what one screen shows. */
const OPTIONS_MAX = 120
/** A longer list is refused before it is read. */
const ROWS_MAX = 1000

const BuilderOption = z.object({ marketId: Whole, optionType: Whole })
export type BuilderOption = z.output<typeof BuilderOption>

/**
 * Why picks have no joint price: `closed` is not on sale, `apart` depends on another in a way that the model does not tell,
 * `impossible` cannot come true with another, `unpriced` lies beyond all prices.
 */
export const BUILDER_REFUSALS = ['closed', 'apart', 'impossible', 'unpriced'] as const
export type BuilderRefusal = (typeof BUILDER_REFUSALS)[number]

const BuilderQuote = z.object({
  matchId: z.int(),
  /** European; null with fewer than two picks or with a refusal. */
  odds: z.nullable(z.number()),
  /** The prices of the picks alone, multiplied; null where one has none. */
  product: z.nullable(z.number()),
  refusal: z.nullable(z.enum(BUILDER_REFUSALS)),
  /** Which picks the refusal is about, by their places: each group for itself. */
  groups: z.array(z.array(z.int())),
  /** Places of picks that the others bring with them. */
  implied: z.array(z.int()),
  /** How much likelier the picks are together than each by itself: 1 where they do not touch each other. */
  lift: z.nullable(z.number()),
  /** Pairs that may depend on each other, the strongest first. */
  ties: z.array(z.object({ first: z.int(), second: z.int(), lift: z.number() })),
  /** Of the options asked about, those that cannot simply be added. */
  options: z.array(
    z.object({
      marketId: z.int(),
      optionType: z.int(),
      state: z.enum(['impossible', 'implied', 'apart']),
    }),
  ),
})
export type BuilderQuote = z.output<typeof BuilderQuote>

const picks = z.array(BuilderOption).check(z.maxLength(PICKS_MAX))

export const quoteBuilder = defineProviderCall({
  path: '/x/v1/match/builder/quote',
  access: 'guest',
  summary: 'The joint price of picks of one match, and what else can be added to them',
  request: z.object({
    ...common,
    matchId: Whole,
    picks,
    options: maybe(z.array(BuilderOption).check(z.maxLength(ROWS_MAX))),
  }),
  response: BuilderQuote,
})

export const keepBuilder = defineProviderCall({
  path: '/x/v1/match/builder/keep',
  access: 'player',
  summary: 'The picks as one option, under a number by which it can be bet on',
  request: z.object({ ...common, matchId: Whole, picks }),
  response: z.object({
    matchId: z.int(),
    marketId: z.int(),
    optionType: z.int(),
    marketType: z.int(),
    period: z.int(),
    odds: z.number(),
    name: z.string(),
    marketName: z.string(),
  }),
})

/** The options that are looked at: more than a screen shows are left out. */
export const firstOptions = <Option>(options: readonly Option[]): readonly Option[] =>
  options.slice(0, OPTIONS_MAX)

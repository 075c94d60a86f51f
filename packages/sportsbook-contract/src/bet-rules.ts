import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, maybe, Whole } from './wire-values.ts'

/** As many as a slip holds, and more. */
const PICKS_MAX = 50

/**
 * What limits a stake: the market of a league, what may be won at such a price, what others have bet already, the player's
 * own factor, the most that one bet returns, and what the player's open bets leave of a market, a match, its win and a day.
 */
export const STAKE_BOUNDS = [
  'market',
  'price',
  'taken',
  'player',
  'return',
  'marketLeft',
  'matchLeft',
  'winLeft',
  'dayLeft',
] as const
export type StakeBound = (typeof STAKE_BOUNDS)[number]

/** Ours, beyond the wire, in a file of its own: asked for when somebody wants to know where a figure comes from. */
export const getBetRules = defineProviderCall({
  path: '/x/v1/order/rules',
  access: 'guest',
  summary:
    'Why a stake has its limits and a bet its wait: every bound with its amount, and the wait of each leg',
  request: z.object({
    ...common,
    picks: z
      .array(z.object({ marketId: Whole, optionType: Whole }))
      .check(z.minLength(1), z.maxLength(PICKS_MAX)),
    legsEach: maybe(Whole),
    currencyId: maybe(Whole),
  }),
  response: z.object({
    /** Null while one of the picks is not sold. */
    stake: z.nullable(
      z.object({
        least: z.number(),
        /** The lowest of the bounds. */
        most: z.number(),
        /** Those that are there, each with the most that it alone would allow; one that binds nothing now is left out. */
        bounds: z.array(z.object({ bound: z.enum(STAKE_BOUNDS), most: z.number() })),
      }),
    ),
    /** The bet waits as long as its slowest leg. */
    waits: z.array(z.object({ seconds: z.int(), isLive: z.boolean(), sportId: z.int() })),
  }),
})

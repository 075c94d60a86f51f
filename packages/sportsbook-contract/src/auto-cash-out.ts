import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, Decimal, maybe, ShortText, TextId, TextIdList, Whole } from './wire-values.ts'

/** Ours, beyond the wire: a cash-out that the provider makes by itself once one of its conditions is met. */

/** A condition that is met once something has happened in the match, whichever side it is of. */
export const AUTO_CASH_OUT_EVENTS = ['goal', 'redCard'] as const
export type AutoCashOutEvent = (typeof AUTO_CASH_OUT_EVENTS)[number]

/** Most conditions of one bet. */
const CONDITIONS_MAX = 8
/** Orders whose auto cash-outs are asked for at once. */
const ORDERS_MAX = 100

const event = z.enum(AUTO_CASH_OUT_EVENTS)

const asked = z.discriminatedUnion('kind', [
  /** All that is open of the bet brings at least this much. */
  z.object({ kind: z.literal('return'), amount: Decimal }),
  /** It brings no more than this. */
  z.object({ kind: z.literal('loss'), amount: Decimal }),
  z.object({ kind: z.literal('minute'), matchId: Whole, minute: Whole }),
  z.object({ kind: z.literal('event'), matchId: Whole, event }),
])
export type AskedCondition = z.output<typeof asked>

const Condition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('return'), amount: z.number() }),
  z.object({ kind: z.literal('loss'), amount: z.number() }),
  z.object({ kind: z.literal('minute'), matchId: z.int(), minute: z.int() }),
  z.object({ kind: z.literal('event'), matchId: z.int(), event }),
])
export type AutoCashOutCondition = z.output<typeof Condition>

/**
 * `running`: a condition is met and the cash-out waits as one by hand does; when it is refused, it is `waiting` again.
 * `over`: the bet ended first.
 */
export const AUTO_CASH_OUT_STATES = ['waiting', 'running', 'done', 'over', 'cancelled'] as const

/** What made one fire: the condition, what the whole bet brought then and the minute of the match it is about. */
export const FiredCause = z.object({ condition: Condition, worth: z.number(), minute: z.nullable(z.int()) })
export type FiredCause = z.output<typeof FiredCause>

const AutoCashOut = z.object({
  id: z.string(),
  orderId: z.string(),
  state: z.enum(AUTO_CASH_OUT_STATES),
  /** The part of the stake that ends; null for all that is open by then. */
  stake: z.nullable(z.number()),
  /** Whichever is met first. Amounts are of all that is open now. */
  conditions: z.array(Condition),
  cause: z.nullable(FiredCause),
  /** Of the cash-out that it made. */
  cashOutId: z.nullable(z.string()),
  /** When a condition was met. */
  firedAt: z.nullable(z.int()),
  madeAt: z.int(),
  /** Grows with every change. */
  version: z.int(),
})
export type AutoCashOut = z.output<typeof AutoCashOut>

const wish = {
  ...common,
  conditions: z.array(asked).check(z.minLength(1), z.maxLength(CONDITIONS_MAX)),
  /** Left out for all that is open. */
  stake: maybe(Decimal),
}

export const setAutoCashOut = defineProviderCall({
  path: '/x/v1/order/autoCashOut/set',
  access: 'player',
  summary: 'Ends a bet, or part of it, by itself once one of the conditions is met',
  request: z.object({
    ...wish,
    orderId: TextId,
    /** The caller's own id of the request: sent twice, it is still one. */
    relatedId: ShortText,
  }),
  response: AutoCashOut,
})

export const changeAutoCashOut = defineProviderCall({
  path: '/x/v1/order/autoCashOut/change',
  access: 'player',
  summary: 'Other conditions or another part for one that waits',
  request: z.object({ ...wish, id: TextId, version: Whole }),
  response: AutoCashOut,
})

export const cancelAutoCashOut = defineProviderCall({
  path: '/x/v1/order/autoCashOut/cancel',
  access: 'player',
  summary: 'Takes one back that waits; one that was taken back stays so',
  request: z.object({ ...common, id: TextId }),
  response: z.boolean(),
})

export const listAutoCashOuts = defineProviderCall({
  path: '/x/v1/order/autoCashOut/list',
  access: 'player',
  summary: 'Of these bets: what waits, what fired and why, newest first; not what was taken back',
  request: z.object({ ...common, orderIds: TextIdList.check(z.maxLength(ORDERS_MAX)) }),
  response: z.array(AutoCashOut),
})

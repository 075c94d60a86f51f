import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { TRADING_BASE } from './trading.ts'
import { common, maybe, TextId } from './wire-values.ts'

/** Ours: what the book has promised to do once a price is reached, as the operator's traders see it. */

/** `decided` is being looked at now; `waiting` waits for its price. */
export const WAITING_STATES = ['waiting', 'decided'] as const

const bettor = {
  id: z.string(),
  merchantUserId: z.string(),
  at: z.int(),
  currencyId: z.int(),
  stake: z.string(),
  /** Of the first leg; empty where the world has forgotten it. */
  what: z.string(),
  matchName: z.string(),
  matchId: z.int(),
  state: z.enum(WAITING_STATES),
}

const page = z.object({ ...common, before: maybe(TextId) })

const TradedReservation = z.object({
  ...bettor,
  /** Thousandths; the present price is null while the option is not sold. */
  wantedOdds: z.int(),
  odds: z.nullable(z.int()),
})
export type TradedReservation = z.output<typeof TradedReservation>

export const listTradedReservations = defineProviderCall({
  path: `${TRADING_BASE}/reservations`,
  access: 'operator',
  summary: 'Bets of everybody that wait for their odds, newest first',
  request: page,
  response: z.object({ reservations: z.array(TradedReservation), next: z.nullable(z.string()) }),
})

const TradedCashOut = z.object({
  ...bettor,
  orderId: z.string(),
  legs: z.int(),
  /** What the player is to have for that stake. */
  wantedReturn: z.string(),
})
export type TradedCashOut = z.output<typeof TradedCashOut>

export const listTradedCashOuts = defineProviderCall({
  path: `${TRADING_BASE}/cash-outs`,
  access: 'operator',
  summary: 'Cash-outs of everybody that are being decided or wait for their return, newest first',
  request: page,
  response: z.object({ cashOuts: z.array(TradedCashOut), next: z.nullable(z.string()) }),
})

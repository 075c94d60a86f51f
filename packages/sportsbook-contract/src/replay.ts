import * as z from 'zod/mini'
import { FiredCause } from './auto-cash-out.ts'
import { defineProviderCall } from './define-provider-call.ts'
import { common, TextId } from './wire-values.ts'

/** Ours, beyond the wire: one order again from its first moment to its last, by what the provider keeps of it. */

const Odds = z.int()
const Score = z.object({ home: z.int(), away: z.int() })

/** Every state that the order was in. */
const ReplayStep = z.object({
  at: z.int(),
  status: z.int(),
  payment: z.string(),
  returned: z.nullable(z.string()),
})

const ReplayLeg = z.object({
  matchId: z.int(),
  marketName: z.string(),
  optionName: z.string(),
  /** Thousandths: what was seen, and what was given. */
  requestedOdds: Odds,
  odds: Odds,
  isLive: z.boolean(),
  /** What stood when it was bet in play. */
  scoresText: z.nullable(z.string()),
  outcome: z.nullable(z.int()),
  resultText: z.nullable(z.string()),
  /** When its result was applied; null before, and where that was not kept. */
  settledAt: z.nullable(z.int()),
})

const ReplayEvent = z.object({
  at: z.int(),
  /** Of the clock of the match; null where it shows none. */
  minute: z.nullable(z.int()),
  kind: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  score: z.nullable(Score),
})

const ReplayMatch = z.object({
  matchId: z.int(),
  sportId: z.int(),
  name: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.int(),
  status: z.int(),
  score: z.nullable(Score),
  events: z.array(ReplayEvent),
  /** Events of a finer kind that are not among them. */
  leftOut: z.int(),
})

/** Priced again by the cash-out's own rule on the match as it stood: null while it stood still. */
const ReplayWorth = z.object({
  at: z.int(),
  worth: z.nullable(z.string()),
  /** Of each leg what a unit staked on it alone was worth, in thousandths; null while it stood still. */
  legs: z.array(z.nullable(z.int())),
})

const ReplayCashOut = z.object({
  id: z.string(),
  receivedAt: z.int(),
  decidedAt: z.nullable(z.int()),
  status: z.int(),
  stake: z.string(),
  payout: z.nullable(z.string()),
  /** Of one that the provider made by itself: what made it. */
  cause: z.nullable(FiredCause),
})

const OrderReplay = z.object({
  orderId: z.string(),
  receivedAt: z.int(),
  /** How long such a bet waits. */
  delayMs: z.int(),
  steps: z.array(ReplayStep),
  rejectReason: z.nullable(z.int()),
  delayCause: z.nullable(z.int()),
  legs: z.array(ReplayLeg),
  /** Without those that the provider does not keep any more. */
  matches: z.array(ReplayMatch),
  worths: z.array(ReplayWorth),
  cashOuts: z.array(ReplayCashOut),
})
export type OrderReplay = z.output<typeof OrderReplay>

export const getOrderReplay = defineProviderCall({
  path: '/x/v1/operator/order/replay',
  access: 'operator',
  summary: 'What became of one order, minute by minute: its states, its matches, its worth, its cash-outs',
  request: z.object({ ...common, orderId: TextId }),
  response: OrderReplay,
})

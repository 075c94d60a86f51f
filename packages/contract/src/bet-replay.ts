import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { BetId, BetOutcome, BetRecord, BetState } from './bet-records.ts'
import { defineCall } from './define-call.ts'
import { SealedRow } from './sealed-row.ts'

/** Milliseconds: a replay shows seconds and their parts. */
const At = z.int()
const Score = z.nullable(z.object({ home: z.int(), away: z.int() }))

const ReplayStep = z.object({ at: At, state: BetState, returned: z.nullable(SignedAmount) })

const ReplayLeg = z.object({
  matchId: z.string(),
  marketName: z.string(),
  optionName: z.string(),
  /** Thousandths: the price at the tap, and the price that was given. */
  seenOdds: z.int(),
  odds: z.int(),
  isLive: z.boolean(),
  /** What stood when it was bet in play. */
  scoresText: z.nullable(z.string()),
  outcome: z.nullable(BetOutcome),
  resultText: z.nullable(z.string()),
  /** When its result was applied; null before, and where that was not kept. */
  settledAt: z.nullable(At),
})

const ReplayEvent = z.object({
  at: At,
  minute: z.nullable(z.int()),
  kind: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  score: Score,
})

const ReplayMatch = z.object({
  matchId: z.string(),
  sportId: z.int(),
  name: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: At,
  score: Score,
  events: z.array(ReplayEvent),
  /** Events of a finer kind that are not among them. */
  leftOut: z.int(),
})

const ReplayWorth = z.object({
  at: At,
  /** What ending the open part then would have brought; null while there was no price. */
  worth: z.nullable(SignedAmount),
  /** Of each leg what a unit staked on it alone was worth, in thousandths; null while it stood still. */
  legs: z.array(z.nullable(z.int())),
})

/** What made a cash-out of the provider's own: the rule of the member that was met. */
const ReplayRule = z.object({
  kind: z.enum(['return', 'loss', 'minute', 'event']),
  amount: z.nullable(SignedAmount),
  minute: z.nullable(z.int()),
  event: z.nullable(z.enum(['goal', 'redCard'])),
  matchId: z.nullable(z.string()),
  /** What the whole bet brought then. */
  worth: SignedAmount,
})

const ReplayCashOut = z.object({
  id: z.string(),
  at: At,
  state: BetState,
  stake: SignedAmount,
  paid: z.nullable(SignedAmount),
  rule: z.nullable(ReplayRule),
})

const ReplayPlay = z.object({
  receivedAt: At,
  /** How long a bet like this waits. */
  delayMs: z.int(),
  /** Every state that it was in, oldest first. */
  steps: z.array(ReplayStep),
  /** What disturbed the wait: the provider's number. */
  delayCause: z.nullable(z.int()),
  legs: z.array(ReplayLeg),
  /** Without those that the provider does not keep any more. */
  matches: z.array(ReplayMatch),
  worths: z.array(ReplayWorth),
  cashOuts: z.array(ReplayCashOut),
})
export type ReplayPlay = z.output<typeof ReplayPlay>

export const BetReplay = z.object({
  currency: z.enum(CURRENCIES),
  record: BetRecord,
  /** Null where the provider keeps no replay, or does not answer. */
  play: z.nullable(ReplayPlay),
  seals: z.array(SealedRow),
})
export type BetReplay = z.output<typeof BetReplay>

export const getBetReplay = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/replay',
  access: 'member',
  ours: true,
  summary:
    'One own bet again: what was seen, decided, played, worth and paid, with its rows of the statement',
  errors: ['NOT_FOUND'],
  request: z.object({ id: BetId }),
  response: BetReplay,
})

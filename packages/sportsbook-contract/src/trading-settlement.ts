import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { OUTCOME } from './match-enums.ts'
import { TRADING_BASE } from './trading.ts'
import { common, maybe, ShortText, Whole } from './wire-values.ts'

/** Ours: results by hand and voids by the operator's traders, each previewed before it is done. */

const OUTCOMES: ReadonlySet<number> = new Set(Object.values(OUTCOME))

/** An option that was bet on; where the market counts from the score at the bet, each such score for itself. */
const resultKey = {
  optionType: Whole,
  homeAtBet: maybe(Whole),
  awayAtBet: maybe(Whole),
}

export const getTradedMarket = defineProviderCall({
  path: `${TRADING_BASE}/market`,
  access: 'operator',
  summary: 'A market as it was bet on, with the results that were applied',
  request: z.object({ ...common, marketId: Whole }),
  response: z.object({
    matchId: z.int(),
    matchName: z.string(),
    name: z.string(),
    results: z.array(
      z.object({
        optionType: z.int(),
        homeAtBet: z.nullable(z.int()),
        awayAtBet: z.nullable(z.int()),
        name: z.string(),
        bets: z.int(),
        /** Null while it is open. */
        outcome: z.nullable(z.int()),
        resultText: z.string(),
        settledAt: z.nullable(z.int()),
      }),
    ),
  }),
})

/** One count of one period, such as corners of the second half. */
const ScoreLine = { kind: Whole, period: Whole, home: Whole, away: Whole }

export const getTradedScores = defineProviderCall({
  path: `${TRADING_BASE}/scores`,
  access: 'operator',
  summary:
    'The score of a match that is over in its shortest periods: what a true score may be entered for. Empty where a sport does not add up',
  request: z.object({ ...common, matchId: Whole }),
  response: z.object({
    lines: z.array(
      z.object({ kind: z.int(), period: z.int(), name: z.string(), home: z.int(), away: z.int() }),
    ),
  }),
})

/**
 * Results for options of one market, the true score of a match, from which its markets follow, or, without either,
 * everything on the match void.
 */
const act = {
  matchId: Whole,
  scores: maybe(z.array(z.object(ScoreLine)).check(z.minLength(1), z.maxLength(60))),
  marketId: maybe(Whole),
  results: maybe(
    z
      .array(z.object({ ...resultKey, outcome: Whole.check(z.refine((value) => OUTCOMES.has(value))) }))
      .check(z.minLength(1), z.maxLength(200)),
  ),
  resultText: maybe(ShortText),
}

const Preview = z.object({
  /** Of every order and result it was reckoned from: it changes when anything that it says does. */
  digest: z.string(),
  /** Options that get another result. */
  options: z.int(),
  tickets: z.int(),
  players: z.int(),
  sums: z.array(
    z.object({
      currencyId: z.int(),
      tickets: z.int(),
      stake: z.string(),
      /** What was returned so far, and what is returned in the end. */
      before: z.string(),
      after: z.string(),
    }),
  ),
  changes: z.array(
    z.object({
      orderId: z.string(),
      merchantUserId: z.string(),
      currencyId: z.int(),
      stake: z.string(),
      what: z.string(),
      odds: z.int(),
      legs: z.int(),
      /** Null while it is open. */
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.int()),
})
export type SettlementPreview = z.output<typeof Preview>

export const previewSettlement = defineProviderCall({
  path: `${TRADING_BASE}/preview`,
  access: 'operator',
  summary: 'What results by hand, or a void of the whole match, would do to every ticket; nothing is changed',
  request: z.object({ ...common, ...act, offset: maybe(Whole.check(z.minimum(0))) }),
  response: Preview,
})

export const applySettlement = defineProviderCall({
  path: `${TRADING_BASE}/apply`,
  access: 'operator',
  summary:
    'Does what was previewed, by two people; not when the preview no longer holds. The same act again gives its first answer',
  request: z.object({
    ...common,
    ...act,
    actId: ShortText.check(z.minLength(1)),
    digest: ShortText,
    approvedBy: z.array(ShortText).check(z.maxLength(5)),
  }),
  response: z.object({ isApplied: z.boolean(), tickets: z.int() }),
})

import type { Outcome } from '@keo/sportsbook-contract/match-enums'
import { isBuilderMarket } from '../pricing/market-ids.ts'
import type { Verdict } from '../pricing/quote.ts'
import type { Forced } from './preview.ts'
import { marketOfResult, type ResultKey, resultName } from './result-store.ts'
import { type AppliedResult, versionForGood, versionOf, voidAfter } from './results.ts'

/** What voids these options; null when one of them was paid too long ago for one person. */
export function voidsOf(
  keys: readonly ResultKey[],
  known: ReadonlyMap<string, AppliedResult>,
  isAllowed: (before: AppliedResult) => boolean,
): Forced[] | null {
  const voids = keys.flatMap((key) => {
    const before = known.get(resultName(key)) ?? null
    const verdict = voidAfter(before)
    return verdict ? [{ key, verdict, before }] : []
  })
  if (!voids.every(({ before }) => !before || isAllowed(before))) return null
  return voids.map(({ key, verdict }) => ({ key, verdict, isSaid: true }))
}

/** An option's result as a person says it. */
export type EnteredResult = {
  readonly key: ResultKey
  readonly outcome: Outcome
  readonly resultText: string
}

/** What people want of a match: results of options, those that follow from a true score, or everything void. */
export type TradingAct =
  | { readonly matchId: number; readonly results: readonly EnteredResult[] | null }
  | { readonly matchId: number; readonly resultOf: (key: ResultKey) => Verdict | null }

/** What follows for the options that somebody bet on. */
export function followingResults(
  bet: readonly ResultKey[],
  resultOf: (key: ResultKey) => Verdict | null,
): EnteredResult[] {
  return bet.flatMap((key) => {
    const verdict = resultOf(key)
    return verdict ? [{ key, outcome: verdict.outcome, resultText: verdict.resultText }] : []
  })
}

/** Results for good, of options that somebody bet on: what the world reports later is older. */
export function enteredResults(
  entered: readonly EnteredResult[],
  bet: readonly ResultKey[],
  known: ReadonlyMap<string, AppliedResult>,
): Forced[] {
  const names = new Set(bet.map(resultName))
  return entered
    .filter(({ key }) => names.has(resultName(key)))
    .map(({ key, outcome, resultText }) => {
      const before = known.get(resultName(key)) ?? null
      const decidedAt = before?.verdict.decidedAt
      const when = decidedAt === undefined ? {} : { decidedAt }
      return { key, verdict: { outcome, resultText, version: versionForGood(before), ...when }, isSaid: true }
    })
}

/** The same result entered again keeps the time of its event, which may be known only from the first entry. */
export function keepDecidedAt(before: AppliedResult | null, verdict: Verdict): Verdict {
  const decidedAt = before?.verdict.decidedAt
  const isSame = before !== null && versionOf(before.verdict) === versionOf(verdict)
  return isSame && decidedAt !== undefined ? { ...verdict, decidedAt } : verdict
}

/**
 * One contradiction stops the whole market: nobody knows which of its results are right. Not so of combinations, which
 * share nothing but their market.
 */
export function stoppedMarkets(known: ReadonlyMap<string, AppliedResult>): ReadonlySet<number> {
  const stopped = [...known].filter(([, { state }]) => state === 'stopped')
  return new Set(
    stopped.map(([name]) => marketOfResult(name)).filter((marketId) => !isBuilderMarket(marketId)),
  )
}

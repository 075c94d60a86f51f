import { combinationVerdict } from '../pricing/builder/combination-verdict.ts'
import type { Book, CombinedPick, Verdict } from '../pricing/quote.ts'
import type { Forced } from './preview.ts'
import { type ResultKey, resultName } from './result-store.ts'
import { type AppliedResult, versionOf } from './results.ts'

/** An option that was bet on; of a combination also what it consists of. */
export type BetKey = ResultKey & { readonly picks: readonly CombinedPick[] | null }

/** With what combinations hold, each once: a result of a pick decides, though nobody bet on it alone. */
export function withPicks(bet: readonly BetKey[]): ResultKey[] {
  const all = bet.flatMap(({ picks, ...key }) => [key, ...(picks ?? []).map(toKey)])
  return [...new Map(all.map((key) => [resultName(key), key])).values()]
}

const toKey = ({ marketId, optionType, scoreAtBet }: CombinedPick): ResultKey => ({
  marketId,
  optionType,
  scoreAtBet,
})

type SaidOf = (key: ResultKey) => Verdict | null

/** Combinations that hold one of these options, but those of which a person said how they ended: that stands. */
export function holdersOf(
  bet: readonly BetKey[],
  isSaidNow: (key: ResultKey) => boolean,
  saidOf: SaidOf,
): BetKey[] {
  return bet.filter(
    (key) => key.picks?.some((pick) => isSaidNow(pick)) === true && !isSaidNow(key) && !saidOf(key),
  )
}

type Carrying = {
  readonly bet: readonly BetKey[]
  readonly known: ReadonlyMap<string, AppliedResult>
  readonly book: Pick<Book, 'verdict'>
  readonly saidOf: SaidOf
}

/**
 * What results that people enter do to the combinations that hold their options. `waiting` were decided by a pick that
 * ended otherwise: the rest of their picks is still open.
 */
export function carriedTo(
  said: readonly Forced[],
  { bet, known, book, saidOf }: Carrying,
): { forced: Forced[]; waiting: ResultKey[] } {
  const now = new Map(said.map(({ key, verdict }) => [resultName(key), verdict]))
  const forced: Forced[] = []
  const waiting: ResultKey[] = []
  for (const { picks, ...key } of holdersOf(bet, (one) => now.has(resultName(one)), saidOf)) {
    const verdict = combinationVerdict(picks ?? [], book, (pick) => now.get(resultName(pick)) ?? saidOf(pick))
    const before = known.get(resultName(key))
    if (!verdict) waiting.push(...(before ? [key] : []))
    else if (!before || versionOf(verdict) > versionOf(before.verdict))
      forced.push({ key, verdict, isSaid: false })
  }
  return { forced, waiting }
}

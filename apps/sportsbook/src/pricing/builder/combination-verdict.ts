import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import type { Book, CombinedPick, Verdict } from '../quote.ts'
import { LAST_VERSION } from '../verdicts/corrections.ts'
import { worstOf } from './ranks.ts'

type Option = Pick<CombinedPick, 'marketId' | 'optionType' | 'scoreAtBet'>

/** What a person said of an option; null where the world's word stands. */
export type SaidOf = (option: Option) => Verdict | null

/** How a combination ended, by its picks; null while it is open. */
export function combinationVerdict(
  picks: readonly CombinedPick[],
  book: Pick<Book, 'verdict'>,
  saidOf: SaidOf,
): Verdict | null {
  const verdicts = picks.map((pick) => pickVerdict(pick, book, saidOf))
  return verdictOf(
    verdicts,
    picks.some((pick) => saidOf(pick) !== null),
  )
}

/** What is known of a pick by now: what a person said, unless the world has put something newer in its place. */
export function pickVerdict(pick: Option, book: Pick<Book, 'verdict'>, saidOf: SaidOf): Verdict | null {
  const said = saidOf(pick)
  const reported = book.verdict(pick.marketId, pick.optionType, pick.scoreAtBet)
  return said && (said.version ?? 1) >= (reported?.version ?? 1) ? said : reported
}

/** Lost with the first pick that is; else decided with the last. */
function verdictOf(verdicts: readonly (Verdict | null)[], isSaid: boolean): Verdict | null {
  const known = verdicts.filter((verdict) => verdict !== null)
  const lost = known.filter(({ outcome }) => outcome === OUTCOME.lost)
  if (lost.length === 0 && known.length < verdicts.length) return null
  const next = known.flatMap(({ nextAt }) => nextAt ?? [])
  const newer = known.reduce((sum, { version = 1 }) => sum + version - 1, 1)
  return {
    outcome: worstOf(known.map(({ outcome }) => outcome)),
    resultText: lost[0]?.resultText ?? known.at(-1)?.resultText ?? '',
    // What people say for good, of the combination or of a pick, must stay above all that the world may still report.
    version: isSaid ? newer : Math.min(newer, LAST_VERSION),
    ...(next.length > 0 ? { nextAt: Math.min(...next) } : {}),
  }
}

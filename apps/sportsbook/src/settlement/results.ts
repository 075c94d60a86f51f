import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import { hours } from '@keo/units/instants'
import { LAST_VERSION } from '../pricing/verdicts/corrections.ts'
import { type Verdict } from '../pricing/quote.ts'

/** Later than this after the first settlement, a person must not be surprised alone: two have to agree. */
export const CORRECTED_WITHIN_MS = hours(72)

/** A result of one option, as it was applied. */
export type AppliedResult = {
  readonly verdict: Verdict
  readonly settledAt: Instant
  readonly state: 'applied' | 'stopped' | 'held'
  /** Whether a person entered it. */
  readonly isSaid: boolean
}

/**
 * What a result is beside the one that was applied: the `first`, the `same` again, a `correction`, an `old` one that
 * changes nothing, one that `contradicts` its own version and stops the market, or one that came too `late`.
 */
export type Judgement = 'first' | 'same' | 'correction' | 'old' | 'contradicts' | 'late' | 'stopped'

export function judgeResult(
  known: AppliedResult | null,
  offered: Verdict,
  { now, isApproved }: { now: Instant; isApproved: boolean },
): Judgement {
  if (!known) return 'first'
  if (known.state === 'stopped') return 'stopped'
  const [before, after] = [versionOf(known.verdict), versionOf(offered)]
  if (after < before) return 'old'
  if (after === before) return isSameResult(known.verdict, offered) ? 'same' : 'contradicts'
  return isApproved || !isLate(known, now) ? 'correction' : 'late'
}

/**
 * The result that voids an option for good, whatever was reported of it and whatever the world will report; null where
 * that was done before.
 */
export function voidAfter(known: AppliedResult | null): Verdict | null {
  const before = known ? versionOf(known.verdict) : 0
  const isVoided = known?.verdict.outcome === OUTCOME.cancelled && before > LAST_VERSION
  if (isVoided && known.state === 'applied') return null
  const resultText = known?.verdict.resultText ?? ''
  return { outcome: OUTCOME.cancelled, resultText, version: versionForGood(known) }
}

/** Whether one person alone may still put another result in its place. */
export const isLate = ({ settledAt }: AppliedResult, now: Instant): boolean =>
  now > settledAt + CORRECTED_WITHIN_MS

export const versionOf = ({ version }: Verdict): number => version ?? 1

/** Of a result that is to hold, whatever is known. */
export const versionAfter = (known: AppliedResult | null): number =>
  known ? versionOf(known.verdict) + 1 : 1

/** Of a result that nothing the world may still report comes after. */
export const versionForGood = (known: AppliedResult | null): number =>
  Math.max(known ? versionOf(known.verdict) : 0, LAST_VERSION) + 1

/** The score it was read from may have gone on since; what is paid may not. */
function isSameResult(one: Verdict, other: Verdict): boolean {
  return one.outcome === other.outcome && (one.sharers ?? 1) === (other.sharers ?? 1)
}

/** Two people, not one twice. */
export function areTwo(approvers: readonly string[]): boolean {
  return new Set(approvers.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')).size >= 2
}

import { COACH_SITTING_LEAST_MINUTES, COACH_WEEKS } from '@keo/contract/insight'
import { SESSION_LIMIT_MINUTES } from '@keo/contract/safer-play'
import { minutes } from '@keo/units/instants'
import type { SatThrough } from './flow-rules.ts'

/** Digits that a proposal keeps: nobody remembers a limit of 1 237 450. */
const DIGITS_KEPT = 2
const TIME_STEP_MINUTES = 15

/** Null is no limit. */
type Bound<T> = T | null

/**
 * What the own past proposes as a limit of a week: the middle of the last full weeks that had any, rounded down. Nothing
 * where too few weeks say something, and never as much as the limit that holds: a coach lowers, it does not raise.
 */
export function proposedAmount(weeks: readonly bigint[], now: Bound<bigint>, unit: bigint) {
  const some = weeks.filter((amount) => amount > 0n)
  if (some.length < COACH_WEEKS.least) return null
  const amount = roundedDown(
    middleOf(some, (one, other) => Number(one - other)),
    unit,
  )
  return amount === 0n || (now !== null && amount >= now) ? null : { amount, now, weeks: some.length }
}

/** The same for the time of one sitting, in quarters of an hour. */
export function proposedMinutes(sittings: readonly SatThrough[], now: Bound<number>) {
  const lengths = sittings
    .map(({ beganAt, seenAt }) => Math.floor((seenAt - beganAt) / minutes(1)))
    .filter((length) => length >= COACH_SITTING_LEAST_MINUTES)
  if (lengths.length < COACH_WEEKS.least) return null
  const usual = middleOf(lengths, (one, other) => one - other)
  const stepped = Math.floor(usual / TIME_STEP_MINUTES) * TIME_STEP_MINUTES
  const proposed = Math.min(Math.max(stepped, SESSION_LIMIT_MINUTES.min), SESSION_LIMIT_MINUTES.max)
  return now !== null && proposed >= now ? null : { minutes: proposed, now, sittings: lengths.length }
}

/** Of an even number the lower of the two: that is one of them, and the stricter. */
function middleOf<T>(values: readonly T[], compare: (one: T, other: T) => number): T {
  const sorted = values.toSorted(compare)
  return sorted[Math.floor((sorted.length - 1) / 2)] as T
}

/** To two digits, and to whole units of the currency, which is what a limit is typed in. */
function roundedDown(amount: bigint, unit: bigint): bigint {
  const fine = 10n ** BigInt(Math.max(0, amount.toString().length - DIGITS_KEPT))
  const step = fine > unit ? fine : unit
  return amount - (amount % step)
}

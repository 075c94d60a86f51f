import type { Clock, Match, MatchChange } from '../model/match.ts'
import { MATCH_SALE, CLOCK_DIRECTION } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/units/instants'

/** Everything about a match but its markets. */
export type MatchHead = Omit<Match, 'groups'> & {
  /** When the clock stood at `clock.seconds`: a running one has gone on since. */
  readonly clockAt: Instant
  /** Why betting stands still; null when it does not, or when nobody said why. */
  readonly cause: number | null
}

/** A second of difference is the network's, not the match's. */
const CLOCK_TOLERANCE_S = 2

/** What the clock of a match shows now; undefined where it has none. */
export function clockSeconds({ clock, clockAt }: Pick<MatchHead, 'clock' | 'clockAt'>, now: Instant) {
  if (clock.seconds === undefined) return undefined
  if (!clock.isRunning) return clock.seconds
  const gone = Math.max(0, Math.floor((now - clockAt) / 1000))
  return clock.direction === CLOCK_DIRECTION.down ? Math.max(0, clock.seconds - gone) : clock.seconds + gone
}

/** The same object as long as nothing changed but the running of the clock. */
export function headOf(
  { groups: _, ...record }: Match,
  known: MatchHead | undefined,
  now: Instant,
): MatchHead {
  const isOpen = record.saleStatus === MATCH_SALE.open
  const head: MatchHead = { ...record, clockAt: now, cause: isOpen ? null : (known?.cause ?? null) }
  if (!known) return head
  const steady = isSameRun(known, head, now) ? { ...head, clock: known.clock, clockAt: known.clockAt } : head
  return isEqual(known, steady) ? known : steady
}

/** What a pushed change makes of it. */
export function movedHead(known: MatchHead, change: MatchChange, now: Instant): MatchHead {
  const { status, clock: pushedClock, scores, servingSide, cause } = change
  const isSame = status === undefined && scores === undefined && servingSide === undefined
  if (isSame && pushedClock === undefined && cause === undefined) return known
  const clock = pushedClock && withPushed(known.clock, pushedClock)
  const { servingSide: served, ...rest } = known
  const serving = servingSide === undefined ? served : servingSide
  return {
    ...rest,
    ...(serving === undefined || serving === null ? {} : { servingSide: serving }),
    ...(status === undefined ? {} : { status }),
    ...(clock ? { clock, clockAt: now } : {}),
    ...(scores === undefined ? {} : { scores }),
    ...(cause === undefined
      ? {}
      : { cause, saleStatus: cause === null ? MATCH_SALE.open : MATCH_SALE.suspended }),
  }
}

/** A pushed clock says neither its direction nor added time: they stay. */
function withPushed(
  { direction, addedMinutes }: Clock,
  { seconds, period, isRunning }: NonNullable<MatchChange['clock']>,
): Clock {
  return {
    period,
    ...(seconds === undefined ? {} : { seconds }),
    ...(isRunning === undefined ? {} : { isRunning }),
    ...(direction === undefined ? {} : { direction }),
    ...(addedMinutes === undefined ? {} : { addedMinutes }),
  }
}

function isSameRun(known: MatchHead, head: MatchHead, now: Instant): boolean {
  const [before, after] = [clockSeconds(known, now), clockSeconds(head, now)]
  if (before === undefined || after === undefined)
    return before === after && known.clock.isRunning === head.clock.isRunning
  const isSame =
    known.clock.period === head.clock.period &&
    known.clock.isRunning === head.clock.isRunning &&
    known.clock.addedMinutes === head.clock.addedMinutes
  return isSame && Math.abs(before - after) <= CLOCK_TOLERANCE_S
}

/** When the clocks agree only the rest can differ. */
function isEqual(one: MatchHead, other: MatchHead): boolean {
  return one.clock === other.clock && textOf(one) === textOf(other)
}

/** A head that stays is compared with every answer: its text is written once. */
const texts = new WeakMap<MatchHead, string>()

function textOf(head: MatchHead): string {
  const text = texts.get(head) ?? JSON.stringify({ ...head, clockAt: 0 })
  texts.set(head, text)
  return text
}

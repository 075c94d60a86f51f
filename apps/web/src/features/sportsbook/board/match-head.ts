import type { MatchRecord, WireClock } from '@keo/sportsbook-contract/match-record'
import type { PushedChange } from '@keo/sportsbook-contract/push'
import { MATCH_SALE, CLOCK_DIRECTION } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/units/instants'

/** Everything about a match but its markets. */
export type MatchHead = Omit<MatchRecord, 'mg'> & {
  /** When the clock stood at `mc.s`: a running one has gone on since. */
  readonly clockAt: Instant
  /** Why betting stands still; null when it does not, or when nobody said why. */
  readonly cause: number | null
}

/** A second of difference is the network's, not the match's. */
const CLOCK_TOLERANCE_S = 2

/** What the clock of a match shows now; undefined where it has none. */
export function clockSeconds({ mc, clockAt }: Pick<MatchHead, 'mc' | 'clockAt'>, now: Instant) {
  if (mc.s === undefined) return undefined
  if (!mc.r) return mc.s
  const gone = Math.max(0, Math.floor((now - clockAt) / 1000))
  return mc.tp === CLOCK_DIRECTION.down ? Math.max(0, mc.s - gone) : mc.s + gone
}

/** The same object as long as nothing changed but the running of the clock. */
export function headOf(
  { mg: _, ...record }: MatchRecord,
  known: MatchHead | undefined,
  now: Instant,
): MatchHead {
  const isOpen = record.ss === MATCH_SALE.open
  const head: MatchHead = { ...record, clockAt: now, cause: isOpen ? null : (known?.cause ?? null) }
  if (!known) return head
  const steady = isSameRun(known, head, now) ? { ...head, mc: known.mc, clockAt: known.clockAt } : head
  return isEqual(known, steady) ? known : steady
}

/** What a pushed change makes of it. */
export function movedHead(known: MatchHead, change: PushedChange, now: Instant): MatchHead {
  const { ms, mc, nsg, ssi, cause } = change
  if ([ms, mc, nsg, ssi, cause].every((part) => part === undefined)) return known
  const clock = mc && asClock(known.mc, mc)
  const { ssi: served, ...rest } = known
  const serving = ssi === undefined ? served : ssi
  return {
    ...rest,
    ...(serving === undefined || serving === null ? {} : { ssi: serving }),
    ...(ms === undefined ? {} : { ms }),
    ...(clock ? { mc: clock, clockAt: now } : {}),
    ...(nsg === undefined ? {} : { nsg }),
    ...(cause === undefined ? {} : { cause, ss: cause === null ? MATCH_SALE.open : MATCH_SALE.suspended }),
  }
}

/** A pushed clock says neither its direction nor its precision: they stay. */
function asClock({ tp, tu, itd }: WireClock, { s, pe, r }: NonNullable<PushedChange['mc']>): WireClock {
  return {
    pe,
    ...(s === undefined ? {} : { s }),
    ...(r === undefined ? {} : { r }),
    ...(tp === undefined ? {} : { tp }),
    ...(tu === undefined ? {} : { tu }),
    ...(itd === undefined ? {} : { itd }),
  }
}

function isSameRun(known: MatchHead, head: MatchHead, now: Instant): boolean {
  const [before, after] = [clockSeconds(known, now), clockSeconds(head, now)]
  if (before === undefined || after === undefined) return before === after && known.mc.r === head.mc.r
  const isSame = known.mc.pe === head.mc.pe && known.mc.r === head.mc.r && known.mc.itd === head.mc.itd
  return isSame && Math.abs(before - after) <= CLOCK_TOLERANCE_S
}

/** When the clocks agree only the rest can differ. */
function isEqual(one: MatchHead, other: MatchHead): boolean {
  return one.mc === other.mc && textOf(one) === textOf(other)
}

/** A head that stays is compared with every answer: its text is written once. */
const texts = new WeakMap<MatchHead, string>()

function textOf(head: MatchHead): string {
  const text = texts.get(head) ?? JSON.stringify({ ...head, clockAt: 0 })
  texts.set(head, text)
  return text
}

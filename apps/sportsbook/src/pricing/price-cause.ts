import type { Instant } from '@keo/service-kit/clock'
import type { PRICE_CAUSES } from '@keo/sportsbook-contract/own-calls'
import type { EventKind, Frame } from '../play/sport-model.ts'

export type PriceCause = (typeof PRICE_CAUSES)[number]

const SCORES: ReadonlySet<EventKind> = new Set([
  'goal', 'varCancels', 'penalty', 'points', 'point', 'game', 'set', 'frame', 'ball', 'knockDown',
]) // prettier-ignore

type Course = {
  readonly startsAt: Instant
  readonly frames: readonly Pick<Frame<unknown>, 'atMs' | 'events'>[]
  /** What traders had moved by then, as one text to compare. */
  steeredBy(at: Instant): string
}

/** Why a price of `to` is another than that of `from`: what weighs most of all that happened between them. */
export function causeBetween(
  { startsAt, frames, steeredBy }: Course,
  from: Instant,
  to: Instant,
): PriceCause {
  const kinds = frames
    .filter(({ atMs }) => atMs > from - startsAt && atMs <= to - startsAt)
    .flatMap(({ events }) => events.map(({ kind }) => kind))
  if (kinds.some((kind) => SCORES.has(kind))) return 'score'
  if (kinds.includes('redCard')) return 'card'
  if (steeredBy(from) !== steeredBy(to)) return 'trader'
  // Stakes move limits and not prices here: before the start it is the book that thinks again, in play the clock runs too.
  return to < startsAt ? 'view' : 'time'
}

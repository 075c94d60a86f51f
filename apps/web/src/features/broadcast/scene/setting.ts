import { codePlace } from '@keo/sportsbook-contract/sport-codes'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { type MatchEvent, spotOf } from '../../match-words/index.ts'
import type { MatchHead } from '../../sportsbook/index.ts'
import { type Field, fieldOf } from './fields.ts'
import { REDS, type SideIndex } from './scene.ts'

/** What something that happened makes of the play around its moment. */
export type Beat = {
  readonly x: number
  readonly y: number
  readonly side: SideIndex | null
  readonly kind: string
}

/** Everything that the picture of a match follows from, beside the time. */
export type Setting = {
  readonly field: Field
  /** The match's id: whoever watches it sees the same. */
  readonly seed: number
  /** What happened, by the step of the play it fell into. */
  readonly beats: ReadonlyMap<number, Beat>
  readonly serving: SideIndex | null
  /** Of baseball: who bats, and on which bases runners stand. */
  readonly batting: SideIndex
  readonly bases: string
  /** Of snooker: reds on the table. */
  readonly reds: number
  /** The last knock-down: who struck, and when. */
  readonly knockDown: { readonly side: SideIndex; readonly atMs: number } | null
}

type Known = Pick<MatchHead, 'id' | 'sportId' | 'servingSide' | 'situation' | 'clock'>

export function settingOf(head: Known, events: readonly MatchEvent[]): Setting {
  const field = fieldOf(head.sportId)
  const last = events.findLast(({ kind, side }) => kind === 'knockDown' && side !== null)
  return {
    field,
    seed: head.id | 0,
    beats: beatsOf(field, events),
    serving: head.servingSide === undefined ? null : head.servingSide === 1 ? 0 : 1,
    batting: battingOf(head),
    bases: String(head.situation['bbs'] ?? ''),
    reds: redsOf(head.situation['srr']),
    knockDown: last ? { side: indexOf(last.side), atMs: last.atMs } : null,
  }
}

/** How many of the last events the picture can still show. */
const KEPT = 40
/** These move nothing on the ground. */
const STILL = new Set(['addedTime', 'yellowCard', 'redCard', 'substitution', 'over', 'decision', 'timeout'])

function beatsOf({ stepMs }: Field, events: readonly MatchEvent[]): ReadonlyMap<number, Beat> {
  const beats = new Map<number, Beat>()
  for (const event of events.slice(-KEPT)) {
    if (STILL.has(event.kind)) continue
    const { x, y } = spotOf(event)
    const side = event.side === null ? null : indexOf(event.side)
    beats.set(Math.floor(event.atMs / stepMs), { x, y, side, kind: event.kind })
  }
  return beats
}

const indexOf = (side: MatchEvent['side']): SideIndex => (side === 'away' ? 1 : 0)

/** The guests bat first; top, middle, bottom and end of an inning have numbers of their own (3.5). */
function battingOf({ sportId, clock }: Known): SideIndex {
  if (sportId !== SPORT.baseball) return 0
  return (codePlace(sportId, clock.period) - 3) % 5 >= 2 ? 0 : 1
}

function redsOf(shown: number | string | undefined): number {
  const reds = Number(shown ?? REDS)
  return Number.isInteger(reds) && reds >= 0 ? Math.min(REDS, reds) : REDS
}

import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Side } from '../play/score.ts'
import { SUSPENSION, type MatchEvent, type MatchSetting, type Suspension } from '../play/sport-model.ts'
import type { Beat } from './performance.ts'

/** How the book's view of a match was moved, in the deviations that its setting is measured in. */
export type View = Pick<MatchSetting, 'edge' | 'pace'>

/** What an operator does to the betting on a match and not to its play. */
export type Aside =
  | {
      readonly kind: 'held'
      readonly cause: Suspension
      readonly side: Side | null
      readonly forMs: number
    }
  | { readonly kind: 'viewed'; readonly by: View }

export type TimedAside = { readonly atMs: number; readonly aside: Aside }

/** The same play, with the moments at which betting on it changed. What has come to its end is left alone. */
export function withAsides(
  played: readonly Beat[],
  asides: readonly TimedAside[],
  before: unknown,
): readonly Beat[] {
  let beats = played
  for (const { atMs, aside } of asides) {
    const from = firstFrom(beats, atMs, true)
    const standing = beats[from - 1] ?? notBegun(before)
    if (!isOpen(standing)) continue
    const [past, rest] = [beats.slice(0, from), beats.slice(from)]
    const next =
      aside.kind === 'held'
        ? held(standing, rest, { ...aside, atMs })
        : [standingAt(standing, atMs), ...rest].map((beat) => viewed(beat, aside.by))
    beats = [...past, ...next]
  }
  return beats
}

export function viewedBy(setting: MatchSetting, view: View | undefined): MatchSetting {
  return view ? { ...setting, ...added(setting, view) } : setting
}

function held(
  standing: Beat,
  rest: readonly Beat[],
  hold: Extract<Aside, { kind: 'held' }> & { atMs: number },
): Beat[] {
  const { cause, side, atMs, forMs } = hold
  const isDanger = cause === SUSPENSION.danger
  const until = firstFrom(rest, atMs + forMs, false)
  const last = rest[until - 1] ?? standing
  const [begun, over]: MatchEvent[][] = isDanger
    ? [[{ kind: 'danger', side }], [{ kind: 'dangerOver', side }]]
    : [[], []]
  const during = [standingAt(standing, atMs, begun), ...rest.slice(0, until)].map((beat) =>
    suspended(beat, cause),
  )
  const after = isOpen(last) ? [standingAt(last, atMs + forMs, over)] : []
  return [...during, ...after, ...rest.slice(until)]
}

function viewed(beat: Beat, by: View): Beat {
  return { ...beat, view: added(beat.view, by) }
}

/** What stands still by itself does so by its own cause. */
function suspended(beat: Beat, cause: Suspension): Beat {
  if (!isOpen(beat) || beat.frame.suspension !== null) return beat
  return { ...beat, frame: { ...beat.frame, suspension: cause } }
}

/** What stands at that moment, as a beat of its own. Its clock goes on as if nothing had come. */
function standingAt(standing: Beat, atMs: number, events: readonly MatchEvent[] = []): Beat {
  const clockMs = standing.clockMs ?? standing.frame.atMs
  return { ...standing, frame: { ...standing.frame, atMs, events }, clockMs }
}

/** A match not begun counts from its start. */
function notBegun(state: unknown): Beat {
  const frame = { atMs: 0, state, events: [], suspension: null }
  return { frame, status: MATCH_STATUS.notStarted, period: null, clockMs: 0 }
}

function isOpen({ status }: Beat): boolean {
  return status === MATCH_STATUS.live || status === MATCH_STATUS.notStarted
}

/** The first beat at or after a moment; `isAfter` leaves out those of the moment itself. */
function firstFrom(beats: readonly Beat[], atMs: number, isAfter: boolean): number {
  const found = beats.findIndex(({ frame }) => (isAfter ? frame.atMs > atMs : frame.atMs >= atMs))
  return found < 0 ? beats.length : found
}

function added(one: View | undefined, other: View): View {
  return { edge: (one?.edge ?? 0) + other.edge, pace: (one?.pace ?? 0) + other.pace }
}

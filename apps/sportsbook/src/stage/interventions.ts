import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Side } from '../play/score.ts'
import { SUSPENSION, type MatchEvent, type MatchSetting, type Suspension } from '../play/sport-model.ts'
import type { Moment } from './played-match.ts'

/** How the book's view of a match was moved, in the deviations that its setting is measured in. */
export type View = Pick<MatchSetting, 'edge' | 'pace'>

/** What an operator does to the betting on a match and not to its play. */
export type Intervention =
  | {
      readonly kind: 'held'
      readonly cause: Suspension
      readonly side: Side | null
      readonly forMs: number
    }
  | { readonly kind: 'viewed'; readonly by: View }

export type TimedIntervention = { readonly atMs: number; readonly intervention: Intervention }

/** The same play, with the moments at which betting on it changed. What has come to its end is left alone. */
export function withInterventions(
  played: readonly Moment[],
  interventions: readonly TimedIntervention[],
  before: unknown,
): readonly Moment[] {
  let moments = played
  for (const { atMs, intervention } of interventions) {
    const from = firstFrom(moments, atMs, true)
    const standing = moments[from - 1] ?? notBegun(before)
    if (!isOpen(standing)) continue
    const [past, rest] = [moments.slice(0, from), moments.slice(from)]
    const next =
      intervention.kind === 'held'
        ? held(standing, rest, { ...intervention, atMs })
        : [standingAt(standing, atMs), ...rest].map((moment) => viewed(moment, intervention.by))
    moments = [...past, ...next]
  }
  return moments
}

export function viewedBy(setting: MatchSetting, view: View | undefined): MatchSetting {
  return view ? { ...setting, ...added(setting, view) } : setting
}

function held(
  standing: Moment,
  rest: readonly Moment[],
  hold: Extract<Intervention, { kind: 'held' }> & { atMs: number },
): Moment[] {
  const { cause, side, atMs, forMs } = hold
  const isDanger = cause === SUSPENSION.danger
  const until = firstFrom(rest, atMs + forMs, false)
  const last = rest[until - 1] ?? standing
  const [begun, over]: MatchEvent[][] = isDanger
    ? [[{ kind: 'danger', side }], [{ kind: 'dangerOver', side }]]
    : [[], []]
  const during = [standingAt(standing, atMs, begun), ...rest.slice(0, until)].map((moment) =>
    suspended(moment, cause),
  )
  const after = isOpen(last) ? [standingAt(last, atMs + forMs, over)] : []
  return [...during, ...after, ...rest.slice(until)]
}

function viewed(moment: Moment, by: View): Moment {
  return { ...moment, view: added(moment.view, by) }
}

/** What stands still by itself does so by its own cause. */
function suspended(moment: Moment, cause: Suspension): Moment {
  if (!isOpen(moment) || moment.frame.suspension !== null) return moment
  return { ...moment, frame: { ...moment.frame, suspension: cause } }
}

/** The state at that time as a moment of its own. Its clock goes on as before. */
function standingAt(standing: Moment, atMs: number, events: readonly MatchEvent[] = []): Moment {
  const clockMs = standing.clockMs ?? standing.frame.atMs
  return { ...standing, frame: { ...standing.frame, atMs, events }, clockMs }
}

/** A match not begun counts from its start. */
function notBegun(state: unknown): Moment {
  const frame = { atMs: 0, state, events: [], suspension: null }
  return { frame, status: MATCH_STATUS.notStarted, period: null, clockMs: 0 }
}

function isOpen({ status }: Moment): boolean {
  return status === MATCH_STATUS.live || status === MATCH_STATUS.notStarted
}

/** The first moment at or after a time; `isAfter` leaves out those at the time itself. */
function firstFrom(moments: readonly Moment[], atMs: number, isAfter: boolean): number {
  const found = moments.findIndex(({ frame }) => (isAfter ? frame.atMs > atMs : frame.atMs >= atMs))
  return found < 0 ? moments.length : found
}

function added(one: View | undefined, other: View): View {
  return { edge: (one?.edge ?? 0) + other.edge, pace: (one?.pace ?? 0) + other.pace }
}

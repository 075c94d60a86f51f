import type { Side } from '../score.ts'
import { SUSPENSION, type ForcedEvent, type Frame, type MatchEvent, type Suspension } from '../sport-model.ts'
import type { CountsState } from './state.ts'

/** A match while it is being written down. */
export type Run = {
  readonly frames: Frame<CountsState>[]
  state: CountsState
  /** When the next tick starts. */
  nowMs: number
  cause: Suspension | null
  heldUntil: number
  readonly forced: ForcedEvent[]
  isEnded: boolean
}

export function createRun(state: CountsState, forced: readonly ForcedEvent[]): Run {
  return {
    frames: [],
    state,
    nowMs: 0,
    cause: null,
    heldUntil: -1,
    forced: forced.toSorted((a, b) => a.atMs - b.atMs),
    isEnded: false,
  }
}

export function emit(run: Run, atMs: number, events: readonly MatchEvent[]): void {
  const at = Math.max(atMs, (run.frames.at(-1)?.atMs ?? -1) + 1)
  const suspension = at < run.heldUntil ? run.cause : null
  run.frames.push({ atMs: at, state: run.state, events, suspension })
}

export function hold(run: Run, cause: Suspension, untilMs: number): void {
  run.cause = cause
  run.heldUntil = untilMs
}

/** Forced events whose time has come by the end of a tick, those of a side only when it is its turn. */
export function takeForced(
  run: Run,
  untilMs: number,
  isTurn: (side: Side) => boolean,
): readonly ForcedEvent[] {
  if ((run.forced[0]?.atMs ?? Infinity) > untilMs) return NOTHING_FORCED
  const due = run.forced.filter(
    (event) => event.atMs <= untilMs && (event.kind === 'end' || isTurn(event.side)),
  )
  const left = run.forced.filter((event) => !due.includes(event))
  run.forced.splice(0, run.forced.length, ...left)
  return due
}

const NOTHING_FORCED: readonly ForcedEvent[] = []

const PERIOD_CHANGE_MS = 8_000

/** The whistle at the end of a period. */
export function endPeriod(run: Run, change: Partial<CountsState>): void {
  const at = Math.max(run.nowMs, (run.frames.at(-1)?.atMs ?? 0) + 1_000)
  run.state = { ...run.state, ...change, isRunning: false }
  hold(run, SUSPENSION.periodChange, at + PERIOD_CHANGE_MS)
  emit(run, at, [{ kind: 'periodEnd', side: null }])
  run.nowMs = at
}

/** The pause before the next period; betting opens again in it. */
export function rest(run: Run, clockPeriod: number, seconds: number): void {
  run.state = { ...run.state, clockPeriod }
  emit(run, run.nowMs + PERIOD_CHANGE_MS, [])
  run.nowMs += PERIOD_CHANGE_MS + seconds * 1_000
}

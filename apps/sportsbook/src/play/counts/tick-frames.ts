import type { Side } from '../score.ts'
import type { MatchEvent, Suspension } from '../sport-model.ts'
import type { Stretch } from './periods/shape.ts'
import type { CountsState } from './state.ts'

/** One tick as it was drawn. The frames that show it may not change what was drawn. */
export type Tick = {
  readonly lengthMs: number
  readonly stretch: Stretch
  readonly before: CountsState
  /** What is counted in it, in the order in which it happens. */
  readonly events: readonly MatchEvent[]
  /** An incident that an operator forces into the frames of this tick. */
  readonly incident: ForcedIncident | null
}

export type ForcedIncident = { readonly kind: 'penalty' | 'varCheck'; readonly side: Side }

/** One of the frames that show a tick. */
export type TickFrame = {
  /** From the start of the tick. */
  readonly atMs: number
  /** How far the clock has moved since then. */
  readonly clockMs: number
  readonly isRunning: boolean
  readonly events: readonly MatchEvent[]
  /** Betting stands still from here for so long. */
  readonly hold: { readonly cause: Suspension; readonly ms: number } | null
  /** With this frame the drawn events count. Earlier frames that are open to bets must not hint at them. */
  readonly isSettling: boolean
  readonly board?: CountsState['board']
}

/** The frames ascend; the next tick starts at `endMs`, and its frames come later than all of these. */
export type TickFrames = { readonly frames: readonly TickFrame[]; readonly endMs: number }

export type TickPresenter = (tick: Tick, draw: () => number) => TickFrames

export function plainFrame(tick: Tick, events: readonly MatchEvent[] = tick.events): TickFrame {
  return {
    atMs: tick.lengthMs,
    clockMs: tick.lengthMs,
    isRunning: true,
    events,
    hold: null,
    isSettling: true,
  }
}

/** A number of milliseconds between two numbers of seconds. */
export function between(draw: () => number, least: number, most: number): number {
  return Math.round((least + (most - least) * draw()) * 1_000)
}

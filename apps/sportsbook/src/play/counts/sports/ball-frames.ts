import { SUSPENSION, type MatchEvent } from '../../sport-model.ts'
import type { Side } from '../../score.ts'
import {
  between,
  plainFrame,
  type TickFrame,
  type TickFrames,
  type TickPresenter,
  type Tick,
} from '../tick-frames.ts'

export type Stops = {
  /** Chances that the clock stops after a tick, and that it does so for a timeout. */
  readonly stop: number
  readonly timeout: number
  readonly stopSeconds: readonly [number, number]
  readonly timeoutSeconds: number
}

/** The ball goes to and fro; now and then the clock stops. */
export function ballFrames(stops: Stops): TickPresenter {
  return (tick, draw) => {
    const at = draw()
    const [least, most] = stops.stopSeconds
    if (at < stops.timeout) {
      const side = draw() < 0.5 ? 'home' : 'away'
      return stopped(tick, plainFrame(tick), stops.timeoutSeconds * 1_000, [{ kind: 'timeout', side }])
    }
    if (at < stops.timeout + stops.stop)
      return stopped(tick, plainFrame(tick), between(draw, least, most), [])
    return { frames: [plainFrame(tick)], endMs: tick.lengthMs }
  }
}

/** The clock stands still for a while after the frames of the tick. */
function stopped(tick: Tick, settling: TickFrame, ms: number, events: readonly MatchEvent[]): TickFrames {
  const halt: TickFrame = { ...settling, isRunning: false, events: [...settling.events, ...events] }
  const goOn: TickFrame = {
    atMs: halt.atMs + ms,
    clockMs: halt.clockMs,
    isRunning: true,
    events: [],
    hold: null,
    isSettling: false,
  }
  return { frames: [halt, goOn], endMs: tick.lengthMs + ms }
}

export type Scares = {
  /** Chance of danger that comes to nothing, in a tick without a score. */
  readonly idle: number
  /** Seconds of danger before a score, and of suspension after it. */
  readonly lead: readonly [number, number]
  readonly after: readonly [number, number]
  /** Seconds that the clock stands still after a score. */
  readonly halt: readonly [number, number]
}

/** Scores are rare enough for betting to stand still around them, and around some that do not come. */
export function scareFrames(scares: Scares, quiet: TickPresenter): TickPresenter {
  return (tick, draw) => {
    const score = tick.events[0]
    const at = draw()
    if (!score && at >= scares.idle) return quiet(tick, draw)
    const side: Side = score?.side ?? (draw() < 0.5 ? 'home' : 'away')
    const lead = between(draw, ...scares.lead)
    const danger: TickFrame = {
      ...plainFrame(tick, [{ kind: 'danger', side }]),
      hold: { cause: SUSPENSION.danger, ms: lead + 1_000 },
      isSettling: false,
    }
    const after = { ...plainFrame(tick), atMs: tick.lengthMs + lead, clockMs: tick.lengthMs + lead }
    if (!score) {
      const passed: TickFrame = {
        ...after,
        events: [{ kind: 'dangerOver', side }],
        hold: { cause: SUSPENSION.danger, ms: 0 },
      }
      return { frames: [danger, passed], endMs: tick.lengthMs }
    }
    const hold = { cause: SUSPENSION.score, ms: between(draw, ...scares.after) }
    const shown = stopped(tick, { ...after, hold }, between(draw, ...scares.halt), [])
    return { ...shown, frames: [danger, ...shown.frames] }
  }
}

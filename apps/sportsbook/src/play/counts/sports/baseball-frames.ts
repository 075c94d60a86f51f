import { SUSPENSION } from '../../sport-model.ts'
import { between, plainFrame, type TickFrame, type TickPresenter, type Tick } from '../tick-frames.ts'
import { marginOf } from '../view.ts'

const PITCHES_BEFORE = 6
const OUTS = 3

/**
 * Balls, strikes, outs and bases on the board. The play that settles the half-inning comes after any number of outs,
 * whatever it brings, so the board before it hints at nothing.
 */
export const baseballFrames: TickPresenter = (tick, draw) => {
  const settledAt = Math.floor(draw() * OUTS)
  const before = Array.from({ length: PITCHES_BEFORE }, (_nothing, pitch) => {
    const outs = Math.floor((settledAt * pitch) / (PITCHES_BEFORE - 1))
    return pitchFrame(Math.round((tick.lengthMs * (pitch + 0.5)) / (PITCHES_BEFORE + 1)), outs, draw)
  })
  const hasRuns = tick.events.length > 0
  const hold = hasRuns ? { cause: SUSPENSION.score, ms: between(draw, 3, 8) } : null
  const settling = { ...plainFrame(tick), hold, board: boardOf(0, 0, settledAt, '000') }
  if (isWonNow(tick)) return { frames: [...before, settling], endMs: tick.lengthMs }
  const after: TickFrame[] = []
  let atMs = tick.lengthMs
  for (let outs = settledAt + 1; outs <= OUTS; outs++) {
    atMs += between(draw, 25, 55)
    after.push(pitchFrame(atMs, outs, draw))
  }
  return { frames: [...before, settling, ...after], endMs: atMs }
}

/** The winning run ends the match on the spot. */
function isWonNow({ stretch, before, events }: Tick): boolean {
  const runs = events[0]?.amount ?? 0
  return stretch.isWalkOff && marginOf(before) + runs > 0
}

function pitchFrame(atMs: number, outs: number, draw: () => number): TickFrame {
  const bases = outs === OUTS ? '000' : basesOf(draw())
  const board =
    outs === OUTS
      ? boardOf(0, 0, OUTS, bases)
      : boardOf(Math.floor(draw() * 3), Math.floor(draw() * 4), outs, bases)
  return { atMs, clockMs: atMs, isRunning: true, events: [], hold: null, isSettling: false, board }
}

function boardOf(strikes: number, balls: number, outs: number, bases: string): TickFrame['board'] {
  return { bs: strikes, bb: balls, bo: outs, bbs: bases }
}

/** First, second and third base: 1 where a runner stands. */
function basesOf(at: number): string {
  if (at < 0.55) return '000'
  if (at < 0.78) return '100'
  if (at < 0.9) return '010'
  return at < 0.97 ? '110' : '101'
}

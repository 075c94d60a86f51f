import type { TrackPoint } from '@keo/contract/captcha'
import type { PuzzleAnswer } from './captcha-gateway.ts'

/** The piece snaps by eye: a finger is seldom nearer, a guess is right once in twenty. */
export const TOLERANCE = 6
/** A clock in a browser and one on a server never agree to the millisecond, and networks hurry answers. */
const CLOCK_SLACK_MS = 3_000

const DRAG = {
  pointsMin: 6,
  durationMinMs: 200,
  /** A hand speeds up and slows down; a program that moves evenly does not. */
  speedSpreadMin: 0.2,
  /** The last part of the time is spent on fitting the piece in. */
  endShare: 0.2,
  endSpeedMax: 0.85,
  /** Largest part of the way within one step. */
  leapMax: 0.4,
}
const KEYS = { pointsMin: 3, durationMinMs: 300, stepMax: 24, pauseMinMs: 4 }

/** Whether a hand could have made this movement, and whether it ends where the piece was let go. */
export function isHumanTrack({ left, track, kind, tookMs }: PuzzleAnswer): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last || !runsForward(track)) return false
  const durationMs = last.t - first.t
  if (Math.abs(last.x - left) > 1 || Math.abs(first.x) > KEYS.stepMax) return false
  if (durationMs > tookMs + CLOCK_SLACK_MS) return false
  return kind === 'drag' ? isHandsDrag(track, durationMs) : isTypedTrack(track, durationMs)
}

function runsForward(track: readonly TrackPoint[]): boolean {
  return track.every(({ t }, n) => n === 0 || t >= (track[n - 1]?.t ?? 0))
}

function isHandsDrag(track: readonly TrackPoint[], durationMs: number): boolean {
  if (track.length < DRAG.pointsMin || durationMs < DRAG.durationMinMs) return false
  const steps = stepsOf(track)
  const way = Math.abs((track.at(-1)?.x ?? 0) - (track[0]?.x ?? 0))
  if (steps.some(({ dx }) => Math.abs(dx) > DRAG.leapMax * way)) return false
  const speeds = steps.filter(({ dt }) => dt > 0).map(({ dx, dt }) => Math.abs(dx) / dt)
  return spreadOf(speeds) >= DRAG.speedSpreadMin && slowsDown(track, durationMs)
}

/** One point for each stroke of an arrow key; a held key repeats evenly, so evenness tells nothing here. */
function isTypedTrack(track: readonly TrackPoint[], durationMs: number): boolean {
  if (track.length < KEYS.pointsMin || durationMs < KEYS.durationMinMs) return false
  return stepsOf(track).every(({ dx, dt }) => Math.abs(dx) <= KEYS.stepMax && dt >= KEYS.pauseMinMs)
}

function stepsOf(track: readonly TrackPoint[]): { dx: number; dt: number }[] {
  return track.slice(1).map(({ x, t }, n) => ({ dx: x - (track[n]?.x ?? 0), dt: t - (track[n]?.t ?? 0) }))
}

/** Standard deviation as a share of the mean. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return mean > 0 ? Math.sqrt(variance) / mean : 0
}

/** The piece moves more slowly in the end than on the whole way. */
function slowsDown(track: readonly TrackPoint[], durationMs: number): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last) return false
  const endsFrom = last.t - durationMs * DRAG.endShare
  const beforeEnd = track.findLast(({ t }) => t <= endsFrom) ?? first
  const endSpeed = Math.abs(last.x - beforeEnd.x) / Math.max(1, last.t - beforeEnd.t)
  return endSpeed <= (DRAG.endSpeedMax * Math.abs(last.x - first.x)) / durationMs
}

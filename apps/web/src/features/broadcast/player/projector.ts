import { createPicture, type Picture } from '../paint/picture.ts'
import type { Kits } from '../paint/sprites.ts'
import { follow, type Strides } from '../scene/follow.ts'
import type { GoalMoment } from '../scene/goal-scene.ts'
import { CHEER_MS, REPLAY_MS, sceneOf, type Showing } from '../scene/scene-of.ts'
import { newScene, type Scene } from '../scene/scene.ts'
import type { Setting } from '../scene/setting.ts'
import type { Stage } from '../stage-of.ts'
import { paintLater } from './paint-queue.ts'

/** What is shown, as the page knows it. */
export type Film = {
  readonly setting: Setting
  readonly kits: Kits
  readonly stage: Stage
  readonly startsAt: number
  /** A score that was just made, and when it was seen by the running clock. */
  readonly goal: { readonly moment: GoalMoment; readonly seenAtMs: number } | null
}

type Time = { now(): number; monotonicMs(): number }

/** Thirty pictures in a second: more would only warm the phone. */
const FRAME_MS = 1000 / 30
/** A browser's frames come a little early or late. */
const TOLERANCE_MS = 4
/** After a pause the picture goes on from where it is, not from where it was. */
const LEAP_MS = 1500
const DENSITY_MAX = 2

const PLAY: Showing = { kind: 'play' }
const REST: Showing = { kind: 'rest' }
const LINE_UP: Showing = { kind: 'lineUp' }

/** Shows a film on a canvas, frame by frame while it runs. */
export function createProjector(canvas: HTMLCanvasElement, time: Time) {
  const context = canvas.getContext('2d', { alpha: false })
  let film: Film | null = null
  let picture: Picture | null = null
  let cancelPainting = (): void => {}
  let frame = 0
  let lastMs = 0
  let heldAtMs = 0
  let scene: Scene | null = null
  let shown: Scene | null = null
  let strides: Strides = new Float32Array(0)
  const scoring = {
    kind: 'cheer' as 'cheer' | 'replay',
    goal: { side: 0, number: 0 } as GoalMoment,
    sinceMs: 0,
  }

  function showingAt({ stage, goal, setting }: Film, nowMs: number): Showing {
    const sinceMs = goal ? nowMs - goal.seenAtMs : Infinity
    if (goal && sinceMs < CHEER_MS + (setting.field.hasReplay ? REPLAY_MS : 0)) {
      scoring.goal = goal.moment
      scoring.kind = sinceMs < CHEER_MS ? 'cheer' : 'replay'
      scoring.sinceMs = scoring.kind === 'cheer' ? sinceMs : sinceMs - CHEER_MS
      return scoring
    }
    if (stage === 'before') return LINE_UP
    return stage === 'play' || stage === 'held' ? PLAY : REST
  }

  /** Since kick-off; who waits for a decision stands where the wait began. */
  function playedMs({ stage, startsAt }: Film): number {
    const played = Math.max(0, time.now() - startsAt)
    if (stage !== 'held') heldAtMs = played
    return stage === 'held' ? heldAtMs : played
  }

  function drawNow(isStill: boolean): void {
    if (!film || !context || !picture?.isReady()) return
    const nowMs = time.monotonicMs()
    const elapsedMs = nowMs - lastMs
    lastMs = nowMs
    scene = sceneOf(film.setting, showingAt(film, nowMs), playedMs(film), scene ?? undefined)
    shown ??= newScene(film.setting.field)
    const leaps = isStill || elapsedMs > LEAP_MS
    follow(shown, scene, leaps ? Infinity : elapsedMs, strides)
    picture.draw(context, shown, strides, nowMs)
  }

  function run(): void {
    frame = requestAnimationFrame(run)
    if (time.monotonicMs() - lastMs >= FRAME_MS - TOLERANCE_MS) drawNow(false)
  }

  /** A still as well has everybody on it, who come a few at a time. */
  function drawWhole(): void {
    drawNow(true)
    if (picture?.isPartial()) cancelPainting = paintLater(drawWhole)
  }

  /** Paints the ground anew, a step at a time, and shows the match on it. */
  function prepare(): void {
    cancelPainting()
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    if (!film || width === 0 || height === 0) return
    const density = Math.min(DENSITY_MAX, globalThis.devicePixelRatio || 1)
    const { setting, kits } = film
    const look = { field: setting.field, seed: setting.seed, kits }
    const next = createPicture(look, { width, height, density })
    const step = (): void => {
      if (!next) return
      if (!next.paintNext()) {
        cancelPainting = paintLater(step)
        return
      }
      canvas.width = Math.round(width * density)
      canvas.height = Math.round(height * density)
      picture = next
      cancelPainting = paintLater(drawWhole)
    }
    cancelPainting = paintLater(step)
  }

  return {
    show(next: Film): void {
      const isOther = film?.setting.field !== next.setting.field || film.kits !== next.kits
      film = next
      if (!isOther) return
      scene = null
      shown = null
      strides = new Float32Array(newScene(next.setting.field).bodies.length)
      picture = null
      prepare()
    },
    resize: prepare,
    still: drawWhole,
    start(): void {
      if (frame === 0) run()
    },
    stop(): void {
      cancelAnimationFrame(frame)
      frame = 0
    },
    close(): void {
      cancelAnimationFrame(frame)
      cancelPainting()
    },
  }
}

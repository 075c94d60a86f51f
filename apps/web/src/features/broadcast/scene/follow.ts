import type { Ball, Scene } from './scene.ts'

/** How fast what is shown comes to where it should be: news arrives late, and nobody jumps. */
const CATCH_UP_MS = 260
const BALL_MS = 90
const CAMERA_MS = 700
/** Of the ground, in one step of a runner. */
const STEP = 0.011
/** Below this speed somebody stands. */
const STILL = 0.00001
/** A leap counts as one frame. */
const FRAME_MS = 33

/** What the painter keeps of a body between two drawings. */
export type Strides = Float32Array

/** Brings what is shown nearer to the scene; `strides` counts how far each body ran. */
export function follow(shown: Scene, scene: Scene, elapsedMs: number, strides: Strides): void {
  const share = 1 - Math.exp(-elapsedMs / CATCH_UP_MS)
  for (let at = 0; at < scene.bodies.length; at++) {
    const from = shown.bodies[at]
    const to = scene.bodies[at]
    if (!from || !to) continue
    const [dx, dy] = [(to.x - from.x) * share, (to.y - from.y) * share]
    const moved = Math.hypot(dx, dy * 0.6)
    from.x += dx
    from.y += dy
    from.side = to.side
    from.isShown = to.isShown
    from.isKeeper = to.isKeeper
    strides[at] = (strides[at] ?? 0) + moved / STEP
    const isRunning = to.pose === 'run' && moved > STILL * Math.min(elapsedMs, FRAME_MS)
    from.pose = to.pose === 'run' && !isRunning ? 'stand' : to.pose
    from.facing =
      isRunning && elapsedMs < Infinity && Math.abs(dx) > moved * 0.5 ? (dx > 0 ? 1 : -1) : to.facing
  }
  const near = 1 - Math.exp(-elapsedMs / BALL_MS)
  roll(shown.ball, scene.ball, near)
  for (let at = 0; at < scene.others.length; at++) {
    const from = shown.others[at]
    const to = scene.others[at]
    if (from && to) roll(from, to, near)
  }
  shown.camera += (scene.camera - shown.camera) * (1 - Math.exp(-elapsedMs / CAMERA_MS))
  shown.noise += (scene.noise - shown.noise) * share
}

function roll(from: Ball, to: Ball, share: number): void {
  from.x += (to.x - from.x) * share
  from.y += (to.y - from.y) * share
  from.z += (to.z - from.z) * share
  from.isShown = to.isShown
}

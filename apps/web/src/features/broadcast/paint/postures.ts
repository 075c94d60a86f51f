import type { Pose } from '../scene/scene.ts'

/** Knee and foot, or elbow and hand. */
export type Limb = readonly [number, number, number, number]
export type Posture = {
  readonly frontLeg: Limb
  readonly backLeg: Limb
  readonly frontArm: Limb
  readonly backArm: Limb
  /** How far the upper body bends forward, in radians. */
  readonly lean: number
  readonly isLying?: boolean
}

/** Pictures of one stride; the others stand still. */
export const RUN_FRAMES = 6

const STAND: Posture = {
  frontLeg: [-0.05, -0.24, -0.07, 0], backLeg: [0.05, -0.24, 0.06, 0],
  frontArm: [-0.13, -0.62, -0.1, -0.47], backArm: [0.13, -0.62, 0.13, -0.47], lean: 0,
} // prettier-ignore

const STILLS: Readonly<Record<Exclude<Pose, 'run'>, Posture>> = {
  stand: STAND,
  up: {
    ...STAND, frontLeg: [-0.08, -0.24, -0.13, 0], backLeg: [0.08, -0.24, 0.12, 0],
    frontArm: [-0.17, -0.88, -0.21, -1.06], backArm: [0.17, -0.88, 0.21, -1.06],
  },
  strike: {
    frontLeg: [0.1, -0.26, 0.16, 0], backLeg: [-0.06, -0.24, -0.16, -0.01],
    frontArm: [0.15, -0.86, 0.24, -0.98], backArm: [-0.12, -0.66, -0.18, -0.56], lean: 0.18,
  },
  down: { ...STAND, frontArm: [-0.1, -0.9, -0.05, -1.02], isLying: true },
  guard: {
    frontLeg: [0.08, -0.25, 0.12, 0], backLeg: [-0.08, -0.24, -0.13, 0],
    frontArm: [0.13, -0.68, 0.17, -0.83], backArm: [0.07, -0.66, 0.11, -0.8], lean: 0.1,
  },
  punch: {
    frontLeg: [0.11, -0.26, 0.17, 0], backLeg: [-0.08, -0.24, -0.16, -0.01],
    frontArm: [0.2, -0.77, 0.36, -0.79], backArm: [0.06, -0.66, 0.1, -0.79], lean: 0.16,
  },
  lean: {
    frontLeg: [0.04, -0.24, 0.06, 0], backLeg: [-0.06, -0.24, -0.09, 0],
    frontArm: [0.14, -0.62, 0.3, -0.6], backArm: [-0.05, -0.6, 0.05, -0.56], lean: 0.75,
  },
} // prettier-ignore

const RUNS: readonly Posture[] = Array.from({ length: RUN_FRAMES }, (_, frame) =>
  running((frame / RUN_FRAMES) * Math.PI * 2),
)

/** Every posture that is ever drawn, in the order of `frameOf`. */
export const POSTURES: readonly Posture[] = [...RUNS, ...Object.values(STILLS)]

const PLACES = Object.keys(STILLS) as Exclude<Pose, 'run'>[]
const STILL_PLACES: ReadonlyMap<Pose, number> = new Map(PLACES.map((pose, at) => [pose, RUN_FRAMES + at]))

/** Which of the postures somebody is in who ran so many steps. */
export function frameOf(pose: Pose, steps: number): number {
  if (pose === 'run') return Math.floor(steps * RUN_FRAMES * 0.5) % RUN_FRAMES
  return STILL_PLACES.get(pose) ?? RUN_FRAMES
}

function running(turn: number): Posture {
  const swing = Math.sin(turn)
  return {
    frontLeg: legAt(swing, Math.cos(turn)),
    backLeg: legAt(-swing, -Math.cos(turn)),
    frontArm: [-swing * 0.12, -0.62, -swing * 0.12 + 0.1, -0.56 - Math.max(0, -swing) * 0.08],
    backArm: [swing * 0.12, -0.62, swing * 0.12 + 0.1, -0.56 - Math.max(0, swing) * 0.08],
    lean: 0.14,
  }
}

/** A leg that comes forward is lifted, one that goes back pushes. */
function legAt(swing: number, coming: number): Limb {
  const lift = Math.max(0, coming)
  const kneeX = swing * 0.14 + lift * 0.05
  return [
    kneeX,
    -0.25 - lift * 0.03,
    kneeX + swing * 0.1 - lift * 0.1,
    -lift * 0.13 - Math.max(0, -swing) * 0.04,
  ]
}

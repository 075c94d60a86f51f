import type { Field } from './fields.ts'

export type SideIndex = 0 | 1

/** What a body does; running is drawn by how far it went. */
export type Pose = 'stand' | 'run' | 'up' | 'strike' | 'down' | 'guard' | 'punch' | 'lean'

export type Body = {
  /** Along the ground from the home end (0) to the away end (1). */
  x: number
  /** Across it, from the far side (0) to the near one (1). */
  y: number
  /** 2 belongs to nobody: the referee. */
  side: SideIndex | 2
  pose: Pose
  /** 1 looks to the away end, -1 to the home end. */
  facing: 1 | -1
  isShown: boolean
  isKeeper: boolean
}

export type Ball = { x: number; y: number; z: number; isShown: boolean; ink: number }

/** Where everything is at one moment. Filled anew for each drawing, so that drawing makes no garbage. */
export type Scene = {
  readonly bodies: readonly Body[]
  /** The one that is played. */
  readonly ball: Ball
  /** Of snooker, the others on the table. */
  readonly others: readonly Ball[]
  /** Which place along the ground the camera looks at. */
  camera: number
  /** How loud the crowd is, 0 to 1. */
  noise: number
}

/** Of snooker, beside the white. */
export const REDS = 15
export const COLOURS = 6
/** Of baseball: the batter and three runners, after the nine in the field. */
export const BATTING = 4

export function newScene(field: Field): Scene {
  const bodies = Array.from({ length: bodiesOf(field) }, (): Body => ({
    x: 0.5, y: 0.5, side: 0, pose: 'stand', facing: 1, isShown: true, isKeeper: false,
  })) // prettier-ignore
  const others = Array.from({ length: field.play === 'cue' ? REDS + COLOURS : 0 }, (_, at) => newBall(1 + at))
  return { bodies, ball: newBall(0), others, camera: 0.5, noise: 0 }
}

const newBall = (ink: number): Ball => ({ x: 0.5, y: 0.5, z: 0, isShown: true, ink })

function bodiesOf({ play, perSide }: Field): number {
  if (play === 'innings') return perSide + BATTING
  // Two fighters or players, and the referee between them.
  if (play === 'fight' || play === 'cue') return 3
  return perSide * 2
}

export function place(body: Body, x: number, y: number, pose: Pose = 'stand'): void {
  body.x = x
  body.y = y
  body.pose = pose
}

export function placeBall(ball: Ball, x: number, y: number, z: number): void {
  ball.x = x
  ball.y = y
  ball.z = z
  ball.isShown = true
}

import { between, chance, eased } from './chance.ts'
import { BATTING, place, placeBall, type Scene, type SideIndex } from './scene.ts'
import type { Setting } from './setting.ts'

/** Seen from behind the plate: pitcher, catcher, the four of the infield, the three of the outfield. */
const FIELDERS = [
  [0.5, 0.56], [0.5, 0.99], [0.72, 0.53], [0.6, 0.38], [0.4, 0.38], [0.28, 0.53], [0.2, 0.16], [0.5, 0.08], [0.8, 0.16],
] as const // prettier-ignore
const MOUND = { x: 0.5, y: 0.56 } as const
export const PLATE = { x: 0.5, y: 0.9 } as const
/** First, second and third. */
export const BASES = [
  { x: 0.71, y: 0.6 },
  { x: 0.5, y: 0.4 },
  { x: 0.29, y: 0.6 },
] as const
const THROWN = 0.42
const AT_PLATE = 0.48
const LANDED = 0.72
const HIT = 0.4

/** A pitch every few seconds; some of them are hit into the field. */
export function inningsAt(setting: Setting, atMs: number, scene: Scene): void {
  const { seed, field, batting } = setting
  const pitch = Math.floor(atMs / field.stepMs)
  const share = atMs / field.stepMs - pitch
  const isHit = chance(seed, pitch, 1) < HIT
  const target = {
    x: between(0.14, 0.86, chance(seed, pitch, 2)),
    y: between(0.1, 0.5, chance(seed, pitch, 3)),
  }
  placeThrow(scene, { share, isHit, target, lift: field.lift })
  placeField(scene, { share, isHit, target, side: batting === 0 ? 1 : 0 })
  placeBatters(scene, { share, batting, bases: setting.bases })
  scene.camera = 0.5
  scene.noise = isHit && share > AT_PLATE ? 0.8 : 0.2
}

type Target = { readonly x: number; readonly y: number }
type Pitch = { share: number; isHit: boolean; target: Target }

function placeThrow(scene: Scene, { share, isHit, target, lift }: Pitch & { lift: number }): void {
  const { ball } = scene
  if (share < THROWN) return placeBall(ball, MOUND.x + 0.012, MOUND.y, 0.55)
  if (share < AT_PLATE) {
    const gone = (share - THROWN) / (AT_PLATE - THROWN)
    return placeBall(
      ball,
      between(MOUND.x, PLATE.x, gone),
      between(MOUND.y, PLATE.y, gone),
      0.6 - gone * 0.15,
    )
  }
  if (!isHit) return placeBall(ball, PLATE.x, 0.97, 0.35)
  const flown = Math.min(1, (share - AT_PLATE) / (LANDED - AT_PLATE))
  const back = Math.max(0, (share - LANDED) / (1 - LANDED))
  const x = between(between(PLATE.x, target.x, flown), MOUND.x, eased(back))
  const y = between(between(PLATE.y, target.y, flown), MOUND.y, eased(back))
  return placeBall(ball, x, y, 0.3 + 4 * flown * (1 - flown) * lift + 4 * back * (1 - back) * 0.6)
}

function placeField(scene: Scene, { share, isHit, target, side }: Pitch & { side: SideIndex }): void {
  const chase = isHit ? eased(Math.min(1, Math.max(0, (share - AT_PLATE) / (LANDED - AT_PLATE)))) : 0
  for (const [at, [x, y]] of FIELDERS.entries()) {
    const body = scene.bodies[at]
    if (!body) continue
    const near = at < 2 ? 0 : Math.exp(-((Math.hypot(target.x - x, target.y - y) / 0.2) ** 2))
    body.side = side
    body.isShown = true
    body.facing = x < 0.5 ? 1 : -1
    place(
      body,
      between(x, target.x, near * chase),
      between(y, target.y, near * chase),
      at === 1 ? 'lean' : 'run',
    )
  }
  const [pitcher] = scene.bodies
  if (pitcher && share > THROWN - 0.04 && share < AT_PLATE) pitcher.pose = 'strike'
}

type Batters = { share: number; batting: SideIndex; bases: string }

function placeBatters(scene: Scene, { share, batting, bases }: Batters): void {
  for (let at = 0; at < BATTING; at++) {
    const body = scene.bodies[FIELDERS.length + at]
    if (!body) continue
    const base = BASES[at - 1]
    body.side = batting
    body.isShown = base === undefined || bases[at - 1] === '1'
    body.facing = base ? -1 : 1
    place(body, base ? base.x + 0.02 : PLATE.x - 0.055, base ? base.y : PLATE.y, 'guard')
    if (!base && share > AT_PLATE - 0.03 && share < AT_PLATE + 0.08) body.pose = 'strike'
  }
}

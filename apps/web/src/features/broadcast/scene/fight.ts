import { between, chance } from './chance.ts'
import { place, type Scene, type SideIndex } from './scene.ts'
import type { Setting } from './setting.ts'

/** How long who was knocked down stays down, at the most. */
const DOWN_MS = 9000
const PUNCH = 0.34

/** Two fighters turn around each other; now and then one strikes. */
export function fightAt(setting: Setting, atMs: number, scene: Scene): void {
  const { seed, field } = setting
  const step = Math.floor(atMs / field.stepMs)
  const share = atMs / field.stepMs - step
  const turn = Math.sin(atMs / 5200 + seed) * 0.9
  const centre = { x: 0.5 + Math.sin(atMs / 4100 + seed) * 0.12, y: 0.5 + Math.cos(atMs / 4700 + seed) * 0.1 }
  const apart = between(0.1, 0.16, (Math.sin(atMs / 900 + seed) + 1) / 2)
  const puncher: SideIndex = chance(seed, step, 1) < 0.5 ? 0 : 1
  const isPunch = chance(seed, step, 2) < 0.7 && share < PUNCH
  for (const [at, body] of scene.bodies.entries()) {
    if (at === 2) {
      body.side = 2
      body.facing = centre.x > 0.5 ? 1 : -1
      place(body, centre.x + 0.02, Math.max(0.1, centre.y - 0.34))
      continue
    }
    const side: SideIndex = at === 0 ? 0 : 1
    const way = side === 0 ? -1 : 1
    const lunge = isPunch && side === puncher ? 0.022 : 0
    body.side = side
    body.isShown = true
    body.facing = side === 0 ? 1 : -1
    place(
      body,
      centre.x + way * (Math.cos(turn) * apart - lunge),
      centre.y + way * Math.sin(turn) * 0.09,
      'guard',
    )
    if (isPunch && side === puncher) body.pose = 'punch'
  }
  knockDown(setting, atMs, scene)
  scene.ball.isShown = false
  scene.camera = 0.5
  scene.noise = isPunch ? 0.6 : 0.25
}

function knockDown({ knockDown: last }: Setting, atMs: number, scene: Scene): void {
  const since = last ? atMs - last.atMs : DOWN_MS
  if (!last || since < 0 || since >= DOWN_MS) return
  for (const body of scene.bodies) {
    if (body.side === last.side) place(body, last.side === 0 ? 0.2 : 0.8, 0.35, 'up')
    else if (body.side !== 2) body.pose = 'down'
  }
}

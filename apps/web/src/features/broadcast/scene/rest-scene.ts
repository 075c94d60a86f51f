import { chance } from './chance.ts'
import { placeBall, type Scene } from './scene.ts'
import type { Setting } from './setting.ts'
import { inningsAt } from './innings.ts'
import { invasionAt } from './invasion.ts'
import { rallyAt } from './rally.ts'
import { cueAt } from './cue.ts'
import { fightAt } from './fight.ts'
import { formationOf, spotIn } from './formations.ts'

/** Where everybody is as the play runs, whatever the sport. */
export function playAt(setting: Setting, atMs: number, scene: Scene): void {
  const { play } = setting.field
  if (play === 'rally') rallyAt(setting, atMs, scene)
  else if (play === 'innings') inningsAt(setting, atMs, scene)
  else if (play === 'cue') cueAt(setting, atMs, scene)
  else if (play === 'fight') fightAt(setting, atMs, scene)
  else invasionAt(setting, atMs, scene)
}

/** Before the start: both sides in their own halves, the ball in the middle. */
export function lineUp(setting: Setting, scene: Scene): void {
  playAt(setting, 0, scene)
  scene.noise = 0.2
  scene.camera = 0.5
  if (setting.field.play !== 'invasion') return stopAll(scene)
  const { perSide } = setting.field
  const spots = formationOf(setting.field)
  placeBall(scene.ball, 0.5, 0.5, 0)
  for (const [at, body] of scene.bodies.entries()) {
    const [along, across] = spotIn(spots, at % perSide)
    body.x = at < perSide ? along : 1 - along
    body.y = across
    body.facing = at < perSide ? 1 : -1
  }
  stopAll(scene)
}

/** In a break and after the end: both sides stand together at the near side, and nothing is played. */
export function rest(setting: Setting, scene: Scene): void {
  playAt(setting, 0, scene)
  const isTable = setting.field.play === 'cue'
  for (const [at, body] of scene.bodies.entries()) {
    if (isTable || body.side === 2) continue
    const middle = body.side === 0 ? 0.36 : 0.64
    body.x = middle + (chance(setting.seed, at, 31) - 0.5) * 0.2
    body.y = 0.62 + chance(setting.seed, at, 32) * 0.3
    body.facing = body.side === 0 ? 1 : -1
  }
  scene.ball.isShown = isTable
  scene.noise = 0.1
  scene.camera = 0.5
  stopAll(scene)
}

function stopAll(scene: Scene): void {
  for (const body of scene.bodies) body.pose = 'stand'
}

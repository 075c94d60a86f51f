import { between, chance, eased } from './chance.ts'
import { place, placeBall, REDS, type Scene, type SideIndex } from './scene.ts'
import type { Setting } from './setting.ts'

/** The table lies along the picture, the baulk on the left. Yellow, green, brown, blue, pink, black. */
const SPOTS = [
  [0.24, 0.62], [0.24, 0.38], [0.24, 0.5], [0.5, 0.5], [0.7, 0.5], [0.88, 0.5],
] as const // prettier-ignore
export const POCKETS = [
  [0.02, 0.03], [0.5, 0.01], [0.98, 0.03], [0.02, 0.97], [0.5, 0.99], [0.98, 0.97],
] as const // prettier-ignore
const AIMED = 0.45
const STRUCK = 0.62
const POTTED = 0.78
/** Shots until the reds lie otherwise. */
const VISIT = 5

/** A shot every few seconds: aim, the white rolls, a ball goes down. */
export function cueAt(setting: Setting, atMs: number, scene: Scene): void {
  const { seed, field, reds } = setting
  const shot = Math.floor(atMs / field.stepMs)
  const share = atMs / field.stepMs - shot
  rack(setting, Math.floor(shot / VISIT), scene)
  // A red while there are reds, and any of the colours after it.
  const isRed = reds > 0 && shot % 2 === 0
  const target = isRed
    ? Math.floor(chance(seed, shot, 3) * reds)
    : REDS + Math.floor(chance(seed, shot, 4) * SPOTS.length)
  const ball = scene.others[target] ?? scene.ball
  const { x, y } = ball
  const hit = eased(Math.min(1, Math.max(0, (share - AIMED) / (STRUCK - AIMED))))
  const roll = Math.min(1, Math.max(0, (share - STRUCK) / (POTTED - STRUCK)))
  const rest = eased(Math.max(0, (share - STRUCK) / (1 - STRUCK)))
  const [fromX, fromY] = [whiteX(seed, shot), whiteY(seed, shot)]
  placeBall(
    scene.ball,
    between(between(fromX, x, hit), whiteX(seed, shot + 1), rest),
    between(between(fromY, y, hit), whiteY(seed, shot + 1), rest),
    0,
  )
  const [pocketX, pocketY] = POCKETS[Math.floor(chance(seed, shot, 5) * POCKETS.length)] ?? POCKETS[0]
  placeBall(ball, between(x, pocketX, roll), between(y, pocketY, roll), 0)
  ball.isShown = roll < 1
  placePlayers(scene, chance(seed, Math.floor(shot / VISIT), 6) < 0.5 ? 0 : 1, { x: fromX, share })
  scene.camera = 0.5
  scene.noise = roll === 1 ? 0.5 : 0.05
}

const whiteX = (seed: number, shot: number): number => between(0.12, 0.82, chance(seed, shot, 1))
const whiteY = (seed: number, shot: number): number => between(0.14, 0.86, chance(seed, shot, 2))

function rack({ seed, reds }: Setting, visit: number, scene: Scene): void {
  for (let at = 0; at < REDS; at++) {
    const row = Math.floor((Math.sqrt(8 * at + 1) - 1) / 2)
    const inRow = at - (row * (row + 1)) / 2
    // Those at the point of the triangle stay together the longest.
    const loose = chance(seed, visit * REDS + at, 8) * 0.16
    const turn = chance(seed, visit * REDS + at, 9) * 6.28
    const ball = scene.others[at]
    if (!ball) continue
    placeBall(
      ball,
      0.725 + row * 0.022 + Math.cos(turn) * loose * 0.6,
      0.5 + (inRow - row / 2) * 0.055 + Math.sin(turn) * loose,
      0,
    )
    ball.isShown = at < reds
  }
  for (const [at, [x, y]] of SPOTS.entries()) {
    const ball = scene.others[REDS + at]
    if (ball) placeBall(ball, x, y, 0)
  }
}

function placePlayers(scene: Scene, atTable: SideIndex, { x, share }: { x: number; share: number }): void {
  for (const [side, body] of scene.bodies.entries()) {
    body.isShown = true
    if (side === 2) {
      body.side = 2
      place(body, 0.5, -0.3)
      continue
    }
    const isPlaying = side === atTable
    body.side = side === 0 ? 0 : 1
    body.facing = side === 0 ? 1 : -1
    // Who does not play sits at the side, behind the table.
    place(body, isPlaying ? between(0.12, 0.88, x) : side === 0 ? 0.06 : 0.94, isPlaying ? -0.12 : -0.3)
    if (isPlaying && share > 0.2 && share < STRUCK) body.pose = 'lean'
  }
}

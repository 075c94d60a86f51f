import { between, chance, eased, within } from './chance.ts'
import type { FieldKind } from './fields.ts'
import { formationOf, spotIn } from './formations.ts'
import { type Ball, type Body, place, placeBall, type Scene, type SideIndex } from './scene.ts'
import type { Setting } from './setting.ts'

/** Steps that one side keeps the ball, when nothing is told of it. */
const HELD_STEPS = 6
/** How long what happened holds the ball where it happened. */
const AFTER_STEPS = 2

/** Who has the ball in a step. */
function holderAt({ seed, beats }: Setting, step: number): SideIndex {
  for (let back = 0; back <= AFTER_STEPS; back++) {
    const side = beats.get(step - back)?.side
    if (side !== undefined && side !== null) return side
  }
  return chance(seed, Math.floor(step / HELD_STEPS), 1) < 0.5 ? 0 : 1
}

/** The ball goes forward while a side has it, and back to the middle when it is lost. */
function alongAt(setting: Setting, step: number): number {
  const told = setting.beats.get(step) ?? setting.beats.get(step - 1)
  if (told) return told.x
  const progress = (((step % HELD_STEPS) + HELD_STEPS) % HELD_STEPS) / (HELD_STEPS - 1)
  const reach = between(0.36, 0.84, progress) + (chance(setting.seed, step, 2) - 0.5) * 0.18
  return holderAt(setting, step) === 0 ? reach : 1 - reach
}

function acrossAt(setting: Setting, step: number): number {
  const told = setting.beats.get(step) ?? setting.beats.get(step - 1)
  return told ? told.y : between(0.14, 0.86, chance(setting.seed, step, 3))
}

/** Soccer, basketball, hockey, handball, rugby and American football: one ball, two sides, two ends. */
export function invasionAt(setting: Setting, atMs: number, scene: Scene): void {
  const { stepMs, kind, lift } = setting.field
  const step = Math.floor(atMs / stepMs)
  const share = atMs / stepMs - step
  const [fromX, toX] = [alongAt(setting, step), alongAt(setting, step + 1)]
  const [fromY, toY] = [acrossAt(setting, step), acrossAt(setting, step + 1)]
  const far = Math.hypot(toX - fromX, (toY - fromY) * 0.6)
  const x = between(fromX, toX, eased(share))
  const y = between(fromY, toY, eased(share))
  // A short pass stays on the ground, a long one flies; in basketball the ball bounces while it is carried.
  const flight = far > 0.2 ? 4 * share * (1 - share) * Math.min(1, far * 1.6) * lift : 0
  const bounce = kind === 'court' && flight === 0 ? Math.abs(Math.sin(atMs / 170)) * 0.35 : 0
  placeBall(scene.ball, x, y, flight + bounce)
  placeSides(setting, atMs, scene, holderAt(setting, step))
  scene.camera = x
  scene.noise = within(Math.abs(x - 0.5) * 1.6, 0.15, 0.8)
}

/** Everybody keeps a place in the line, which moves with the ball; who is near goes to it. */
export function placeSides(setting: Setting, atMs: number, scene: Scene, holder: SideIndex): void {
  const spots = formationOf(setting.field)
  const { perSide } = setting.field
  const { ball } = scene
  for (const [at, body] of scene.bodies.entries()) {
    const side: SideIndex = at < perSide ? 0 : 1
    const own = at % perSide
    const [along, across] = spotIn(spots, own)
    body.side = side
    body.isShown = true
    body.isKeeper = own === 0 && hasKeeper(setting)
    stand(body, { along, across, at, atMs, ball, isHolding: side === holder, setting })
  }
}

const hasKeeper = ({ field: { kind } }: Setting): boolean =>
  kind === 'pitch' || kind === 'rink' || kind === 'hall'

type Place = {
  along: number
  across: number
  at: number
  atMs: number
  ball: Ball
  isHolding: boolean
  setting: Setting
}

/** How far up a player stands of whose side the ball is so far ahead. */
function lineOf(kind: FieldKind, along: number, ahead: number, isHolding: boolean): number {
  // Two lines face each other across the ball.
  if (kind === 'gridiron') return ahead + along - 0.5
  if (kind === 'pitch') return along * 1.2 + (ahead - 0.42) * (isHolding ? 0.62 : 0.5)
  // On a small field everybody goes forward, and everybody comes back.
  return isHolding ? along * 1.2 + (ahead - 0.4) : along * 0.85 + (ahead - 0.25) * 0.4
}

function stand(body: Body, { along, across, at, atMs, ball, isHolding, setting }: Place): void {
  const ahead = body.side === 0 ? ball.x : 1 - ball.x
  const drift = chance(setting.seed, at, 7) * 6.28
  const swayX = Math.sin(atMs / 2300 + drift) * 0.018
  const swayY = Math.cos(atMs / 1900 + drift * 2) * 0.03
  if (body.isKeeper) {
    const x = along + Math.max(0, ahead - 0.6) * 0.1
    place(body, body.side === 0 ? x : 1 - x, between(0.5, ball.y, 0.22) + swayY * 0.3, 'run')
    body.facing = body.side === 0 ? 1 : -1
    return
  }
  const own = within(lineOf(setting.field.kind, along, ahead, isHolding) + swayX, 0.03, 0.97)
  const x = body.side === 0 ? own : 1 - own
  const y = within(between(across, ball.y, 0.12) + swayY, 0.04, 0.96)
  const near = Math.hypot(ball.x - x, (ball.y - y) * 0.6)
  // Nobody jumps to the ball: the pull grows as it comes near. Who defends stays a step on the own side of it.
  const pull =
    Math.exp(-((near / (setting.field.kind === 'pitch' ? 0.1 : 0.065)) ** 2)) * (isHolding ? 0.86 : 0.6)
  const aside = (isHolding ? -0.012 : 0.03) * (body.side === 0 ? 1 : -1)
  place(body, within(between(x, ball.x - aside, pull), 0.01, 0.99), between(y, ball.y, pull), 'run')
  body.facing = ball.x > body.x ? 1 : -1
}

import { between, chance, eased, within } from './chance.ts'
import { courtSpots, spotIn } from './formations.ts'
import { place, placeBall, type Scene, type SideIndex } from './scene.ts'
import type { Setting } from './setting.ts'

/** Strokes in the longest rally, and how many strokes' time everybody gets ready before it. */
const STROKES = 9
const READY = 2
const CYCLE = STROKES + READY + 1

/** Sports over a net: strokes to and fro, and a pause before each rally. */
export function rallyAt(setting: Setting, atMs: number, scene: Scene): void {
  const { seed, field } = setting
  const cycleMs = field.stepMs * CYCLE
  const rally = Math.floor(atMs / cycleMs)
  const inRally = atMs / field.stepMs - rally * CYCLE
  const server = setting.serving ?? (chance(seed, rally, 1) < 0.5 ? 0 : 1)
  const strokes = 3 + Math.floor(chance(seed, rally, 2) * (STROKES - 2))
  const stroke = Math.min(strokes, Math.floor(inRally - READY))
  const share = stroke < strokes ? inRally - READY - stroke : 1
  if (stroke < 0) getReady(setting, { rally, server }, inRally, scene)
  else fly(setting, { rally, server, stroke: Math.min(stroke, strokes - 1), share }, scene)
  scene.camera = 0.5
  scene.noise = stroke >= strokes ? 0.7 : within(stroke / STROKES, 0.1, 0.5)
}

type Stroke = { rally: number; server: SideIndex; stroke: number; share: number }

/** Where a stroke is played: even ones on the server's side. */
function spotX({ seed, field }: Setting, rally: number, server: SideIndex, stroke: number): number {
  const isLeft = (server + stroke) % 2 === 0
  const deep = chance(seed, rally * CYCLE + stroke, 3)
  const depth = field.kind === 'table' ? between(0.29, 0.36, deep) : between(0.08, 0.3, deep)
  const serve = field.kind === 'table' ? 0.28 : 0.05
  const own = stroke === 0 ? serve : depth
  return isLeft ? own : 1 - own
}

const spotY = ({ seed, field }: Setting, rally: number, stroke: number): number =>
  between(
    field.kind === 'table' ? 0.4 : 0.16,
    field.kind === 'table' ? 0.62 : 0.84,
    chance(seed, rally * CYCLE + stroke, 4),
  )

function getReady(
  setting: Setting,
  { rally, server }: { rally: number; server: SideIndex },
  since: number,
  scene: Scene,
) {
  const x = spotX(setting, rally, server, 0)
  const y = spotY(setting, rally, 0)
  const isTossed = since > READY - 0.5
  const height = isTossed ? 0.6 + (since - READY + 0.5) * 1.2 : Math.abs(Math.sin(since * 5)) * 0.5
  placeBall(scene.ball, x, y, height)
  placePlayers(setting, { from: { x, y }, to: { x, y }, taker: server, share: 1, isStruck: isTossed }, scene)
}

function fly(setting: Setting, { rally, server, stroke, share }: Stroke, scene: Scene): void {
  const { field } = setting
  const [fromX, toX] = [spotX(setting, rally, server, stroke), spotX(setting, rally, server, stroke + 1)]
  const [fromY, toY] = [spotY(setting, rally, stroke), spotY(setting, rally, stroke + 1)]
  const held = field.perSide > 1 ? 0.55 : 0
  // Teams play it among themselves first: towards the net, and then over it.
  const own = Math.min(1, held === 0 ? 1 : share / held)
  const over = held === 0 ? share : Math.max(0, (share - held) / (1 - held))
  const atNet = held === 0 ? fromX : between(fromX, fromX < 0.5 ? 0.42 : 0.58, eased(own))
  const x = between(atNet, toX, over)
  const y = between(fromY, toY, share)
  const arc = over > 0 ? 4 * over * (1 - over) : 4 * own * (1 - own)
  placeBall(scene.ball, x, y, 0.55 + arc * field.lift * (over > 0 ? 0.75 : 1))
  const taker: SideIndex = (server + stroke + 1) % 2 === 0 ? 0 : 1
  const isStruck = share > 0.86 || share < 0.12
  placePlayers(
    setting,
    { from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, taker, share, isStruck },
    scene,
  )
}

/** Where the ball came from and where it comes down, who takes it there, and how far it is on its way. */
type Taking = {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly taker: SideIndex
  readonly share: number
  readonly isStruck: boolean
}

/** Who takes it runs to where it comes down, and who struck it comes back; the others keep their places. */
function placePlayers({ field }: Setting, { from, to, taker, share, isStruck }: Taking, scene: Scene): void {
  const spots = courtSpots(field)
  for (const [at, body] of scene.bodies.entries()) {
    const side: SideIndex = at < field.perSide ? 0 : 1
    const [along, across] = spotIn(spots, at % field.perSide)
    const home = side === 0 ? along : 1 - along
    const { x, y } = side === taker ? to : from
    const width = field.perSide > 2 ? 0.2 : 0.6
    const near = Math.exp(-((Math.hypot(x - home, (y - across) * 0.6) / width) ** 2))
    const pull = near * (side === taker ? eased(share) : 1 - eased(share))
    const behind = (field.kind === 'table' ? 0.12 : 0.02) * (side === 0 ? -1 : 1)
    body.side = side
    body.isShown = true
    body.facing = side === 0 ? 1 : -1
    place(body, within(between(home, x + behind, pull), 0.02, 0.98), between(across, y, pull), 'run')
    if (isStruck && near * pull > 0.5) body.pose = 'strike'
  }
}

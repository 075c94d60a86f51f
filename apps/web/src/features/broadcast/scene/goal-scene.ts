import { between, chance, eased, within } from './chance.ts'
import { placeSides } from './invasion.ts'
import { placeBall, type Scene, type SideIndex } from './scene.ts'
import type { Setting } from './setting.ts'

/** A rise of the score that was seen: whose it is, and the how-manieth, so that each looks its own way. */
export type GoalMoment = { readonly side: SideIndex; readonly number: number }

/** The way to the goal, in shares of the whole move. */
const PASSED = 0.42
const STRUCK = 0.74
const IN = 0.88

/** The move that led to a score, from the build-up (0) to the joy afterwards (1). */
export function goalSceneAt(
  setting: Setting,
  { side, number }: GoalMoment,
  share: number,
  scene: Scene,
): void {
  const { seed, field } = setting
  const width = between(0.18, 0.82, chance(seed, number, 21))
  const cross = between(0.3, 0.7, chance(seed, number, 22))
  const aim = between(0.455, 0.545, chance(seed, number, 23))
  const [first, last] = field.kind === 'court' ? [0.7, 0.94] : [0.66, 0.995]
  const pass = eased(within(share / PASSED, 0, 1))
  const run = eased(within((share - PASSED) / (STRUCK - PASSED), 0, 1))
  const shot = within((share - STRUCK) / (IN - STRUCK), 0, 1)
  const along = between(between(between(0.48, first, pass), 0.86, run), last, shot)
  const across = between(
    between(between(0.5, width, pass), cross, run),
    field.kind === 'court' ? 0.5 : aim,
    shot,
  )
  const x = side === 0 ? along : 1 - along
  const high = field.kind === 'court' ? 1.45 : field.kind === 'gridiron' ? 0.4 : 0.45
  const flight =
    4 * pass * (1 - pass) * field.lift * 0.5 + (field.kind === 'rink' ? 0.08 : high) * Math.sin(shot * 2.2)
  placeBall(scene.ball, x, across, Math.max(0, flight))
  placeSides(setting, share * 4000, scene, side)
  scene.camera = x
  scene.noise = share > STRUCK ? 1 : 0.6
  if (share >= IN) rejoice(scene, side)
}

/** Who scored throws the arms up; the others stand. */
export function rejoice(scene: Scene, side: SideIndex): void {
  for (const body of scene.bodies) {
    if (body.side === side) body.pose = 'up'
    else if (body.pose !== 'down') body.pose = 'stand'
  }
  scene.noise = 1
}

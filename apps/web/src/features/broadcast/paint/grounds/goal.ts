import { PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen, Point } from '../pen.ts'

type Goal = {
  readonly end: 0 | 1
  /** How far before the end of the ground its line is. */
  readonly before?: number
  readonly halfWidth: number
  readonly tall: number
  readonly deep: number
  readonly post?: string
}

/** A goal with its net, at the line of one end. */
export function paintGoal(
  { fill, line }: Pen,
  { end, before = 0, halfWidth, tall, deep, post = PICTURE_INKS.post }: Goal,
): void {
  const x = end === 0 ? before : 1 - before
  const back = end === 0 ? x - deep : x + deep
  const [far, near] = [0.5 - halfWidth, 0.5 + halfWidth]
  const roof: Point[] = [[x, far, tall], [x, near, tall], [back, near, tall * 0.75], [back, far, tall * 0.75]] // prettier-ignore
  fill([[back, far], [back, near], [back, near, tall * 0.75], [back, far, tall * 0.75]], PICTURE_INKS.netFill) // prettier-ignore
  fill(roof, PICTURE_INKS.netFill)
  for (let at = 0; at <= 6; at++) {
    const y = far + ((near - far) * at) / 6
    line([[x, y, tall], [back, y, tall * 0.75], [back, y, 0]], PICTURE_INKS.net, 2) // prettier-ignore
  }
  for (let at = 1; at < 4; at++) {
    const z = (tall * 0.75 * at) / 4
    line([[x, far, z], [back, far, z], [back, near, z], [x, near, z]], PICTURE_INKS.net, 2) // prettier-ignore
  }
  line([[x, far, 0], [x, far, tall], [x, near, tall], [x, near, 0]], post, 11) // prettier-ignore
}

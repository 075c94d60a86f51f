import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen, Point } from '../pen.ts'

const TOP = 0.42
const EDGE = { left: 0.26, right: 0.74, far: 0.3, near: 0.72 }

/** Table tennis: a table in the middle of a floor. */
export function paintTable({ fill, line, box, fade, view, context }: Pen, inks: GroundInks): void {
  const { left, right, far, near } = EDGE
  const raised = (x: number, y: number): Point => [x, y, TOP]
  context.globalAlpha = 0.5
  fill(box(left - 0.01, far + 0.06, right + 0.01, near + 0.12), PICTURE_INKS.shadow)
  context.globalAlpha = 1
  for (const x of [left + 0.04, right - 0.04])
    for (const y of [far, near]) line([[x, y, 0], [x, y, TOP]], inks.mark, 12) // prettier-ignore
  const top = [raised(left, far), raised(right, far), raised(right, near), raised(left, near)]
  fill(top, fade(inks.field, view.top, view.bottom))
  fill(
    [raised(left, near), raised(right, near), [right, near, TOP - 0.06], [left, near, TOP - 0.06]],
    inks.mark,
  )
  line([...top, raised(left, far)], inks.line, 6)
  const middle = (far + near) / 2
  line([raised(left, middle), raised(right, middle)], inks.line, 3)
  const [low, high] = [TOP, TOP + 0.17]
  fill([[0.5, far - 0.03, low], [0.5, near + 0.03, low], [0.5, near + 0.03, high], [0.5, far - 0.03, high]], PICTURE_INKS.net) // prettier-ignore
  line([[0.5, far - 0.03, high], [0.5, near + 0.03, high]], PICTURE_INKS.post, 6) // prettier-ignore
  line([[0.5, near + 0.03, low], [0.5, near + 0.03, high]], PICTURE_INKS.gear, 9) // prettier-ignore
}

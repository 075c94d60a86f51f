import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen, Point } from '../pen.ts'
import { paintGoal } from './goal.ts'

const CORNER = [0.1, 0.2] as const

/** Ice hockey: ice with round corners between boards and glass. */
export function paintRink(pen: Pen, inks: GroundInks): void {
  const { fill, line, box, round, fade } = pen
  const edge = outline(pen)
  const raised = edge.map(([x, y]): Point => [x, y, 0.34])
  fill(
    raised.slice(0, raised.length / 2).concat(edge.slice(0, edge.length / 2).toReversed()),
    PICTURE_INKS.post,
  )
  fill(edge, fade(inks.field))
  for (const x of [0.06, 0.36, 0.64, 0.94])
    line([[x, 0.02], [x, 0.98]], x === 0.36 || x === 0.64 ? inks.mark : inks.line, x === 0.36 || x === 0.64 ? 12 : 5) // prettier-ignore
  line([[0.5, 0], [0.5, 1]], inks.line, 12) // prettier-ignore
  line(round(0.5, 0.5, [0.075, 0.16]), inks.mark)
  for (const [x, y] of [
    [0.2, 0.24],
    [0.2, 0.76],
    [0.8, 0.24],
    [0.8, 0.76],
  ] as const) {
    // prettier-ignore
    line(round(x, y, [0.07, 0.15]), inks.line, 4)
    fill(round(x, y, [0.007, 0.014]), inks.line)
  }
  for (const end of [0, 1] as const) {
    const x = end === 0 ? 0.06 : 0.94
    fill(round(x, 0.5, [0.04, 0.11], end === 0 ? -0.25 : 0.25, end === 0 ? 0.25 : 0.75), PICTURE_INKS.glass)
    line(box(end === 0 ? 0.02 : 0.98, 0.44, x, 0.56), inks.line, 4)
  }
  line(edge, PICTURE_INKS.post, 12)
  line(raised.slice(0, raised.length / 2), inks.mark, 6)
  for (const end of [0, 1] as const)
    paintGoal(pen, { end, before: 0.06, halfWidth: 0.055, tall: 0.62, deep: 0.02, post: PICTURE_INKS.rim })
}

/** The far side first, from the home end. */
function outline({ round }: Pen): Point[] {
  const [rx, ry] = CORNER
  return [
    ...round(rx, ry, CORNER, 0.5, 0.75),
    ...round(1 - rx, ry, CORNER, 0.75, 1),
    ...round(1 - rx, 1 - ry, CORNER, 0, 0.25),
    ...round(rx, 1 - ry, CORNER, 0.25, 0.5),
    [0, ry],
  ]
}

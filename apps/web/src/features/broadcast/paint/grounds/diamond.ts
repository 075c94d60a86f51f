import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import { BASES, PLATE } from '../../scene/innings.ts'
import type { Pen, Point } from '../pen.ts'

/** Baseball from behind the plate: the infield's clay, the foul lines, the fence far away. */
export function paintDiamond(pen: Pen, inks: GroundInks): void {
  const { fill, line, round, fade, box } = pen
  fill(box(-0.6, -0.02, 1.6, 1.2), fade(inks.field))
  for (let at = -4; at < 14; at += 2)
    fill([[0.5 + (at - 5) * 0.1, 0], [0.5 + (at - 4) * 0.1, 0], [0.5 + (at - 4) * 0.13, 1.1], [0.5 + (at - 5) * 0.13, 1.1]], inks.stripe) // prettier-ignore
  fill(round(0.5, 0.62, [0.34, 0.36]), inks.mark)
  const [first, second, third] = BASES
  const inner: Point[] = [[PLATE.x, PLATE.y - 0.05], [first.x - 0.03, first.y], [second.x, second.y + 0.05], [third.x + 0.03, third.y]] // prettier-ignore
  fill(inner, fade(inks.field))
  fill(round(PLATE.x, PLATE.y + 0.01, [0.075, 0.075]), inks.mark)
  fill(round(0.5, 0.57, [0.045, 0.04]), inks.mark)
  line([[PLATE.x, PLATE.y], [1.12, 0.1]], inks.line) // prettier-ignore
  line([[PLATE.x, PLATE.y], [-0.12, 0.1]], inks.line) // prettier-ignore
  for (const base of [first, second, third])
    fill(round(base.x, base.y, [0.014, 0.018], 0.125, 1.125), PICTURE_INKS.post)
  fill(round(PLATE.x, PLATE.y, [0.014, 0.014]), PICTURE_INKS.post)
  for (const aside of [-0.055, 0.03])
    line(box(PLATE.x + aside, PLATE.y - 0.035, PLATE.x + aside + 0.026, PLATE.y + 0.045), inks.line, 3)
  fill([[-0.6, 0, 0.5], [1.6, 0, 0.5], [1.6, 0, 0], [-0.6, 0, 0]], inks.around[1]) // prettier-ignore
  line([[-0.6, 0, 0.5], [1.6, 0, 0.5]], PICTURE_INKS.rim, 6) // prettier-ignore
}

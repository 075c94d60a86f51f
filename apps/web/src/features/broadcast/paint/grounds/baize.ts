import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import { POCKETS } from '../../scene/cue.ts'
import type { Pen, Point } from '../pen.ts'

const RAIL = [0.045, 0.085] as const

/** Snooker: a table under its lamp in a dark room. */
export function paintBaize({ fill, line, box, round, fade, context, view }: Pen, inks: GroundInks): void {
  const [rx, ry] = RAIL
  context.globalAlpha = 0.8
  fill(box(-rx - 0.03, -ry, 1 + rx + 0.03, 1 + ry + 0.24), PICTURE_INKS.shadow)
  context.globalAlpha = 1
  const apron: Point[] = [[-rx, 1 + ry, 0], [1 + rx, 1 + ry, 0], [1 + rx, 1 + ry, -0.2], [-rx, 1 + ry, -0.2]] // prettier-ignore
  fill(apron, inks.around[0])
  fill(box(-rx, -ry, 1 + rx, 1 + ry), inks.mark)
  line(box(-rx, -ry, 1 + rx, 1 + ry), PICTURE_INKS.wood, 8)
  fill(box(-0.008, -0.016, 1.008, 1.016), inks.around[1])
  fill(box(0, 0, 1, 1), fade(inks.field))
  const lamp = context.createRadialGradient(view.ground / 2, (view.top + view.bottom) / 2, 0, view.ground / 2, (view.top + view.bottom) / 2, view.span / 2) // prettier-ignore
  lamp.addColorStop(0, inks.stripe)
  lamp.addColorStop(1, PICTURE_INKS.clear)
  fill(box(0, 0, 1, 1), lamp)
  line([[0.24, 0], [0.24, 1]], inks.line, 3) // prettier-ignore
  line(round(0.24, 0.5, [0.06, 0.12], 0.25, 0.75), inks.line, 3)
  for (const [x, y] of POCKETS) fill(round(x, y, [0.019, 0.042]), PICTURE_INKS.dark)
}

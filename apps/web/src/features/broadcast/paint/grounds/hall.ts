import type { GroundInks } from '@keo/ui/drawings/broadcast-inks'
import type { Pen } from '../pen.ts'
import { paintGoal } from './goal.ts'

/** Handball: the goal area and the dashed line before it. */
export function paintHall(pen: Pen, inks: GroundInks): void {
  const { fill, line, box, round, fade, context, view } = pen
  fill(box(0, 0, 1, 1), fade(inks.field))
  for (const end of [0, 1] as const) {
    const x = end
    const [from, to] = end === 0 ? [-0.25, 0.25] : [0.25, 0.75]
    const area = round(x, 0.5, [0.15, 0.36], from, to)
    context.globalAlpha = 0.85
    fill(area, inks.mark)
    context.globalAlpha = 1
    line(area, inks.line)
    context.setLineDash([view.height * 0.016, view.height * 0.016])
    line(round(x, 0.5, [0.225, 0.5], from, to), inks.line)
    context.setLineDash([])
    paintGoal(pen, { end, halfWidth: 0.085, tall: 1.1, deep: 0.026, post: inks.mark })
  }
  line(box(0, 0, 1, 1), inks.line)
  line([[0.5, 0], [0.5, 1]], inks.line) // prettier-ignore
}

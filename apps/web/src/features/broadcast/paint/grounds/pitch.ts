import type { GroundInks } from '@keo/ui/drawings/broadcast-inks'
import type { Pen } from '../pen.ts'
import { paintGoal } from './goal.ts'

const STRIPES = 14

/** Mown in stripes from end to end. */
export function paintStripes({ fill, box }: Pen, ink: string, stripes = STRIPES): void {
  for (let at = -stripes / 2; at < stripes * 1.5; at += 2)
    fill(box(at / stripes, -0.07, (at + 1) / stripes, 1.12), ink)
}

export function paintPitch(pen: Pen, inks: GroundInks): void {
  const { fill, line, box, round, fade } = pen
  fill(box(-0.5, -0.07, 1.5, 1.2), fade(inks.field))
  paintStripes(pen, inks.stripe)
  line(box(0, 0, 1, 1), inks.line)
  line([[0.5, 0], [0.5, 1]], inks.line) // prettier-ignore
  line(round(0.5, 0.5, [0.087, 0.135]), inks.line)
  fill(round(0.5, 0.5, [0.005, 0.008]), inks.line)
  for (const end of [0, 1] as const) {
    const along = (x: number) => (end === 0 ? x : 1 - x)
    line(box(along(0), 0.2, along(0.157), 0.8), inks.line)
    line(box(along(0), 0.365, along(0.052), 0.635), inks.line)
    fill(round(along(0.105), 0.5, [0.004, 0.007]), inks.line)
    line(
      round(along(0.105), 0.5, [0.087, 0.135], end === 0 ? -0.148 : 0.352, end === 0 ? 0.148 : 0.648),
      inks.line,
    )
    paintGoal(pen, { end, halfWidth: 0.075, tall: 1.25, deep: 0.028 })
  }
}

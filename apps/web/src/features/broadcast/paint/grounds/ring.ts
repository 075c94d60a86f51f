import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen } from '../pen.ts'

const HEIGHTS = [0.32, 0.5, 0.68] as const

/** Boxing: a ring on its platform; the near ropes are drawn over the fighters. */
export function paintRing(pen: Pen, inks: GroundInks): void {
  const { fill, line, box, fade, round, context } = pen
  fill([[-0.06, 1.12, 0], [1.06, 1.12, 0], [1.06, 1.12, -0.34], [-0.06, 1.12, -0.34]], inks.around[1]) // prettier-ignore
  fill(box(-0.06, -0.1, 1.06, 1.12), inks.around[0])
  fill(box(-0.04, -0.07, 1.04, 1.09), fade(inks.field))
  context.globalAlpha = 0.5
  line(round(0.5, 0.5, [0.15, 0.28]), inks.mark, 8)
  fill(box(-0.04, 0.8, 0.1, 1.09), inks.line)
  fill(box(0.9, -0.07, 1.04, 0.2), inks.mark)
  context.globalAlpha = 1
  for (const [at, z] of HEIGHTS.entries()) {
    const ink = PICTURE_INKS.rope[at] ?? PICTURE_INKS.post
    line([[0, 1.02, z], [0, 0, z], [1, 0, z], [1, 1.02, z]], ink, 7) // prettier-ignore
  }
  for (const [x, ink] of [[0, PICTURE_INKS.rope[2]], [1, PICTURE_INKS.rope[0]]] as const) // prettier-ignore
    line([[x, 0, 0], [x, 0, 0.76]], ink, 26) // prettier-ignore
}

export function paintNearRopes({ line }: Pen): void {
  for (const [at, z] of HEIGHTS.entries())
    line([[0, 1.04, z], [1, 1.04, z]], PICTURE_INKS.rope[at] ?? PICTURE_INKS.post, 9) // prettier-ignore
  for (const [x, ink] of [[0, PICTURE_INKS.rope[0]], [1, PICTURE_INKS.rope[2]]] as const) // prettier-ignore
    line([[x, 1.04, 0], [x, 1.04, 0.78]], ink, 32) // prettier-ignore
}

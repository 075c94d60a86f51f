import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen, Point } from '../pen.ts'

/** How high the net hangs and where its foot is, in bodies. */
const NETS: Readonly<Record<string, { readonly low: number; readonly tall: number }>> = {
  tennis: { low: 0, tall: 0.55 },
  badminton: { low: 0.5, tall: 0.9 },
  volleyball: { low: 0.75, tall: 1.35 },
  sand: { low: 0.75, tall: 1.3 },
}

/** Tennis, badminton and volleyball: a court with a net across its middle. */
export function paintNetCourt(pen: Pen, inks: GroundInks, look: string): void {
  const { fill, box, fade, line } = pen
  fill(box(0, 0, 1, 1), fade(inks.field))
  if (look === 'sand') paintSand(pen, inks)
  paintLines(pen, inks, look)
  line(box(0, 0, 1, 1), inks.line, look === 'sand' ? 8 : 6)
  paintNet(pen, NETS[look] ?? { low: 0, tall: 0.55 })
}

function paintLines({ line }: Pen, { line: ink }: GroundInks, look: string): void {
  const draw = (...lines: readonly (readonly Point[])[]) => lines.forEach((points) => line(points, ink, 5))
  if (look === 'tennis')
    draw([[0, 0.125], [1, 0.125]], [[0, 0.875], [1, 0.875]], [[0.23, 0.125], [0.23, 0.875]], [[0.77, 0.125], [0.77, 0.875]], [[0.23, 0.5], [0.77, 0.5]]) // prettier-ignore
  if (look === 'badminton')
    draw([[0, 0.075], [1, 0.075]], [[0, 0.925], [1, 0.925]], [[0.06, 0], [0.06, 1]], [[0.94, 0], [0.94, 1]], [[0.352, 0], [0.352, 1]], [[0.648, 0], [0.648, 1]], [[0, 0.5], [0.352, 0.5]], [[0.648, 0.5], [1, 0.5]]) // prettier-ignore
  if (look === 'volleyball') draw([[0.333, 0], [0.333, 1]], [[0.667, 0], [0.667, 1]], [[0.5, 0], [0.5, 1]]) // prettier-ignore
}

/** Ripples of the sand. */
function paintSand({ line }: Pen, { stripe }: GroundInks): void {
  for (let at = 1; at < 12; at++) {
    const ripple = Array.from({ length: 31 }, (_, step): Point => [
      -0.1 + step * 0.04,
      at / 12 + Math.sin(step * 0.9 + at) * 0.012,
    ])
    line(ripple, stripe, 4)
  }
}

function paintNet({ fill, line }: Pen, { low, tall }: { low: number; tall: number }): void {
  const [far, near] = [-0.04, 1.04]
  fill([[0.5, far, low], [0.5, near, low], [0.5, near, tall], [0.5, far, tall]], PICTURE_INKS.netFill) // prettier-ignore
  // Seen from the side it is narrow: a slight lean shows its mesh.
  for (let at = 0; at <= 14; at++) {
    const y = far + ((near - far) * at) / 14
    line([[0.5, y, low], [0.5, y, tall]], PICTURE_INKS.net, 2) // prettier-ignore
  }
  line([[0.5, far, tall], [0.5, near, tall]], PICTURE_INKS.post, 8) // prettier-ignore
  line([[0.5, far, 0], [0.5, far, tall]], PICTURE_INKS.gear, 9) // prettier-ignore
  line([[0.5, near, 0], [0.5, near, tall]], PICTURE_INKS.gear, 12) // prettier-ignore
}

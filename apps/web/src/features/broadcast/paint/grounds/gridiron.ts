import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen } from '../pen.ts'
import { paintStripes } from './pitch.ts'

/** American football with its yards, and rugby with its lines and posts. */
export function paintGridiron(pen: Pen, inks: GroundInks, look: string): void {
  const { fill, box, fade, line } = pen
  fill(box(-0.5, -0.07, 1.5, 1.2), fade(inks.field))
  paintStripes(pen, inks.stripe, look === 'yards' ? 24 : 12)
  if (look === 'yards') paintYards(pen, inks)
  else paintRugby(pen, inks)
  line(box(0, 0, 1, 1), inks.line)
}

function paintYards(pen: Pen, inks: GroundInks): void {
  const { fill, box, line, context } = pen
  context.globalAlpha = 0.75
  fill(box(0, 0, 1 / 12, 1), inks.mark)
  fill(box(11 / 12, 0, 1, 1), inks.mark)
  context.globalAlpha = 1
  for (let at = 1; at < 12; at++) line([[at / 12, 0], [at / 12, 1]], inks.line, at === 6 ? 6 : 4) // prettier-ignore
  for (let at = 6; at < 55; at++)
    for (const y of [0.02, 0.34, 0.66, 0.98])
      line([[at / 60 + 1 / 30, y - 0.016], [at / 60 + 1 / 30, y + 0.016]], inks.line, 2) // prettier-ignore
  for (const x of [0, 1]) {
    line([[x, 0.5, 0], [x, 0.5, 0.9]], PICTURE_INKS.rim, 12) // prettier-ignore
    line([[x, 0.42, 2.6], [x, 0.42, 0.9], [x, 0.58, 0.9], [x, 0.58, 2.6]], PICTURE_INKS.rim, 8) // prettier-ignore
  }
}

function paintRugby({ line, context, view }: Pen, inks: GroundInks): void {
  for (const x of [0.08, 0.27, 0.5, 0.73, 0.92]) line([[x, 0], [x, 1]], inks.line) // prettier-ignore
  context.setLineDash([view.height * 0.02, view.height * 0.02])
  for (const x of [0.13, 0.42, 0.58, 0.87]) line([[x, 0], [x, 1]], inks.line, 3) // prettier-ignore
  for (const y of [0.08, 0.92]) line([[0.08, y], [0.92, y]], inks.line, 3) // prettier-ignore
  context.setLineDash([])
  for (const x of [0.08, 0.92]) {
    line([[x, 0.44, 0], [x, 0.44, 3]], PICTURE_INKS.post, 9) // prettier-ignore
    line([[x, 0.56, 0], [x, 0.56, 3]], PICTURE_INKS.post, 9) // prettier-ignore
    line([[x, 0.44, 1.2], [x, 0.56, 1.2]], PICTURE_INKS.post, 8) // prettier-ignore
  }
}

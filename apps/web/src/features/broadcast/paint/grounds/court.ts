import { type GroundInks, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import type { Pen } from '../pen.ts'

const PLANKS = 40

/** Basketball: planks, the keys, the arcs and the baskets. */
export function paintCourt(pen: Pen, inks: GroundInks): void {
  const { fill, line, box, round, fade } = pen
  fill(box(0, 0, 1, 1), fade(inks.field))
  for (let at = 0; at < PLANKS; at += 2) fill(box(at / PLANKS, 0, (at + 1) / PLANKS, 1), inks.stripe)
  fill(round(0.5, 0.5, [0.066, 0.12]), inks.mark)
  line(round(0.5, 0.5, [0.066, 0.12]), inks.line)
  for (const end of [0, 1] as const) {
    const along = (x: number) => (end === 0 ? x : 1 - x)
    fill(box(along(0), 0.34, along(0.205), 0.66), inks.mark)
    line(box(along(0), 0.34, along(0.205), 0.66), inks.line)
    line(round(along(0.205), 0.5, [0.066, 0.12]), inks.line)
    line([[along(0), 0.06], [along(0.1), 0.06]], inks.line) // prettier-ignore
    line([[along(0), 0.94], [along(0.1), 0.94]], inks.line) // prettier-ignore
    line(round(along(0.1), 0.5, [0.155, 0.44], end === 0 ? -0.25 : 0.25, end === 0 ? 0.25 : 0.75), inks.line)
    paintBasket(pen, end)
  }
  line(box(0, 0, 1, 1), inks.line)
  line([[0.5, 0], [0.5, 1]], inks.line) // prettier-ignore
}

function paintBasket({ fill, line, round }: Pen, end: 0 | 1): void {
  const along = (x: number) => (end === 0 ? x : 1 - x)
  line([[along(-0.035), 0.5, 0], [along(-0.035), 0.5, 1.5], [along(0.028), 0.5, 1.72]], PICTURE_INKS.dark, 16) // prettier-ignore
  const board = [[along(0.032), 0.42, 1.5], [along(0.032), 0.58, 1.5], [along(0.032), 0.58, 2.05], [along(0.032), 0.42, 2.05]] as const // prettier-ignore
  fill(board, PICTURE_INKS.net)
  line([...board, board[0]], PICTURE_INKS.post, 7)
  const rim = round(along(0.056), 0.5, [0.018, 0.045]).map(([x, y]) => [x, y, 1.52] as const)
  for (const aside of [-0.9, -0.3, 0.3, 0.9])
    line([[along(0.056 + aside * 0.018), 0.5, 1.52], [along(0.056 + aside * 0.009), 0.5, 1.24]], PICTURE_INKS.net, 3) // prettier-ignore
  line(rim, PICTURE_INKS.rim, 9)
}

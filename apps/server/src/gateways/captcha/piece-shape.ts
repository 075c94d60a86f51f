import { CAPTCHA_PIECE_SIZE } from '@keo/contract/captcha'
import type { Chance } from './chance.ts'

type Edge = 'flat' | 'knob' | 'notch'
/** Edges from the top clockwise, and how far off the middle their knobs sit. */
export type PieceShape = { readonly edges: readonly Edge[]; readonly shift: number }

const BODY = 48
const MARGIN = (CAPTCHA_PIECE_SIZE - BODY) / 2
const CORNER = 6
const KNOB_RADIUS = 8
/** The knob's circle crosses the edge in 14 units, as in the mockup. */
const KNOB_OUT = 3.87
const SHIFT_MAX = 6

export function newPieceShape(chance: Chance): PieceShape {
  const edges: Edge[] = Array.from({ length: 3 }, () => chance.oneOf<Edge>(['flat', 'knob', 'notch']))
  // One knob at least: a plain square would be no puzzle piece.
  return { edges: chance.shuffled<Edge>([...edges, 'knob']), shift: chance.between(-SHIFT_MAX, SHIFT_MAX) }
}

/** Another silhouette for certain: knobs become notches and the other way round. */
export function unlike({ edges, shift }: PieceShape): PieceShape {
  const other = { flat: 'knob', knob: 'notch', notch: 'flat' } as const
  return { edges: edges.map((edge) => other[edge]), shift: -shift }
}

/** Distance of a place in the piece's square to its outline: negative inside. */
export function distanceTo({ edges, shift }: PieceShape, x: number, y: number): number {
  const fromMiddle = { x: x - CAPTCHA_PIECE_SIZE / 2, y: y - CAPTCHA_PIECE_SIZE / 2 }
  let distance = roundedBox(fromMiddle.x, fromMiddle.y)
  edges.forEach((edge, side) => {
    if (edge === 'flat') return
    const out = BODY / 2 + (edge === 'knob' ? KNOB_OUT : -KNOB_OUT)
    const [knobX, knobY] = [
      [shift, -out],
      [out, shift],
      [shift, out],
      [-out, shift],
    ][side] ?? [0, 0]
    const circle = Math.hypot(fromMiddle.x - (knobX ?? 0), fromMiddle.y - (knobY ?? 0)) - KNOB_RADIUS
    distance = edge === 'knob' ? Math.min(distance, circle) : Math.max(distance, -circle)
  })
  return distance
}

function roundedBox(x: number, y: number): number {
  const overX = Math.abs(x) - (BODY / 2 - CORNER)
  const overY = Math.abs(y) - (BODY / 2 - CORNER)
  const outside = Math.hypot(Math.max(overX, 0), Math.max(overY, 0))
  return outside + Math.min(Math.max(overX, overY), 0) - CORNER
}

export const PIECE_MARGIN = MARGIN

import { CAPTCHA_PIECE_SIZE } from '@keo/contract/captcha'
import type { Chance } from './chance.ts'

type Edge = 'flat' | 'knob' | 'notch'
/** Edges from the top clockwise, and how far off the middle their knobs sit. */
export type PieceShape = { readonly edges: readonly Edge[]; readonly shift: number }

const BODY = 48
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

type Circle = { readonly x: number; readonly y: number; readonly isKnob: boolean }

/** Distance of a place in the piece's square to its outline: negative inside. */
export function outlineOf(shape: PieceShape): (x: number, y: number) => number {
  const circles = circlesOf(shape)
  return (x, y) => {
    const fromMiddleX = x - CAPTCHA_PIECE_SIZE / 2
    const fromMiddleY = y - CAPTCHA_PIECE_SIZE / 2
    let distance = roundedBox(fromMiddleX, fromMiddleY)
    for (const circle of circles) {
      const away = length(fromMiddleX - circle.x, fromMiddleY - circle.y) - KNOB_RADIUS
      distance = circle.isKnob ? Math.min(distance, away) : Math.max(distance, -away)
    }
    return distance
  }
}

function circlesOf({ edges, shift }: PieceShape): Circle[] {
  return edges.flatMap((edge, side) => {
    if (edge === 'flat') return []
    const out = BODY / 2 + (edge === 'knob' ? KNOB_OUT : -KNOB_OUT)
    const sign = side === 0 || side === 3 ? -out : out
    const isKnob = edge === 'knob'
    return side % 2 === 0 ? [{ x: shift, y: sign, isKnob }] : [{ x: sign, y: shift, isKnob }]
  })
}

function roundedBox(x: number, y: number): number {
  const overX = Math.abs(x) - (BODY / 2 - CORNER)
  const overY = Math.abs(y) - (BODY / 2 - CORNER)
  const outside = length(Math.max(overX, 0), Math.max(overY, 0))
  return outside + Math.min(Math.max(overX, overY), 0) - CORNER
}

/** Math.hypot guards against overflow, which no picture has, and takes ten times as long. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

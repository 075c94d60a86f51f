import type { Field, FieldKind } from '../scene/fields.ts'

/** How a ground lies in the picture. */
export type View = {
  readonly width: number
  readonly height: number
  /** The whole ground is wider than the picture where the camera goes along. */
  readonly ground: number
  /** Rows of the far and the near line. */
  readonly top: number
  readonly bottom: number
  /** Size of what is at the far line, where what is at the near one has 1. */
  readonly far: number
  /** Width of the field at the near line. */
  readonly span: number
  /** Row where the stands begin, behind what is around the field. */
  readonly edge: number
  /** Height of a body at the near line. */
  readonly body: number
}

type Shape = {
  readonly top: number
  readonly bottom: number
  readonly far: number
  readonly span: number
  readonly edge: number
}

const SHAPES: Readonly<Record<FieldKind, Shape>> = {
  pitch: { top: 0.4, bottom: 0.95, far: 0.66, span: 0.99, edge: 0.07 },
  hall: { top: 0.4, bottom: 0.95, far: 0.68, span: 0.94, edge: 0.12 },
  court: { top: 0.41, bottom: 0.95, far: 0.68, span: 0.92, edge: 0.14 },
  rink: { top: 0.39, bottom: 0.96, far: 0.66, span: 0.96, edge: 0.02 },
  gridiron: { top: 0.39, bottom: 0.97, far: 0.64, span: 0.99, edge: 0.07 },
  net: { top: 0.46, bottom: 0.92, far: 0.68, span: 0.86, edge: 0.24 },
  table: { top: 0.44, bottom: 0.96, far: 0.72, span: 0.98, edge: 0.12 },
  diamond: { top: 0.36, bottom: 0.96, far: 0.46, span: 1.14, edge: 0.02 },
  baize: { top: 0.42, bottom: 0.9, far: 0.8, span: 0.86, edge: 0.5 },
  ring: { top: 0.52, bottom: 0.92, far: 0.72, span: 0.84, edge: 0.5 },
}
/** The picture that shapes are measured for. */
const RATIO = 1.36

export function viewOf(field: Field, width: number, height: number): View {
  const shape = SHAPES[field.kind]
  const ground = Math.max(width, height * RATIO * field.zoom)
  const lines = { top: height * shape.top, bottom: height * shape.bottom, far: shape.far }
  return {
    width,
    height,
    ground,
    ...lines,
    edge: rowAt(lines, scaleAt(lines, -shape.edge)),
    // A wide picture does not stretch a court out of its shape.
    span: Math.min(ground, height * RATIO * field.zoom * 1.25) * shape.span,
    body: height * field.body,
  }
}

/** How large something is, so far across the field. Straight lines of the ground stay straight. */
export const scaleAt = ({ far }: Pick<View, 'far'>, y: number): number => 1 / (1 / far + (1 - 1 / far) * y)

export const rowAt = ({ top, bottom, far }: Pick<View, 'top' | 'bottom' | 'far'>, scale: number): number =>
  top + ((bottom - top) * (scale - far)) / (1 - far)

export const columnAt = ({ ground, span }: View, x: number, scale: number): number =>
  ground / 2 + (x - 0.5) * span * scale

/** How far the picture is moved along the ground, so that the camera's place is in its middle. */
export function panOf(view: View, camera: number): number {
  const free = view.ground - view.width
  if (free <= 0) return 0
  const middle = columnAt(view, camera, (1 + view.far) / 2) - view.width / 2
  return Math.min(free, Math.max(0, middle))
}

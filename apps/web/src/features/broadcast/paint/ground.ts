import { GROUND_INKS, type GroundInks, type GroundLook } from '@keo/ui/drawings/broadcast-inks'
import type { Field, FieldKind } from '../scene/fields.ts'
import { paintBaize } from './grounds/baize.ts'
import { paintCourt } from './grounds/court.ts'
import { paintDiamond } from './grounds/diamond.ts'
import { paintGridiron } from './grounds/gridiron.ts'
import { paintHall } from './grounds/hall.ts'
import { paintNetCourt } from './grounds/net.ts'
import { paintPitch } from './grounds/pitch.ts'
import { paintNearRopes, paintRing } from './grounds/ring.ts'
import { paintRink } from './grounds/rink.ts'
import { paintTable } from './grounds/table.ts'
import { createPen, type Pen } from './pen.ts'
import { paintBoards, paintCrowd, paintLight, paintStands } from './stands.ts'
import type { View } from './view.ts'

type Painter = (pen: Pen, inks: GroundInks, look: GroundLook) => void

const PAINTERS: Readonly<Record<FieldKind, Painter>> = {
  pitch: paintPitch,
  hall: paintHall,
  court: paintCourt,
  rink: paintRink,
  gridiron: paintGridiron,
  net: paintNetCourt,
  table: paintTable,
  diamond: paintDiamond,
  baize: paintBaize,
  ring: paintRing,
}

export type Layer = { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D }

/** A sheet beside the page; null where the browser gives none. */
export function newLayer(width: number, height: number, density: number): Layer | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * density))
  canvas.height = Math.max(1, Math.round(height * density))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(density, density)
  return { canvas, context }
}

/** Stands, ground and light: painted once, as long as the picture keeps its size. Each step is short. */
export function groundSteps(
  context: CanvasRenderingContext2D,
  view: View,
  field: Field,
  seed: number,
): (() => void)[] {
  const pen = createPen(context, view)
  const inks = GROUND_INKS[field.look]
  context.lineJoin = 'round'
  return [
    () => paintStands(pen, inks),
    () => paintCrowd(pen, seed),
    () => paintBoards(pen, seed),
    () => PAINTERS[field.kind](pen, inks, field.look),
    () => paintLight(pen, inks),
  ]
}

/** What stands before everybody. */
export function paintFront(context: CanvasRenderingContext2D, view: View, field: Field): void {
  if (field.kind === 'ring') paintNearRopes(createPen(context, view))
}

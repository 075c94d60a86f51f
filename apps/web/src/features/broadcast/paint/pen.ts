import { columnAt, rowAt, scaleAt, type View } from './view.ts'

export type Point = readonly [x: number, y: number, z?: number]

/** Draws in places of the field: along, across, and bodies high. */
export type Pen = ReturnType<typeof createPen>

const ROUND_STEPS = 40

export function createPen(context: CanvasRenderingContext2D, view: View) {
  function trace(points: readonly Point[]): void {
    context.beginPath()
    for (const [at, [x, y, z = 0]] of points.entries()) {
      const scale = scaleAt(view, y)
      const [column, row] = [columnAt(view, x, scale), rowAt(view, scale) - z * view.body * scale]
      if (at === 0) context.moveTo(column, row)
      else context.lineTo(column, row)
    }
  }

  function fill(points: readonly Point[], ink: string | CanvasGradient): void {
    trace(points)
    context.closePath()
    context.fillStyle = ink
    context.fill()
  }

  /** `width` in thousandths of the picture's height. */
  function line(points: readonly Point[], ink: string, width = 5): void {
    trace(points)
    context.strokeStyle = ink
    context.lineWidth = (width * view.height) / 1000
    context.stroke()
  }

  const box = (x: number, y: number, toX: number, toY: number): Point[] => [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
    [x, y],
  ]

  /** Part of an ellipse of the ground; angles in turns, from the away end over the near side. */
  function round(x: number, y: number, radii: readonly [number, number], from = 0, to = 1): Point[] {
    return Array.from({ length: ROUND_STEPS + 1 }, (_, step): Point => {
      const angle = (from + ((to - from) * step) / ROUND_STEPS) * Math.PI * 2
      return [x + Math.cos(angle) * radii[0], y + Math.sin(angle) * radii[1]]
    })
  }

  /** From far to near. */
  function fade(inks: readonly [string, string], top = view.top, bottom = view.bottom): CanvasGradient {
    const gradient = context.createLinearGradient(0, top, 0, bottom)
    gradient.addColorStop(0, inks[0])
    gradient.addColorStop(1, inks[1])
    return gradient
  }

  return { context, view, fill, line, box, round, fade }
}

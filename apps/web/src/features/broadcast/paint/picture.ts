import { BALL_INKS, CROWD_INKS, CUE_INKS, PICTURE_INKS } from '@keo/ui/drawings/broadcast-inks'
import { chance } from '../scene/chance.ts'
import type { Field } from '../scene/fields.ts'
import { type Ball, REDS, type Scene } from '../scene/scene.ts'
import type { Strides } from '../scene/follow.ts'
import { groundSteps, newLayer, paintFront } from './ground.ts'
import { createSprites, type Kits } from './sprites.ts'
import { columnAt, panOf, rowAt, scaleAt, viewOf } from './view.ts'

type Size = { readonly width: number; readonly height: number; readonly density: number }
type Look = { readonly field: Field; readonly seed: number; readonly kits: Kits }

/** Flashes in a crowd that has seen a goal. */
const FLASHES = 26
const QUIET = 0.85

/** Paints the match into a canvas of one size; the ground is painted once. Null where the browser draws nothing. */
export function createPicture({ field, seed, kits }: Look, { width, height, density }: Size) {
  const view = viewOf(field, width, height)
  const layer = newLayer(view.ground, height, density)
  if (!layer) return null
  const ground = layer.canvas
  const steps = groundSteps(layer.context, view, field, seed)
  const sprites = createSprites(field, kits, { body: view.body, density })
  /** Who is further away is drawn first. Kept between drawings: hardly anything changes its place in it. */
  const order: number[] = []
  const at = { x: 0, y: 0, size: 0, steps: 0, index: 0 }

  function drawBodies(
    context: CanvasRenderingContext2D,
    { bodies }: Scene,
    strides: Strides,
    pan: number,
  ): void {
    while (order.length < bodies.length) order.push(order.length)
    order.sort((one, other) => (bodies[one]?.y ?? 0) - (bodies[other]?.y ?? 0))
    for (const index of order) {
      const body = bodies[index]
      if (!body?.isShown) continue
      const scale = scaleAt(view, body.y)
      at.x = columnAt(view, body.x, scale) - pan
      at.y = rowAt(view, scale)
      at.size = view.body * scale
      at.steps = strides[index] ?? 0
      at.index = index
      if (at.x > -at.size && at.x < width + at.size) sprites.drawBody(context, body, at)
    }
  }

  function drawBall(
    context: CanvasRenderingContext2D,
    { x, y, z, isShown }: Ball,
    ink: string,
    pan: number,
  ): void {
    if (!isShown) return
    const scale = scaleAt(view, y)
    const [column, row] = [columnAt(view, x, scale) - pan, rowAt(view, scale)]
    const size = ballSize(field) * view.height * scale
    context.fillStyle = PICTURE_INKS.shadow
    context.beginPath()
    context.ellipse(column, row, size * 1.1, size * 0.42, 0, 0, 7)
    context.fill()
    const top = row - size * 0.7 - z * view.body * scale
    context.fillStyle = ink
    context.beginPath()
    if (field.kind === 'gridiron') context.ellipse(column, top, size * 1.5, size * 0.9, -0.4, 0, 7)
    else context.arc(column, top, size, 0, 7)
    context.fill()
    context.fillStyle = PICTURE_INKS.shade
    context.beginPath()
    context.arc(column, top, size, 0.3, 2.5)
    context.fill()
  }

  /** It stands before who plays at it. */
  function drawTable(context: CanvasRenderingContext2D): void {
    const row = rowAt(view, scaleAt(view, -0.085))
    const tall = height - row
    context.drawImage(ground, 0, row * density, width * density, tall * density, 0, row, width, tall) // prettier-ignore
  }

  function drawFlashes(context: CanvasRenderingContext2D, noise: number, nowMs: number): void {
    if (noise < QUIET) return
    const moment = Math.floor(nowMs / 90)
    for (let flash = 0; flash < FLASHES; flash++) {
      context.globalAlpha = chance(seed, moment * FLASHES + flash, 52)
      context.fillStyle = CROWD_INKS[1]
      const [x, y] = [
        chance(seed, moment * FLASHES + flash, 50) * width,
        (0.1 + chance(seed, moment * FLASHES + flash, 51) * 0.8) * view.edge,
      ]
      context.fillRect(x, y, 2.4, 2.4)
    }
    context.globalAlpha = 1
  }

  function draw(context: CanvasRenderingContext2D, scene: Scene, strides: Strides, nowMs: number): void {
    const pan = panOf(view, scene.camera)
    sprites.beginFrame()
    context.setTransform(density, 0, 0, density, 0, 0)
    context.drawImage(ground, pan * density, 0, width * density, height * density, 0, 0, width, height)
    drawFlashes(context, scene.noise, nowMs)
    if (field.play === 'cue') {
      drawBodies(context, scene, strides, pan)
      drawTable(context)
      for (const ball of scene.others) drawBall(context, ball, cueInk(ball.ink), pan)
      drawBall(context, scene.ball, CUE_INKS.white, pan)
      return
    }
    const isFar = scene.ball.y < 0.3 && scene.ball.z < 0.2
    if (isFar) drawBall(context, scene.ball, BALL_INKS[field.look], pan)
    drawBodies(context, scene, strides, pan)
    if (!isFar) drawBall(context, scene.ball, BALL_INKS[field.look], pan)
    if (field.kind === 'ring') {
      context.translate(-pan, 0)
      paintFront(context, view, field)
      context.translate(pan, 0)
    }
  }

  return {
    /** Paints a further piece of the ground; true once all of it is there. */
    paintNext(): boolean {
      steps.shift()?.()
      return steps.length === 0
    },
    isReady: () => steps.length === 0,
    /** Somebody is still missing: a further drawing has more of them. */
    isPartial: sprites.isWaiting,
    draw,
  }
}

export type Picture = NonNullable<ReturnType<typeof createPicture>>

/** As a share of the picture's height: larger than true, so that it is seen. */
function ballSize({ kind, look }: Field): number {
  if (kind === 'baize') return 0.016
  if (kind === 'court' || look === 'volleyball' || look === 'sand') return 0.023
  if (kind === 'rink' || look === 'table' || look === 'tennis' || kind === 'diamond') return 0.012
  return 0.017
}

function cueInk(ball: number): string {
  if (ball <= REDS) return CUE_INKS.red
  return CUE_INKS.colours[ball - REDS - 1] ?? CUE_INKS.white
}

import {
  CAPTCHA_HEIGHT,
  CAPTCHA_LEFT_MAX,
  CAPTCHA_PIECE_SIZE as SIZE,
  CAPTCHA_WIDTH,
  type CaptchaPuzzle,
} from '@keo/contract/captcha'
import type { Chance } from './chance.ts'
import { newPieceShape, outlineOf, unlike, type PieceShape } from './piece-shape.ts'
import { pngAddress } from './png.ts'
import { covered, createRaster, lay, type Box, type Paint, type Raster } from './raster.ts'
import { newScene } from './scene.ts'

type Place = { readonly left: number; readonly top: number }

/** Far enough from the start to need a movement. */
const LEFT_MIN = 84
const TOP_MIN = 2
/** Slot and decoy never touch. */
const APART = SIZE - 8
const STREAKS = 5
const GRAIN = 3
const GRAIN_APART = 30

export type DrawnPuzzle = Omit<CaptchaPuzzle, 'challengeId'>

/** Draws the picture, its slot and the piece that was cut out. Where the slot is, only the answer tells. */
export async function drawPuzzle(chance: Chance): Promise<{ view: DrawnPuzzle; left: number }> {
  const scene = newScene(chance)
  const shape = newPieceShape(chance)
  const slot = {
    left: chance.whole(LEFT_MIN, CAPTCHA_LEFT_MAX),
    top: chance.whole(TOP_MIN, CAPTCHA_HEIGHT - SIZE - TOP_MIN),
  }
  const background = createRaster(CAPTCHA_WIDTH, CAPTCHA_HEIGHT)
  scene(background, { x: 0, y: 0 })
  streaks(background, chance)
  const isDecoyFirst = chance.next() < 0.5
  const decoy = { left: decoyLeft(chance, slot.left), top: slot.top }
  if (isDecoyFirst)
    cut(background, { shape: unlike(shape), place: decoy, opacity: chance.between(0.44, 0.6) })
  cut(background, { shape, place: slot, opacity: chance.between(0.5, 0.64) })
  if (!isDecoyFirst)
    cut(background, { shape: unlike(shape), place: decoy, opacity: chance.between(0.44, 0.6) })
  grain(background, chance)

  const piece = createRaster(SIZE, SIZE)
  scene(piece, { x: slot.left, y: slot.top })
  grain(piece, chance)
  trim(piece, shape)
  const [backgroundFile, pieceFile] = await Promise.all([
    pngAddress(background, 'solid'),
    pngAddress(piece, 'see-through'),
  ])
  const view = {
    width: CAPTCHA_WIDTH,
    height: CAPTCHA_HEIGHT,
    background: backgroundFile,
    piece: pieceFile,
    pieceTop: slot.top,
    pieceSize: SIZE,
  }
  return { view, left: slot.left }
}

/** On the same line and of another outline: a program that looks for an edge finds two. */
function decoyLeft(chance: Chance, left: number): number {
  const before = Math.max(0, left - APART - LEFT_MIN / 2)
  const after = Math.max(0, CAPTCHA_LEFT_MAX - left - APART)
  const step = chance.between(0, before + after)
  return Math.round(step < before ? LEFT_MIN / 2 + step : left + APART + step - before)
}

function squareAt({ left, top }: Place): Box {
  return { x: left, y: top, width: SIZE, height: SIZE }
}

function cut(
  raster: Raster,
  { shape, place, opacity }: { shape: PieceShape; place: Place; opacity: number },
): void {
  const outline = outlineOf(shape)
  const distance = (x: number, y: number) => outline(x - place.left, y - place.top)
  const shade: Paint = [10, 6, 18, opacity]
  const rim: Paint = [255, 255, 255, 0.5]
  lay(raster, squareAt(place), (x, y) => covered(distance(x, y)), shade)
  lay(raster, squareAt(place), (x, y) => covered(Math.abs(distance(x, y)) - 0.5), rim)
}

/** Keeps what lies inside the outline and rims it in white. */
function trim({ width, height, dots }: Raster, shape: PieceShape): void {
  const outline = outlineOf(shape)
  const perDot = SIZE / width
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const distance = outline((column + 0.5) * perDot, (row + 0.5) * perDot)
      const rim = covered(Math.abs(distance) - 1)
      const at = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel += 1)
        dots[at + channel] = 255 * rim + (dots[at + channel] ?? 0) * (1 - rim)
      dots[at + 3] = 255 * Math.max(rim, covered(distance))
    }
  }
}

/** Thin lines of light across the picture, so that not every edge is a slot's. */
function streaks(raster: Raster, chance: Chance): void {
  for (let n = 0; n < STREAKS; n += 1) {
    const angle = chance.between(0, Math.PI)
    const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
    const through = { x: chance.between(0, CAPTCHA_WIDTH), y: chance.between(0, CAPTCHA_HEIGHT) }
    const length = chance.between(30, 120)
    const paint: Paint = chance.next() < 0.5 ? [255, 255, 255, 0.16] : [10, 6, 18, 0.18]
    const reach = { x: (Math.abs(alongX) * length) / 2 + 2, y: (Math.abs(alongY) * length) / 2 + 2 }
    const box = { x: through.x - reach.x, y: through.y - reach.y, width: 2 * reach.x, height: 2 * reach.y }
    const across = (x: number, y: number) => {
      const [dx, dy] = [x - through.x, y - through.y]
      const isBeyond = Math.abs(dx * alongX + dy * alongY) > length / 2
      return isBeyond ? 0 : covered(Math.abs(dx * alongY - dy * alongX) - 0.8)
    }
    lay(raster, box, across, paint)
  }
}

/** Light noise, drawn anew for the piece: nothing in it is the picture's to the dot. Sparse, because noise is bytes. */
function grain({ dots }: Raster, chance: Chance): void {
  for (let at = 0; at < dots.length; at += 4 * chance.whole(1, GRAIN_APART)) {
    const shift = chance.oneOf([-GRAIN, GRAIN])
    for (let channel = 0; channel < 3; channel += 1)
      dots[at + channel] = Math.min(255, Math.max(0, (dots[at + channel] ?? 0) + shift))
  }
}

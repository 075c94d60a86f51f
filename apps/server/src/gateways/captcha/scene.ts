import { CAPTCHA_HEIGHT as HEIGHT, CAPTCHA_WIDTH as WIDTH } from '@keo/contract/captcha'
import type { Chance } from './chance.ts'
import {
  covered,
  DOTS,
  fillRows,
  lay,
  layUnder,
  type Box,
  type Coverage,
  type Offset,
  type Paint,
  type Raster,
  type Skyline,
} from './raster.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Palette = {
  /** Top, a little below the middle, bottom. */
  readonly sky: readonly [Colour, Colour, Colour]
  readonly sun: Colour
  readonly far: Colour
  readonly near: Colour
  readonly water: Colour
  readonly hull: Colour
  readonly sail: Colour
}

/** The mockup's sunset, and other hours of the same place. */
const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    sky: [
      [255, 179, 107],
      [255, 126, 107],
      [162, 59, 114],
    ],
    sun: [255, 231, 168],
    far: [94, 42, 107],
    near: [56, 24, 78],
    water: [27, 14, 51],
    hull: [13, 7, 32],
    sail: [255, 154, 92],
  },
  {
    sky: [
      [255, 205, 178],
      [229, 152, 155],
      [109, 104, 117],
    ],
    sun: [255, 240, 214],
    far: [129, 88, 125],
    near: [79, 58, 92],
    water: [40, 32, 58],
    hull: [22, 17, 36],
    sail: [255, 183, 148],
  },
  {
    sky: [
      [126, 200, 227],
      [182, 224, 214],
      [246, 214, 165],
    ],
    sun: [255, 246, 205],
    far: [86, 132, 144],
    near: [38, 84, 97],
    water: [16, 48, 62],
    hull: [8, 26, 38],
    sail: [244, 241, 222],
  },
  {
    sky: [
      [28, 37, 84],
      [65, 62, 120],
      [168, 93, 127],
    ],
    sun: [242, 233, 201],
    far: [62, 52, 104],
    near: [36, 31, 72],
    water: [17, 17, 44],
    hull: [8, 8, 26],
    sail: [232, 141, 103],
  },
]

type Ridge = { height(x: number): number; slope(x: number): number }

/** Draws the part of the scene that begins at the offset. */
export type Scene = (raster: Raster, offset: Offset) => void

/** Layered hills, a sun and a boat. What chance gives is fixed here, so that it can be drawn twice and match. */
export function newScene(chance: Chance): Scene {
  const colours = chance.oneOf(PALETTES)
  const sun = { x: chance.between(50, WIDTH - 50), y: chance.between(34, 84), radius: chance.between(24, 36) }
  const far = skylineOf(ridgeOf(chance, { from: 28, to: 112, step: 46 }))
  const near = skylineOf(ridgeOf(chance, { from: 76, to: 136, step: 60 }))
  const water = skylineOf(waterOf(chance))
  const boat = {
    x: chance.between(40, WIDTH - 80),
    y: chance.between(-2, 4),
    size: chance.between(0.8, 1.15),
  }

  return (raster, offset) => {
    const put: Put = (box, coverage, colour) => {
      const shown = { ...box, x: box.x - offset.x, y: box.y - offset.y }
      lay(raster, shown, (x, y) => coverage(x + offset.x, y + offset.y), [...colour, 1])
    }
    fillRows(raster, offset, skyPaint(colours.sky))
    put(around(sun), (x, y) => covered(Math.hypot(x - sun.x, y - sun.y) - sun.radius), colours.sun)
    layUnder(raster, offset, far, [...colours.far, FAR_OPACITY])
    layUnder(raster, offset, near, [...colours.near, 1])
    layUnder(raster, offset, water, [...colours.water, 1])
    drawBoat(put, boat, colours)
  }
}

type Put = (box: Box, coverage: Coverage, colour: Colour) => void
const FAR_OPACITY = 0.75

function drawBoat(put: Put, boat: { x: number; y: number; size: number }, { hull, sail }: Palette): void {
  const box = { x: boat.x, y: boat.y + 104, width: 70 * boat.size, height: 70 * boat.size }
  const draw = (shape: Coverage, colour: Colour) =>
    put(box, (x, y) => shape((x - boat.x) / boat.size, (y - boat.y - 152) / boat.size + 48), colour)
  draw((x, y) => quarter(x - 28, 48 - y, { across: 22, up: 40 }), sail)
  draw((x, y) => quarter(24 - x, 48 - y, { across: 16, up: 34 }), sail)
  draw(
    (x, y) =>
      Math.min(
        covered(48 - y),
        covered(y - 58),
        covered((y - 48) * 0.8 - x),
        covered(x - 58 + (y - 48) * 0.8),
      ),
    hull,
  )
}

/** A quarter of an ellipse, right and above of its centre: one sail. */
function quarter(x: number, y: number, { across, up }: { across: number; up: number }): number {
  const edge = (Math.hypot(x / across, y / up) - 1) * Math.min(across, up)
  return Math.min(covered(edge), covered(-x), covered(-y))
}

function skyPaint([top, middle, bottom]: Palette['sky']): (y: number) => Paint {
  const turn = 0.55 * HEIGHT
  return (y) => (y < turn ? mix(top, middle, y / turn) : mix(middle, bottom, (y - turn) / (HEIGHT - turn)))
}

function mix(one: Colour, other: Colour, share: number): Paint {
  const at = (channel: 0 | 1 | 2) => one[channel] + (other[channel] - one[channel]) * share
  return [at(0), at(1), at(2), 1]
}

/** Straight slopes between peaks and valleys in turn. */
function ridgeOf(chance: Chance, { from, to, step }: { from: number; to: number; step: number }): Ridge {
  const points: { x: number; y: number }[] = []
  const third = (to - from) / 3
  for (let x = -step; x < WIDTH + step; x += chance.between(step * 0.7, step * 1.3)) {
    const isPeak = points.length % 2 === 1
    points.push({ x, y: isPeak ? chance.between(from, from + third) : chance.between(to - third, to) })
  }
  points.push({ x: WIDTH + 2 * step, y: to })
  const slopes = points.slice(1).map((point, n) => {
    const before = points[n] ?? point
    return { until: point.x, x: before.x, y: before.y, slope: (point.y - before.y) / (point.x - before.x) }
  })
  const at = (x: number) => slopes.find(({ until }) => x < until) ?? { x: 0, y: to, slope: 0 }
  return {
    height: (x) => at(x).y + (x - at(x).x) * at(x).slope,
    slope: (x) => at(x).slope,
  }
}

function waterOf(chance: Chance): Ridge {
  const phase = chance.between(0, 6)
  return { height: (x) => 149 + 3.5 * Math.sin(x / 38 + phase), slope: () => 0 }
}

function skylineOf(ridge: Ridge): Skyline {
  const columns = Float64Array.from({ length: WIDTH * DOTS }, (_, column) => (column + 0.5) / DOTS)
  return {
    heights: columns.map((x) => ridge.height(x)),
    steepness: columns.map((x) => Math.hypot(1, ridge.slope(x))),
  }
}

function around({ x, y, radius }: { x: number; y: number; radius: number }): Box {
  const side = 2 * radius + 2
  return { x: x - radius - 1, y: y - radius - 1, width: side, height: side }
}

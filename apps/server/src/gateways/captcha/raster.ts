/** A colour with its opacity; channels 0 to 255, opacity 0 to 1. */
export type Paint = readonly [red: number, green: number, blue: number, opacity: number]

/** Part of the dot at this place (in drawing units) that a shape covers, 0 to 1. */
export type Coverage = (x: number, y: number) => number

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Raster = {
  readonly width: number
  readonly height: number
  /** Red, green, blue, opacity of each dot, row by row. */
  readonly dots: Uint8Array
}

/** Dots for each drawing unit, so that edges stay sharp on a phone. */
export const DOTS = 2

export function createRaster(width: number, height: number): Raster {
  return {
    width: width * DOTS,
    height: height * DOTS,
    dots: new Uint8Array(width * height * DOTS * DOTS * 4),
  }
}

export type Offset = { readonly x: number; readonly y: number }

/** Colours each row as a whole; `offset` says which part of the drawing this raster shows. */
export function fillRows({ width, height, dots }: Raster, offset: Offset, paint: (y: number) => Paint): void {
  for (let row = 0; row < height; row += 1) {
    const [red, green, blue] = paint((row + 0.5) / DOTS + offset.y)
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
      dots[at] = red
      dots[at + 1] = green
      dots[at + 2] = blue
      dots[at + 3] = 255
    }
  }
}

/** A line across the whole drawing: for each column of dots its height and how steep it is there. */
export type Skyline = { readonly heights: Float64Array; readonly steepness: Float64Array }

/** Everything under a skyline. Its own loop, because it covers most of the picture and runs for every one. */
export function layUnder(raster: Raster, offset: Offset, skyline: Skyline, paint: Paint): void {
  const { width, height, dots } = raster
  const [red, green, blue, opacity] = paint
  for (let column = 0; column < width; column += 1) {
    const edge = (skyline.heights[column + offset.x * DOTS] ?? 0) - offset.y
    const steep = skyline.steepness[column + offset.x * DOTS] ?? 1
    const first = Math.max(0, Math.floor((edge - steep) * DOTS))
    for (let row = first; row < height; row += 1) {
      const share = covered((edge - (row + 0.5) / DOTS) / steep) * opacity
      if (share > 0) blend(dots, (row * width + column) * 4, red, green, blue, share)
    }
  }
}

/** Lays a small shape over what is there; only dots inside the box are looked at. */
export function lay(raster: Raster, box: Box, coverage: Coverage, paint: Paint): void {
  const { width, height, dots } = raster
  const [red, green, blue, opacity] = paint
  const right = Math.min(width, Math.ceil((box.x + box.width) * DOTS))
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * DOTS))
  for (let row = Math.max(0, Math.floor(box.y * DOTS)); row < bottom; row += 1) {
    const y = (row + 0.5) / DOTS
    for (let column = Math.max(0, Math.floor(box.x * DOTS)); column < right; column += 1) {
      const share = coverage((column + 0.5) / DOTS, y) * opacity
      if (share > 0) blend(dots, (row * width + column) * 4, red, green, blue, share)
    }
  }
}

function blend(dots: Uint8Array, at: number, red: number, green: number, blue: number, share: number): void {
  const rest = 1 - share
  dots[at] = red * share + (dots[at] ?? 0) * rest
  dots[at + 1] = green * share + (dots[at + 1] ?? 0) * rest
  dots[at + 2] = blue * share + (dots[at + 2] ?? 0) * rest
  dots[at + 3] = 255 * share + (dots[at + 3] ?? 0) * rest
}

/** From a distance to the edge (negative inside, in drawing units) to the covered part of a dot. */
export function covered(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance * DOTS))
}

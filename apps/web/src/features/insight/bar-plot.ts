type Box = { readonly width: number; readonly height: number }

export type Bar = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isBelow: boolean
}
export type BarPlot = { readonly bars: readonly Bar[]; readonly zeroY: number }

/** The share of its place that a bar fills. */
const FILLED = 0.7
/** What is not nothing is seen. */
const LEAST_HEIGHT = 1

/** Bars from a line of nothing, upwards and downwards by one measure; a value of nothing has no height. */
export function barPlot(values: readonly number[], { width, height }: Box): BarPlot {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const scale = most === least ? 0 : height / (most - least)
  const zeroY = round(most === least ? height : most * scale)
  const place = width / Math.max(1, values.length)
  const bars = values.map((value, at): Bar => {
    const tall = value === 0 ? 0 : Math.max(LEAST_HEIGHT, Math.abs(value) * scale)
    return {
      x: round(place * (at + (1 - FILLED) / 2)),
      y: round(value < 0 ? zeroY : zeroY - tall),
      width: round(place * FILLED),
      height: round(tall),
      isBelow: value < 0,
    }
  })
  return { bars, zeroY }
}

const round = (number: number): number => Math.round(number * 10) / 10

import { crashMultiplierAt } from '@keo/games-contract/shared-tables'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'

/** The drawing of a flight in a box of 390 by 300. */
export const FLIGHT_BOX = { width: 390, height: 300, ground: 262, left: 62, right: 300, top: 70 } as const

const LEAST_SECONDS = 12
const LEAST_TOP = 300
const ROOM = 1.2
const POINTS = 32

/** The times and multipliers that the box spans now; it grows with the flight. */
export function spanOf(flightMs: number): { readonly ms: number; readonly hundredths: number } {
  return {
    ms: Math.max(LEAST_SECONDS * 1000, flightMs),
    hundredths: Math.max(LEAST_TOP, 100 + (crashMultiplierAt(flightMs) - 100) * ROOM),
  }
}
type Span = ReturnType<typeof spanOf>

/** Where a moment of the flight lies in the box. */
export function pointAt(flightMs: number, span: Span): { readonly x: number; readonly y: number } {
  const share = (crashMultiplierAt(flightMs) - 100) / (span.hundredths - 100)
  return {
    x: FLIGHT_BOX.left + (flightMs / span.ms) * (FLIGHT_BOX.right - FLIGHT_BOX.left),
    y: FLIGHT_BOX.ground - Math.min(share, 1) * (FLIGHT_BOX.ground - FLIGHT_BOX.top),
  }
}

export type Tick = { readonly at: number; readonly text: string }
export const MOST_TICKS = 4

/** 1, 2, 4 or 5 of some power of ten: the smallest step that marks the span at most so many times. */
function stepOf(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most))
  return [1, 2, 4, 5, 10].map((times) => times * power).find((step) => span / step <= most) ?? span
}

const marks = (from: number, until: number) => {
  const step = stepOf(until - from, MOST_TICKS)
  const count = Math.floor((until - from) / step + 0.001)
  return Array.from({ length: count }, (_, index) => from + (index + 1) * step)
}

/** Marks of both axes in round numbers, with where they lie in the box: multipliers by height, seconds by width. */
export function axesOf({ ms, hundredths }: Span): { heights: readonly Tick[]; widths: readonly Tick[] } {
  const { ground, top, left, right } = FLIGHT_BOX
  return {
    heights: marks(100, hundredths).map((mark) => ({
      at: ground - ((mark - 100) / (hundredths - 100)) * (ground - top),
      text: `${(mark / 100).toFixed(hundredths > 1000 ? 0 : 1)}×`,
    })),
    widths: marks(0, ms / 1000).map((seconds) => ({
      at: left + ((seconds * 1000) / ms) * (right - left),
      text: `${seconds}s`,
    })),
  }
}

/** The curve from the ground to the ship as the data of a path. */
export function curveTo(flightMs: number, span: Span): string {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const { x, y } = pointAt((flightMs * index) / POINTS, span)
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')
}

/** The angle of the ship at the tip, in degrees; it flies up to the right. */
export function angleAt(flightMs: number, span: Span): number {
  const tip = pointAt(flightMs, span)
  const before = pointAt(Math.max(flightMs - 200, 0), span)
  return (Math.atan2(tip.y - before.y, tip.x - before.x || 1) * 180) / Math.PI
}

export const hundredthsText = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`

/** What a stake pays when it leaves at that multiplier, cut to the smallest unit. */
export const paidAt = (stake: string, hundredths: number) =>
  amountOf((hundredthsOf(stake) * BigInt(hundredths)) / 100n)

/** `5`, `1.8`, `2.55` as hundredths; null for anything else or outside of what a bet may name. */
export function readExit(text: string): number | null {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!found) return null
  const hundredths = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return hundredths >= 101 && hundredths <= 1_000_000 ? hundredths : null
}

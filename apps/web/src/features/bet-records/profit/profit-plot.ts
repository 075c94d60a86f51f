import { type Instant, parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'

export type ProfitPoint = { readonly time: string; readonly result: string }
type Box = { readonly width: number; readonly height: number }
type Span = { readonly from: Instant; readonly until: Instant }

export type ProfitPlot = {
  readonly line: string
  /** Where neither is won nor lost. */
  readonly zeroY: number
  readonly end: bigint
  readonly most: bigint
  readonly least: bigint
}

/** In steps from nothing; only the drawing is in floating numbers. */
export function profitPlot(
  points: readonly ProfitPoint[],
  currency: Currency,
  { from, until }: Span,
  { width, height }: Box,
): ProfitPlot {
  const steps = points.map(({ time, result }) => ({
    at: parseServerTime(time) ?? from,
    minor: readAmount(result, currency).minor,
  }))
  const all = [0n, ...steps.map(({ minor }) => minor)]
  const least = all.reduce((one, other) => (one < other ? one : other))
  const most = all.reduce((one, other) => (one > other ? one : other))
  const span = Number(most - least)
  const x = (at: Instant): number => round(((at - from) / (until - from)) * width)
  const y = (minor: bigint): number =>
    round(span === 0 ? height / 2 : height - (Number(minor - least) / span) * height)
  const line = steps.reduce((path, { at, minor }) => `${path}H${x(at)}V${y(minor)}`, `M0 ${y(0n)}`)
  return { line: `${line}H${width}`, zeroY: y(0n), end: all.at(-1) ?? 0n, most, least }
}

const round = (number: number): number => Math.round(number * 10) / 10

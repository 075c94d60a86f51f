import { type Instant, parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { signedMoney } from './use-money-text.ts'

export type Curve = {
  readonly currency: Currency
  readonly start: string
  readonly least: string
  readonly most: string
  readonly points: readonly { readonly time: string; readonly available: string }[]
}
type Box = { readonly width: number; readonly height: number }
type Span = { readonly from: Instant; readonly until: Instant }

export type Plot = {
  /** A step for each movement: between two of them nothing changes. */
  readonly line: string
  readonly area: string
  readonly least: bigint
  readonly most: bigint
  readonly end: bigint
  readonly start: bigint
}

/** Only the drawing is in floating numbers; what is said is in minor units. */
export function plotOf(curve: Curve, { from, until }: Span, { width, height }: Box): Plot {
  const minorOf = (amount: string): bigint => signedMoney(amount, curve.currency).minor
  const start = minorOf(curve.start)
  const steps = curve.points.map(({ time, available }) => ({
    at: parseServerTime(time) ?? from,
    minor: minorOf(available),
  }))
  const [least, most] = [minorOf(curve.least), minorOf(curve.most)]
  const x = (at: Instant): number => round(((at - from) / (until - from)) * width)
  const span = Number(most - least)
  const y = (minor: bigint): number =>
    round(span === 0 ? height / 2 : height - (Number(minor - least) / span) * height)
  const line = steps.reduce((path, { at, minor }) => `${path}H${x(at)}V${y(minor)}`, `M0 ${y(start)}`)
  const whole = `${line}H${width}`
  return {
    line: whole,
    area: `${whole}V${height}H0Z`,
    least,
    most,
    start,
    end: steps.at(-1)?.minor ?? start,
  }
}

const round = (number: number): number => Math.round(number * 10) / 10

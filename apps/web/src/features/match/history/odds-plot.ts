import type { Price } from '@keo/units/price'
import type { Instant } from '@keo/units/instants'
import type { PricePoint } from '../../sportsbook/index.ts'

export type OddsPlot = {
  /** Steps: a price holds until the next one. Broken where betting stood still. */
  readonly line: string
  readonly first: Price
  readonly last: Price
  readonly least: Price
  readonly most: Price
  readonly from: Instant
  readonly until: Instant
}

type Box = { readonly width: number; readonly height: number }

/**
 * The course of one option; null while nothing is known of it. Each step is as wide as the next: what moves in a minute
 * of play would be a single line beside the quiet days before.
 */
export function oddsPlot(
  points: readonly PricePoint[],
  optionType: number,
  { width, height }: Box,
): OddsPlot | null {
  const steps = points.map(({ at, options }) => ({
    at,
    odds: options.find(({ type }) => type === optionType)?.odds ?? null,
  }))
  const prices = steps.flatMap(({ odds }) => (odds === null ? [] : [odds]))
  const [from, until] = [steps[0]?.at, steps.at(-1)?.at]
  const [first, last] = [prices[0], prices.at(-1)]
  if (from === undefined || until === undefined || first === undefined || last === undefined) return null
  const [least, most] = [Math.min(...prices) as Price, Math.max(...prices) as Price]
  const x = (step: number): number => tenth(steps.length === 1 ? width : (step / (steps.length - 1)) * width)
  const y = (odds: Price): number =>
    tenth(most === least ? height / 2 : height - ((odds - least) / (most - least)) * height)
  let path = ''
  let isDrawing = false
  for (const [step, { odds }] of steps.entries()) {
    if (isDrawing) path += `H${x(step)}`
    if (odds !== null) path += isDrawing ? `V${y(odds)}` : `M${x(step)} ${y(odds)}`
    isDrawing = odds !== null
  }
  return { line: isDrawing ? `${path}H${width}` : path, first, last, least, most, from, until }
}

const tenth = (number: number): number => Math.round(number * 10) / 10

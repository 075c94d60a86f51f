import type { Price } from '@keo/units/price'
import type { PricePoint } from '../../sportsbook/index.ts'

export type PriceMove = {
  readonly at: number
  readonly from: Price
  readonly to: Price
  readonly cause: NonNullable<PricePoint['cause']>
}

const SHOWN = 4

/** The last moves of one option whose cause is known, newest first. */
export function priceMoves(history: readonly PricePoint[], optionType: number): PriceMove[] {
  const priceAt = (point: PricePoint | undefined) =>
    point?.options.find(({ type }) => type === optionType)?.odds ?? null
  return history
    .flatMap((point, index) => {
      const [from, to] = [priceAt(history[index - 1]), priceAt(point)]
      if (from === null || to === null || from === to || point.cause === null) return []
      return [{ at: point.at, from, to, cause: point.cause }]
    })
    .slice(-SHOWN)
    .toReversed()
}

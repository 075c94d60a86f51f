const percent = (tenThousandths: number): string => `${(tenThousandths / 100).toFixed(2)}%`

/** `96.10%`, or both ends where the bets of a game differ. */
export function statedText(least: number | null, most: number | null): string {
  if (least === null || most === null) return '—'
  return least === most ? percent(least) : `${percent(least)}–${percent(most)}`
}

export const measuredText = (measured: number | null, error: number | null): string =>
  measured === null || error === null ? '—' : `${percent(measured)} ± ${(error / 100).toFixed(2)}`

/** `0.0031%`; what is smaller than can be read so is told by its power. */
export function chanceText(probability: number): string {
  if (probability >= 0.000_001) return `${(probability * 100).toPrecision(2)}%`
  return probability.toExponential(1)
}

/** Where a value stands on a scale from 80 % to 110 %, of a hundred. */
export const placeOn = (tenThousandths: number): number =>
  Math.min(100, Math.max(0, ((tenThousandths - 8_000) / 3_000) * 100))

import type { Odds } from './odds.ts'

/** Formats that an operator may offer beside decimal and Hong Kong, by the provider's numbers (protocol 3.8). */
export const MORE_ODDS_FORMAT = { malay: 3, indonesian: 4, american: 5 } as const
export type MoreOddsFormat = (typeof MORE_ODDS_FORMAT)[keyof typeof MORE_ODDS_FORMAT]

/** An exact fraction: what one unit wins or, below nought, what it takes to win one. */
type Signed = { readonly top: bigint; readonly bottom: bigint }

const ONE = 1000n
const HUNDRED = 100n

export function signedOdds(odds: Odds, format: MoreOddsFormat): Signed {
  const gain = odds - ONE
  const [wins, takes] = [
    { top: gain, bottom: ONE },
    { top: -ONE, bottom: gain },
  ]
  if (format === MORE_ODDS_FORMAT.malay) return gain <= ONE ? wins : takes
  const signed = gain >= ONE ? wins : takes
  return format === MORE_ODDS_FORMAT.indonesian ? signed : { ...signed, top: signed.top * HUNDRED }
}

/** Undefined for any other format. Rounded down, below nought too, so that nothing more is promised than is paid. */
export function moreOddsText(odds: Odds, format: number): string | undefined {
  if (!isMore(format) || odds <= ONE) return undefined
  const { top, bottom } = signedOdds(odds, format)
  if (format === MORE_ODDS_FORMAT.american) return `${top > 0n ? '+' : ''}${floor(top, bottom)}`
  const hundredths = floor(top * HUNDRED, bottom)
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const FORMATS: readonly number[] = Object.values(MORE_ODDS_FORMAT)
const isMore = (format: number): format is MoreOddsFormat => FORMATS.includes(format)

/** Division of bigints goes towards nought. */
function floor(top: bigint, bottom: bigint): bigint {
  return top < 0n ? -((-top + bottom - 1n) / bottom) : top / bottom
}

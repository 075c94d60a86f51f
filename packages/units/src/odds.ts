/** Decimal odds in thousandths, so 1.85 is 1_850n. */
export type Odds = bigint & { readonly unit: 'odds' }

/** Decimal, Hong Kong; any other number leaves the odds as they came (specification section 9). */
export const ODDS_FORMAT = { decimal: 1, hongKong: 2 } as const

const ONE = 1000n
const ODDS_MAX = 1_000_000n

/** Reads decimal odds from their text. Accepted are odds over 1 and up to 1,000, in steps of a thousandth. */
export function parseOdds(text: string): Odds | undefined {
  const found = /^(0|[1-9][0-9]{0,3})(?:\.([0-9]{1,3}))?$/.exec(text)
  if (!found) return undefined
  const [, whole = '', decimals = ''] = found
  const thousandths = BigInt(whole + decimals.padEnd(3, '0'))
  return thousandths > ONE && thousandths <= ODDS_MAX ? (thousandths as Odds) : undefined
}

/** Display only: a slip always stores decimal odds. Digits past the second are cut. */
export function oddsText(odds: Odds, format: number): string {
  if (format === ODDS_FORMAT.decimal) return twoDecimals(odds)
  if (format === ODDS_FORMAT.hongKong) return twoDecimals(odds - ONE)
  return fullDecimals(odds)
}

function twoDecimals(thousandths: bigint): string {
  return threeDecimals(thousandths).slice(0, -1)
}

function fullDecimals(thousandths: bigint): string {
  return threeDecimals(thousandths).replace(/\.?0+$/, '')
}

function threeDecimals(thousandths: bigint): string {
  const digits = thousandths.toString().padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

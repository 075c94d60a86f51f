/** How many of a currency's units count as one unit of thousands of dong, in hundredths. */
const HUNDREDTHS_PER_THOUSAND_DONG: Readonly<Record<number, bigint>> = {
  /** Thousands of dong. */
  1000: 100n,
  /** Dong. */
  10: 100_000n,
  /** Yuan, dollars and USDT at round rates: limits need no better. */
  1: 28n,
  2: 4n,
  200: 4n,
}

export const KNOWN_CURRENCIES: readonly number[] = Object.keys(HUNDREDTHS_PER_THOUSAND_DONG).map(Number)

export function isKnownCurrency(currencyId: number): boolean {
  return currencyId in HUNDREDTHS_PER_THOUSAND_DONG
}

/** Limits are kept in whole thousands of dong; a bet is judged in hundredths of its own currency. */
export function limitIn(currencyId: number, thousandsOfDong: number): bigint {
  const rate = HUNDREDTHS_PER_THOUSAND_DONG[currencyId]
  if (rate === undefined) throw new RangeError(`No limits are known in currency ${currencyId}.`)
  return BigInt(Math.floor(thousandsOfDong)) * rate
}

/** A highest stake is whole, as it is shown and typed, and never below the least. */
export function mostStake(least: bigint, most: bigint): bigint {
  const whole = most - (most % 100n)
  return whole < least ? least : whole
}

/** Back to thousands of dong, so that exposure adds up whatever the currency. */
export function exposureOf(currencyId: number, hundredths: bigint): bigint {
  const rate = HUNDREDTHS_PER_THOUSAND_DONG[currencyId] ?? 1n
  return (hundredths + rate - 1n) / rate
}

import type { Odds } from './odds.ts'

/**
 * Decimal odds in whole thousandths, so 1.85 is 1850: `Odds` as a number, for prices that are kept on a device, compared
 * and drawn by the hundreds. Zero and less stand for a price that is locked.
 */
export type Price = number & { readonly unit: 'price' }

export const LOCKED_PRICE = 0 as Price

const ONE = 1000
const MOST = 1_000_000

/** Of decimal odds, which come as a number or as text of up to three places. */
export const priceOf = (decimal: number | string): Price => Math.round(Number(decimal) * ONE) as Price

/** As decimal odds again, to the thousandth. */
export const decimalText = (price: Price): string => String(price / ONE)

/** For sums; undefined for a price that nobody can bet at. */
export function oddsOf(price: Price): Odds | undefined {
  return price > ONE && price <= MOST ? (BigInt(price) as Odds) : undefined
}

/**
 * What a device has kept. Earlier versions kept decimal odds, which end at 1,000, where the thousandths of a price begin:
 * no number can be both.
 */
export const keptPrice = (kept: number): Price => (kept <= ONE ? priceOf(kept) : (Math.round(kept) as Price))

/** Unit prices travel as decimals of up to four places. */

export function unitPriceText(price: bigint): string {
  const digits = price.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

export function unitPriceNumber(price: bigint): number {
  return Number(unitPriceText(price))
}

/** Null for text that is no price above zero; places past the fourth were never shown. */
export function readUnitPrice(text: string): bigint | null {
  const found = /^(0|[1-9]\d{0,4})(?:\.(\d{1,4})0*)?$/.exec(text)
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  const price = BigInt(whole + decimals.padEnd(4, '0'))
  return price > 0n ? price : null
}

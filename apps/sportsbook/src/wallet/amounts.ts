/** Hundredths as the wire writes them; never through a float. */
export function amountText(hundredths: bigint): string {
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Null for text that is no amount or has more decimals than two. */
export function readAmount(text: string): bigint | null {
  const found = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,2})0*)?$/.exec(text)
  if (!found) return null
  const [, sign, whole = '', decimals = ''] = found
  return BigInt(whole + decimals.padEnd(2, '0')) * (sign ? -1n : 1n)
}

/** For the fields that the wire writes as a number: up to fifteen digits it is written as exactly what it was. */
export function amountNumber(hundredths: bigint): number {
  return Number(amountText(hundredths))
}

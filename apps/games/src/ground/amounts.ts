const MINOR_DIGITS = 2
const SIGNED_AMOUNT = /^-?\d{1,13}(\.\d{1,2})?$/

/** Hundredths of a decimal text such as `25000.00`; null for what is none. */
export function minorOf(text: string): bigint | null {
  if (!SIGNED_AMOUNT.test(text)) return null
  const isNegative = text.startsWith('-')
  const [whole = '', rest = ''] = text.replace('-', '').split('.')
  const minor = BigInt(whole + rest.padEnd(MINOR_DIGITS, '0'))
  return isNegative ? -minor : minor
}

/** As the wires write it: two decimals, whatever they are. */
export function amountText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(MINOR_DIGITS + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`
}

/** Hundredths of an amount that the operator writes as a JSON number with at most two decimals. */
export function minorOfNumber(amount: number): bigint {
  return BigInt(Math.round(amount * 100))
}

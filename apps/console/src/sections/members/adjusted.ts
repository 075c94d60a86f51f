/** What somebody typed, in whole dong with or without points, as the contract writes it; null for no amount. */
export function amountText(typed: string): string | null {
  const digits = typed.trim().replace(/[.\s]/g, '')
  return /^[1-9]\d{0,13}$/.test(digits) ? `${digits}.00` : null
}

/** What would be available after an entry. */
export function adjusted(available: string, side: 'credit' | 'debit', amount: string): string {
  const minor = minorOf(available) + (side === 'credit' ? minorOf(amount) : -minorOf(amount))
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const minorOf = (text: string): bigint => BigInt(text.replace('.', ''))

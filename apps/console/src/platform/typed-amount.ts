import type { TreasuryCurrency } from '@keo/contract/console-treasury'

const USDT_DECIMALS = 6

/** What somebody typed as the wire writes it, or null: dong are whole and may be grouped by points, USDT has decimals behind one. */
export function typedAmount(typed: string, currency: TreasuryCurrency): string | null {
  const text = typed.trim()
  if (currency === 'VND') {
    const digits = text.replace(/[.\s]/g, '')
    return /^[1-9]\d{0,13}$/.test(digits) ? `${digits}.00` : null
  }
  const [, whole = '', decimals = ''] = /^(0|[1-9]\d{0,11})(?:[.,](\d{1,6}))?$/.exec(text) ?? []
  // One thousand to one reader, one to another.
  if (decimals.length === 3) return null
  return /[1-9]/.test(whole + decimals) ? `${whole}.${decimals.padEnd(USDT_DECIMALS, '0')}` : null
}

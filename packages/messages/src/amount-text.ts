import type { Language } from './languages.ts'

/** Decimal text as a language writes it, with its currency. As text: an amount of money never becomes a float. */
export function amountText(value: string, currency: string | undefined, language: Language): string {
  const unit = currency === 'VND' ? '₫' : currency
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value as `${number}`)} ${unit}`
}

import type { Language } from './languages.ts'

/**
 * Decimal text as a language writes it, with its currency: `5.000.000 ₫` in Vietnamese, `₫5,000,000` elsewhere, as the
 * app itself writes amounts. As text: an amount of money never becomes a float.
 */
export function amountText(value: string, currency: string | undefined, language: Language): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value as `${number}`)
  if (currency !== 'VND') return `${number} ${currency}`
  return language === 'vi' ? `${number} ₫` : `₫${number}`
}

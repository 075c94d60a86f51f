import type { Language } from '@keo/messages/languages'
import { type Currency, type Money, money, SCALE } from '@keo/units/money'
import { amountParts } from '../../shared/format.ts'

/** What was typed as whole units; null for nothing and for zero. */
export function typedMoney(digits: string, currency: Currency): Money | null {
  const whole = /^\d+$/.test(digits) ? BigInt(digits) : 0n
  return whole > 0n ? money(whole * 10n ** BigInt(SCALE[currency]), currency) : null
}

/** `1.000.000` while it grows. */
export function groupDigits(digits: string, currency: Currency, language: Language): string {
  const typed = typedMoney(digits, currency)
  return typed ? amountParts(typed, language).whole : digits
}

/** The whole units that an amount holds, as digits. */
export function wholeDigits({ minor, currency }: Money): string {
  const whole = minor / 10n ** BigInt(SCALE[currency])
  return whole > 0n ? whole.toString() : ''
}

import type { Language } from '@keo/messages/languages'
import { money, type Money, moneyParts, SCALE } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import { shownAmount } from '../../../page-kit/amounts/amount-text.ts'
import { amountParts, formatCompact, formatMoney, formatWholeMoney } from '../../../language/format.ts'

/** Whole amounts without decimals, as stakes are typed; others with all that are shown. */
export function moneyInWords(amount: Money, language: Language): string {
  return /^0*$/.test(moneyParts(amount).decimals)
    ? formatWholeMoney(amount, language)
    : formatMoney(amount, language)
}

/** `20K`, `50TR`: for limits. */
export function compactMoney({ minor, currency }: Money, language: Language): string {
  return formatCompact(Number(minor / 10n ** BigInt(SCALE[currency])), language)
}

/** `50K` where that is the whole of it, else every digit: a key adds exactly what it says. */
export function shortAmount(amount: number, language: Language): string {
  const isRound = amount % 10 ** Math.max(0, String(amount).length - 2) === 0
  return isRound ? formatCompact(amount, language) : shownAmount(String(amount), language)
}

/** The digits of the most whole units within an amount that can be staked. */
export function stakeDigits({ minor, currency }: Money): string {
  const whole = (minor - (minor % SPORTS_UNITS[currency].minorPerStep)) / 10n ** BigInt(SCALE[currency])
  return whole > 0n ? whole.toString() : ''
}

export function sumOf(minors: readonly bigint[], currency: Money['currency']): Money {
  return money(
    minors.reduce((sum, each) => sum + each, 0n),
    currency,
  )
}

export function currencySymbol(currency: Money['currency'], language: Language): string {
  const { before, after } = amountParts(money(0n, currency), language)
  return (before + after).trim()
}

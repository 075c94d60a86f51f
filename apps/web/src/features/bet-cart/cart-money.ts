import type { Language } from '@keo/messages/languages'
import { money, type Money, moneyParts, SCALE } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import { formatCompact, formatMoney, formatWholeMoney } from '../../shared/format.ts'

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

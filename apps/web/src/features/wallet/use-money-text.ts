import { type Currency, money, parseMoney } from '@keo/units/money'
import { formatMoney } from '../../language/format.ts'
import { useLanguage } from '../../language/messages.ts'

/** The wire's amount, which may carry a minus sign, as the player's language writes it. */
export function useMoneyText(): (amount: string, currency: Currency) => string {
  const language = useLanguage()
  return (amount, currency) => formatMoney(signedMoney(amount, currency), language)
}

export function signedMoney(amount: string, currency: Currency) {
  const isNegative = amount.startsWith('-')
  const { minor } = parseMoney(isNegative ? amount.slice(1) : amount, currency) ?? { minor: 0n }
  return money(isNegative ? -minor : minor, currency)
}

import { type Currency, money, type Money, parseMoney } from '@keo/units/money'
import { type AmountParts, amountParts, formatMoney, formatWholeMoney } from '../../language/format.ts'
import { useLanguage } from '../../language/messages.ts'

/** The wire's amount, which may carry a minus sign. */
export function readAmount(text: string, currency: Currency): Money {
  const isNegative = text.startsWith('-')
  const { minor } = parseMoney(isNegative ? text.slice(1) : text, currency) ?? { minor: 0n }
  return money(isNegative ? -minor : minor, currency)
}

/** Amounts as the player's language writes them. */
export function useAmounts(currency: Currency) {
  const language = useLanguage()
  return {
    /** With its decimals and its sign. */
    text: (amount: string): string => formatMoney(readAmount(amount, currency), language),
    textOf: (amount: Money): string => formatMoney(amount, language),
    /** Without decimals, for figures at the top and on buttons. */
    whole: (amount: Money): string => formatWholeMoney(amount, language),
    /** Without the currency, which the page says once. */
    bare: (amount: string): AmountParts => ({
      ...amountParts(readAmount(amount, currency), language),
      after: '',
    }),
  }
}

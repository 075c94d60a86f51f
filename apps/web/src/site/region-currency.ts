import { CURRENCIES, type Currency } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'

const REGION_CURRENCIES: Partial<Record<string, Currency>> = { vietnam: 'VND', china: 'CNY', usa: 'USD' }

/** The member's registered currency comes first; a site without a region of its own counts in USDT. */
export function chooseCurrency(region: string, registered?: string): Currency {
  return CURRENCIES.find((currency) => currency === registered) ?? REGION_CURRENCIES[region] ?? 'USDT'
}

export function sportsCurrencyId(currency: Currency): number {
  return SPORTS_UNITS[currency].id
}

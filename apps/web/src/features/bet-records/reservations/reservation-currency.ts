import { CURRENCIES, type Currency } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import type { Reservation } from '../../sportsbook/index.ts'

/** The book names currencies by number. */
export function currencyOf({ currencyId }: Reservation): Currency {
  return CURRENCIES.find((each) => SPORTS_UNITS[each].id === currencyId) ?? 'VND'
}

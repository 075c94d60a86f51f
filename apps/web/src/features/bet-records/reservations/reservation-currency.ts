import type { Reservation } from '@keo/sportsbook-contract/reservations'
import { CURRENCIES, type Currency } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'

/** The book names currencies by number. */
export function currencyOf({ cid }: Reservation): Currency {
  return CURRENCIES.find((each) => SPORTS_UNITS[each].id === cid) ?? 'VND'
}

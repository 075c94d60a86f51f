import { moneyParts, type Money } from '@keo/units/money'

/** In a sentence of ours: grouped, and without decimals that are zero anyway. */
export function shownAmount(amount: Money): string {
  return moneyParts(amount).whole.toLocaleString('vi-VN')
}

import { moneyText, type Money } from '@keo/units/money'

/** In a refusal, where no screen formats it: whole units grouped by points, as the site's country writes. */
export function shownSum(amount: Money): string {
  const whole = moneyText(amount).split('.')[0] ?? ''
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')} ${amount.currency === 'USDT' ? 'USDT' : '₫'}`
}

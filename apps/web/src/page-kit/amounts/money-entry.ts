import { type Currency, type Money, parseMoney, SCALE } from '@keo/units/money'

/** What was typed; null for nothing and for zero. */
export function typedMoney(typed: string, currency: Currency): Money | null {
  const amount = parseMoney(typed, currency)
  return amount && amount.minor > 0n ? amount : null
}

/** The whole units that an amount holds, as digits. */
export function wholeDigits({ minor, currency }: Money): string {
  const whole = minor / 10n ** BigInt(SCALE[currency])
  return whole > 0n ? whole.toString() : ''
}

import { money, type Money, parseMoney } from '@keo/units/money'
import { MULTIPLIER_SCALE, payoutOf } from '@keo/game-rules/multiplier'

/** Amounts of the play wire: decimal text with two decimals, computed in hundredths and never as floats. */
export function hundredthsOf(amount: string): bigint {
  const found = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  return found ? BigInt((found[1] ?? '') + (found[2] ?? '').padEnd(2, '0')) : 0n
}

export function amountOf(hundredths: bigint): string {
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What a stake brings back at that multiplier, cut to the smallest unit. */
export const payoutText = (stake: string, multiplier: number) =>
  amountOf(payoutOf(hundredthsOf(stake), multiplier))

export const addAmounts = (...amounts: readonly string[]) =>
  amountOf(amounts.reduce((sum, amount) => sum + hundredthsOf(amount), 0n))

/** Never below zero: what is left of a balance. */
export function takeAmount(from: string, amount: string): string {
  const left = hundredthsOf(from) - hundredthsOf(amount)
  return amountOf(left > 0n ? left : 0n)
}

export const isMore = (one: string, other: string) => hundredthsOf(one) > hundredthsOf(other)

/** Money for the formats of the app. Demo credits are counted like dong. */
export function playMoney(amount: string, currency: string): Money {
  const unit = currency === 'CNY' || currency === 'USD' || currency === 'USDT' ? currency : 'VND'
  return parseMoney(amount, unit) ?? money(0n, unit)
}

const DECIMALS = 4
const LEAST_DECIMALS = 2

/** `1.71×`, `0.3×` as a table prints it, `1.0102×` where further decimals count. Cut, never rounded up. */
export function multiplierText(multiplier: number, leastDecimals = LEAST_DECIMALS): string {
  const whole = Math.trunc(multiplier / MULTIPLIER_SCALE)
  const rest = String(multiplier % MULTIPLIER_SCALE).padStart(DECIMALS, '0')
  const decimals = rest.slice(0, Math.max(leastDecimals, 0))
  const short = leastDecimals === 0 ? rest.slice(0, 2).replace(/0+$/, '') : decimals
  return `${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ' ')}${short ? `.${short}` : ''}×`
}

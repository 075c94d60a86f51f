import { money, type Minor, type Money } from '@keo/units/money'

const WHOLE_BP = 10_000n
const MINOR_OF_DONG = 100n
const MINOR_OF_USDT = 1_000_000n

/** A share of an amount, floored: gifts never round up. */
export function giftOf(amount: Minor, bp: number): Minor {
  return ((amount * BigInt(bp)) / WHOLE_BP) as Minor
}

/** How often a deposit and its gift are bet before they may leave. */
export const GIFT_TURNOVER = 1

/** On top of what is ordered, floored to whole dong, because no bank transfers less. */
export function feeOf(amount: Minor, bp: number): Minor {
  return (((amount * BigInt(bp)) / (WHOLE_BP * MINOR_OF_DONG)) * MINOR_OF_DONG) as Minor
}

/** Floored once, at the end. */
export function dongFor(usdt: Minor, rate: bigint): Money {
  return money((usdt * rate) / MINOR_OF_USDT, 'VND')
}

/** Banks know no smaller unit. */
export function isWholeDong({ minor }: Money): boolean {
  return minor % MINOR_OF_DONG === 0n
}

export function wholeDong(minor: bigint): bigint {
  return minor / MINOR_OF_DONG
}

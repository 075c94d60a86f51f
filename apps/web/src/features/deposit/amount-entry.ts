import { dongFor, feeOf, giftOf } from '@keo/contract/deposit-amounts'
import type { DepositChannel } from '@keo/contract/deposit'
import { money, parseMoney, type Minor, type Money } from '@keo/units/money'

export type Figures = {
  /** In the currency of the channel, with the fee. */
  readonly toPay: Money
  readonly fee: Money
  /** In dong. */
  readonly gift: Money
  readonly total: Money
}

/** What an amount will cost and bring, by the same rules as the server's; null without an amount or a rate. */
export function figuresOf(channel: DepositChannel, typed: string, rate: string | undefined): Figures | null {
  const paid = parseMoney(typed, channel.currency)
  const perUsdt = rate === undefined ? undefined : parseMoney(rate, 'VND')
  if (!paid || paid.minor === 0n || (channel.currency === 'USDT' && !perUsdt)) return null
  const dong = perUsdt && channel.currency === 'USDT' ? dongFor(paid.minor, perUsdt.minor) : paid
  const fee = feeOf(paid.minor, channel.feeBp)
  const gift = giftOf(dong.minor, channel.giftBp)
  return {
    toPay: money(paid.minor + fee, channel.currency),
    fee: money(fee, channel.currency),
    gift: money(gift, 'VND'),
    total: money(dong.minor + gift, 'VND'),
  }
}

export type Bounds = Pick<DepositChannel, 'min' | 'max' | 'currency'>

/** Whether an amount may be ordered; an empty one is neither right nor wrong. */
export function isWithin(channel: Bounds, typed: string): boolean {
  const paid = parseMoney(typed, channel.currency)?.minor
  return paid !== undefined && paid >= minorOf(channel, channel.min) && paid <= minorOf(channel, channel.max)
}

function minorOf(channel: Bounds, text: string): Minor {
  return parseMoney(text, channel.currency)?.minor ?? (0n as Minor)
}

/** `100000.00` as a chip's whole number. */
export function wholeOf(text: string): number {
  return Number(text.split('.')[0])
}

import type { ChannelContent } from '@keo/contract/withdraw'
import { money, parseMoney, type Money } from '@keo/units/money'

export type AmountProblem = 'range' | 'balance' | 'turnover'
export type Figures = {
  readonly amount: Money
  readonly fee: Money
  /** What arrives, in the currency of the channel. */
  readonly receive: Money
  readonly problem: AmountProblem | null
  readonly isLarge: boolean
}

export function dong(text: string): Money {
  return parseMoney(text, 'VND') ?? money(0n, 'VND')
}

/** Of what is typed, before it is asked for. The server counts it again and has the last word. */
export function figuresOf(content: ChannelContent, digits: string): Figures {
  const amount = dong(digits || '0')
  const fee = money(feeOf(content, amount.minor), 'VND')
  const net = amount.minor > fee.minor ? amount.minor - fee.minor : 0n
  const receive = received(content, net)
  const counted = content.currency === 'USDT' ? receive : amount
  const [min, max] = [content.amountMin, content.amountMax].map((text) => parseMoney(text, content.currency))
  const isWithin = counted.minor >= (min?.minor ?? 0n) && counted.minor <= (max?.minor ?? 0n)
  const isThere = amount.minor <= dong(content.available).minor
  const isFree = amount.minor <= dong(content.withdrawable).minor
  const problem = !isThere ? 'balance' : !isFree ? 'turnover' : isWithin ? null : 'range'
  return { amount, fee, receive, problem, isLarge: amount.minor > dong(content.reviewAbove).minor }
}

function feeOf({ freeLeft, feePerMille, feeMin, feeMax }: ChannelContent, amount: bigint): bigint {
  if (freeLeft > 0 || amount === 0n) return 0n
  const share = ((amount * BigInt(feePerMille)) / 1000n / 100n) * 100n
  const [min, max] = [dong(feeMin).minor, dong(feeMax).minor]
  return share < min ? min : share > max ? max : share
}

function received({ quote }: ChannelContent, net: bigint): Money {
  if (!quote) return money(net, 'VND')
  return money((net * 1_000_000n) / dong(quote.dongPerUsdt).minor, 'USDT')
}

/** All that may leave in one order: the balance, the day and the channel, in whole dong. */
export function mostOf(content: ChannelContent): string {
  const bounds = [content.withdrawable, content.dayLeft]
  if (content.currency === 'VND') bounds.push(content.amountMax)
  const least = bounds.map((text) => dong(text).minor).reduce((one, other) => (one < other ? one : other))
  return String(least / 100n)
}

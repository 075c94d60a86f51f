import type { WithdrawChannel } from '@keo/contract/withdraw'
import { money, SCALE, type Minor, type Money } from '@keo/units/money'

export type ChannelTerms = {
  /** Of one order, in what is received, both inclusive. */
  readonly min: Money
  readonly max: Money
  /** What it states of an order that nobody reviews, until enough of them were measured. */
  readonly fromSeconds: number
  readonly toSeconds: number
  /** The same of one that a person looks at. */
  readonly reviewedFromSeconds: number
  readonly reviewedToSeconds: number
}
/** What an operator says of a way to withdraw. Whether it is open says nothing of whether anybody pays out by it. */
export type ChannelRule = ChannelTerms & { readonly isOpen: boolean }

/** What is received by it. */
export const currencyOf = (channel: WithdrawChannel): 'VND' | 'USDT' => (channel === 'usdt' ? 'USDT' : 'VND')

const oneOf = (currency: Money['currency']): bigint => 10n ** BigInt(SCALE[currency])

const REVIEWED = { reviewedFromSeconds: 120, reviewedToSeconds: 600 }

type Whole = { readonly min: number; readonly max: number }
function first(channel: WithdrawChannel, { min, max }: Whole): ChannelRule {
  const currency = currencyOf(channel)
  const whole = (count: number) => money(BigInt(count) * oneOf(currency), currency)
  const time = channel === 'c2c' ? { fromSeconds: 60, toSeconds: 300 } : { fromSeconds: 30, toSeconds: 120 }
  return { isOpen: true, min: whole(min), max: whole(max), ...time, ...REVIEWED }
}

/** As the product comes. */
export const FIRST_CHANNELS: Readonly<Record<WithdrawChannel, ChannelRule>> = {
  bank: first('bank', { min: 200_000, max: 300_000_000 }),
  usdt: first('usdt', { min: 20, max: 20_000 }),
  ewallet: first('ewallet', { min: 50_000, max: 20_000_000 }),
  c2c: first('c2c', { min: 200_000, max: 100_000_000 }),
}

/** How long an order takes by what its channel states of those that a person looks at, or of the others. */
export function statedSeconds(terms: ChannelTerms, isReviewed: boolean) {
  return isReviewed
    ? { fromSeconds: terms.reviewedFromSeconds, toSeconds: terms.reviewedToSeconds }
    : { fromSeconds: terms.fromSeconds, toSeconds: terms.toSeconds }
}

/** Whole dong or USDT, as members read them, above nothing and in their order. */
export function areTermsSound(terms: ChannelTerms): boolean {
  const { min, max } = terms
  const areWhole = [min, max].every(({ minor, currency }) => minor % oneOf(currency) === 0n)
  const times = [false, true].map((isReviewed) => statedSeconds(terms, isReviewed))
  const areInOrder = times.every(({ fromSeconds, toSeconds }) => fromSeconds >= 0 && toSeconds >= fromSeconds)
  return areWhole && min.minor > 0n && max.minor >= min.minor && areInOrder
}

/** The least that may be asked for in dong: a fee has to stay below it. USDT are counted once the fee is off. */
export function leastDong(channels: Readonly<Record<WithdrawChannel, ChannelTerms>>): Minor {
  const least = Object.values(channels)
    .map(({ min }) => min)
    .filter(({ currency }) => currency === 'VND')
    .map(({ minor }) => minor)
  return least.reduce((one, other) => (other < one ? other : one))
}

import type { WithdrawChannel } from '@keo/contract/withdraw'
import { seconds } from '@keo/units/instants'
import type { Money } from '@keo/units/money'

/** In percent: pay-outs that fail, and requests whose answer is lost. */
export type PayoutRates = { readonly fails: number; readonly silent: number }

/** `lost` has arrived and its answer has not; `unheard` never arrived. */
export type PayoutHearing = 'heard' | 'lost' | 'unheard'
export type PayoutFate = {
  readonly isTaken: boolean
  readonly outcome: 'paid' | 'failed' | 'targetRefused'
}
type Chance = () => number

/** Whole dong that end so are for those who want to see it happen. */
const TAILS = { targetRefused: 403n, failed: 404n, lost: 405n, unheard: 406n } as const
const tailOf = ({ minor, currency }: Money) => (currency === 'VND' ? (minor / 100n) % 1000n : 0n)

/** Half of the failures are a no at once, half of them are told later. */
export function payoutFate(amount: Money, { fails }: PayoutRates, chance: Chance): PayoutFate {
  const tail = tailOf(amount)
  const drawn = chance() * 100
  if (tail === TAILS.targetRefused || drawn < fails / 2) return { isTaken: false, outcome: 'targetRefused' }
  return { isTaken: true, outcome: tail === TAILS.failed || drawn < fails ? 'failed' : 'paid' }
}

export function payoutHearing(
  amount: Money,
  isFirst: boolean,
  { silent }: PayoutRates,
  chance: Chance,
): PayoutHearing {
  const tail = isFirst ? tailOf(amount) : 0n
  const drawn = chance() * 100
  if (tail === TAILS.lost || drawn < silent / 2) return 'lost'
  return tail === TAILS.unheard || drawn < silent ? 'unheard' : 'heard'
}

/** People take longer than machines. */
const SETTLES_SECONDS: Readonly<Record<WithdrawChannel, readonly [number, number]>> = {
  bank: [25, 100],
  ewallet: [25, 100],
  usdt: [25, 100],
  c2c: [60, 300],
}

export function settlesAfterMs(channel: WithdrawChannel, chance: Chance): number {
  const [min, max] = SETTLES_SECONDS[channel]
  return seconds(min) + Math.floor(chance() * seconds(max - min))
}

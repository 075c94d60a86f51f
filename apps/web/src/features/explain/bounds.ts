import type { PlayLimits } from '@keo/contract/play-limits'
import { type Money, money } from '@keo/units/money'
import { readAmount } from '../../page-kit/amounts/signed-amounts.ts'
import type { Figures } from '../../page-kit/explain/figures.ts'
import type { BetWait, StakeRules } from '../sportsbook/index.ts'

/** An amount that something may not pass, with the words for it. */
export type Bound<Name> = { readonly name: Name; readonly most: bigint }

/** The one that holds: the lowest, of equal ones the first. */
export function bindingOf<Name>(bounds: readonly Bound<Name>[]): Bound<Name> | undefined {
  return bounds.reduce<Bound<Name> | undefined>(
    (low, each) => (low === undefined || each.most < low.most ? each : low),
    undefined,
  )
}

export type StakeBoundName = StakeRules['bounds'][number]['bound'] | 'ownLimit' | 'balance'

export type StakeAnswer = {
  /** Null while one of the picks is not sold. */
  readonly rules: StakeRules | null
  /** Of a member: what the own limits leave, and what is at hand. */
  readonly limits: PlayLimits | null
  readonly available: Money | null
}

/** Everything that a stake may not pass, for each sub-bet: the book's bounds, the own limits and the balance. */
export function stakeBounds(
  { rules, limits, available }: StakeAnswer,
  subBets: number,
): Bound<StakeBoundName>[] {
  if (!rules) return []
  const each = (minor: bigint): bigint => (minor > 0n ? minor / BigInt(subBets) : 0n)
  const own = (limits?.limits ?? []).flatMap(({ kind, left }) =>
    kind === 'deposit' || left === null ? [] : [readAmount(left, rules.most.currency).minor],
  )
  const lowest = own.reduce<bigint | null>((low, left) => (low === null || left < low ? left : low), null)
  return [
    ...rules.bounds.map(({ bound, most }) => ({ name: bound, most: most.minor })),
    ...(lowest === null ? [] : [{ name: 'ownLimit' as const, most: each(lowest) }]),
    ...(available === null ? [] : [{ name: 'balance' as const, most: each(available.minor) }]),
  ]
}

/** Every wait of a slip, and the one that counts: the longest. */
export function longestWait(waits: readonly BetWait[]): BetWait | undefined {
  return waits.toSorted((one, other) => other.seconds - one.seconds)[0]
}

const WHOLE_DONG = 100n

export type FeePart = 'share' | 'least' | 'most'

/** The share of an amount, and whether it or one of its bounds is the fee. */
export function feeParts({ amount, perMille, least, most }: Figures['withdrawFee']) {
  const share = ((amount.minor * BigInt(perMille)) / 1000n / WHOLE_DONG) * WHOLE_DONG
  const binding: FeePart = share < least.minor ? 'least' : share > most.minor ? 'most' : 'share'
  return { share: money(share, amount.currency), binding }
}

export type WithdrawBound = 'free' | 'dayLeft' | 'orderMost'

/** What one order may be at most; what is received in another currency is no bound in dong. */
export function withdrawBounds({
  free,
  dayLeft,
  orderMost,
}: Figures['withdrawMost']): Bound<WithdrawBound>[] {
  return [
    { name: 'free', most: free.minor },
    { name: 'dayLeft', most: dayLeft.minor },
    ...(orderMost.currency === free.currency ? [{ name: 'orderMost' as const, most: orderMost.minor }] : []),
  ]
}

export type DepositBound = 'channel' | 'merchant' | 'ownLimit'

export function depositBounds(
  { most, ofChannel }: Figures['depositRange'],
  left: Money | null | undefined,
): Bound<DepositBound>[] {
  return [
    ...(ofChannel ? [{ name: 'channel' as const, most: ofChannel.most.minor }] : []),
    { name: ofChannel ? ('merchant' as const) : ('channel' as const), most: most.minor },
    ...(left && left.currency === most.currency ? [{ name: 'ownLimit' as const, most: left.minor }] : []),
  ]
}

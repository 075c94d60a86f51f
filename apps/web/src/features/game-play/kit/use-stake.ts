import { useState } from 'react'
import { amountOf, hundredthsOf } from '../session/play-money.ts'
import type { EngineProps } from '../engine-props.ts'

export type Stake = {
  readonly amount: string
  readonly set: (amount: string) => void
  readonly isRight: boolean
}

/** The stake of the next round, first of all the second smallest chip that the game offers. */
export function useStake({ min, max, chips }: EngineProps['limits'], kept?: string): Stake {
  const [amount, set] = useState(() => whole(kept ?? chips[1] ?? chips[0] ?? min))
  const value = hundredthsOf(amount)
  return { amount, set, isRight: value >= hundredthsOf(min) && value <= hundredthsOf(max) }
}

/** `50000.00` as a field shows it: `50000`. */
export const whole = (amount: string) => amount.replace(/\.00$/, '')

/** Half, double and the most, each within the bounds. */
export function changedStake(
  amount: string,
  change: 'half' | 'double' | 'max' | 'less' | 'more',
  { min, max }: { readonly min: string; readonly max: string },
): string {
  const [value, least, most] = [hundredthsOf(amount), hundredthsOf(min), hundredthsOf(max)]
  const next = {
    half: value / 2n - ((value / 2n) % 100n),
    double: value * 2n,
    max: most,
    less: value - least,
    more: value + least,
  }[change]
  const bounded = next < least ? least : next > most ? most : next
  return whole(amountOf(bounded))
}

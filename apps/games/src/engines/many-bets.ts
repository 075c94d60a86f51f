import { type Multiplier, payoutOf } from '@keo/game-rules/multiplier'
import { amountText } from '../ground/amounts.ts'
import { stakeMinor } from './stake.ts'

type Bets<One> = { readonly bets: readonly (One & { readonly stake: string })[] }

/** What each bet of a table brings back, in the order of the bets. */
export function returnedEach<One>({ bets }: Bets<One>, paid: (bet: One) => Multiplier): bigint[] {
  return bets.map((bet) => payoutOf(stakeMinor(bet.stake), paid(bet)))
}

export const returnedTexts = (returned: readonly bigint[]) => returned.map(amountText)

export const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

export const stakesOfBets = ({ bets }: Bets<object>) => bets.map(({ stake }) => stake)

/** A place takes one bet: two on the same would hide how much lies there. */
export function areDifferent<One>(bets: readonly One[], placeOf: (bet: One) => string): boolean {
  return new Set(bets.map(placeOf)).size === bets.length
}

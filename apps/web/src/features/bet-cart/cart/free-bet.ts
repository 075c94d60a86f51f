import { fitsTerms, freeBetSlipId } from '@keo/contract/free-bets'
import type { RewardView } from '@keo/contract/rewards'
import { money, type Money, parseMoney } from '@keo/units/money'
import { decimalText } from '@keo/units/price'
import { createStore } from 'zustand/vanilla'
import type { StakeLine } from './stake-lines.ts'

/** A free bet that the player chose for a line of the slip. */
type ChosenFreeBet = { readonly id: string; readonly line: string; readonly amount: Money }

export const freeBetChoice = createStore<{ chosen: ChosenFreeBet | null }>(() => ({ chosen: null }))

/** Those that can be used now, the first to run out first. */
export function usableFreeBets(rewards: readonly RewardView[]): RewardView[] {
  return rewards
    .filter(({ kind, state, gift }) => kind === 'freeBet' && state === 'paid' && gift?.state === 'ready')
    .toSorted((one, other) => (one.gift?.until ?? '').localeCompare(other.gift?.until ?? ''))
}

/** Whether a line is a bet that its terms allow. */
export function fitsLine({ gift }: RewardView, { legs }: Pick<StakeLine, 'legs'>): boolean {
  const priced = legs.map(({ sportId, betMatchMarket }) => ({
    sportId,
    price: Number(decimalText(betMatchMarket.odds)),
  }))
  return !gift?.terms || fitsTerms(gift.terms, priced)
}

export const freeBetAmount = ({ amount }: RewardView): Money => parseMoney(amount, 'VND') ?? money(0n, 'VND')

/** It pays one bet of exactly its amount, and nothing beside it: with other stakes the choice does not hold. */
export function freeBetIn(chosen: ChosenFreeBet | null, staked: readonly StakeLine[]): ChosenFreeBet | null {
  const [line, ...more] = staked
  if (!chosen || !line || more.length > 0) return null
  const { key, subBets, stake } = line
  const isWhole = stake?.currency === 'VND' && stake.minor === chosen.amount.minor
  return key === chosen.line && subBets === 1 && isWhole ? chosen : null
}

/** The id of an order says which free bet pays it. */
export const slipId = (freeBet: Pick<ChosenFreeBet, 'id'> | null, own: string): string =>
  freeBet ? freeBetSlipId(freeBet.id, own) : own

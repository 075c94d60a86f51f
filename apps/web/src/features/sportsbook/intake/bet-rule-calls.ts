import { getBetRules, type StakeBound } from '@keo/sportsbook-contract/bet-rules'
import { type Currency, money, type Money } from '@keo/units/money'
import { fromSportsText } from '@keo/units/sports-currency'
import { provider } from '../provider/provider.ts'
import type { PricedPick } from './price-cost-calls.ts'

export type StakeRules = {
  readonly least: Money
  readonly most: Money
  readonly bounds: readonly { readonly bound: StakeBound; readonly most: Money }[]
}

export type BetWait = { readonly seconds: number; readonly isLive: boolean; readonly sportId: number }

type Slip = {
  readonly picks: readonly PricedPick[]
  readonly legsEach: number
  readonly currency: Currency
}

/** Why a stake on these picks has its limits; null while one of them is not sold. */
export async function fetchStakeRules({ picks, legsEach, currency }: Slip): Promise<StakeRules | null> {
  const { stake } = await provider(getBetRules, { picks: [...picks], legsEach }, { silent: true })
  const amount = (units: number): Money => fromSportsText(String(units), currency) ?? money(0n, currency)
  return (
    stake && {
      least: amount(stake.least),
      most: amount(stake.most),
      bounds: stake.bounds.map(({ bound, most }) => ({ bound, most: amount(most) })),
    }
  )
}

/** How long a bet waits for each of these picks. */
export async function fetchBetWaits(picks: readonly PricedPick[]): Promise<BetWait[]> {
  return (await provider(getBetRules, { picks: [...picks] }, { silent: true })).waits
}

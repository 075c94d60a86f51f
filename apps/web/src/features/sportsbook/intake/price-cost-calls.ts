import { getPriceCosts } from '@keo/sportsbook-contract/price-costs'
import { type Price, priceOf } from '@keo/units/price'
import { provider } from '../provider/provider.ts'

export type PricedPick = { readonly marketId: number; readonly optionType: number }

export type PriceCost = PricedPick & {
  /** The price at which the expected return is the stake. */
  readonly fair: Price
  /** What the book keeps of the market, in thousandths. */
  readonly margin: number
  /** What a stake brings back on average, in millionths of it. */
  readonly worth: number
}

/** What the book keeps of these prices as they are sold now; those it does not sell are left out. */
export async function fetchPriceCosts(
  picks: readonly PricedPick[],
  { signal }: { signal: AbortSignal },
): Promise<PriceCost[]> {
  const costs = await provider(getPriceCosts, { picks: [...picks] }, { silent: true, signal })
  return costs.map(({ marketId, optionType, fair, margin, worth }) => ({
    marketId,
    optionType,
    fair: priceOf(fair),
    margin,
    worth,
  }))
}

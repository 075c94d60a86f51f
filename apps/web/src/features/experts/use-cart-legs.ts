import { useNow } from '../../platform/use-now.ts'
import { optionNameOf, useCartItems } from '../bet-cart/index.ts'
import { isGone, type LegNow, priceNow, useMatchesNow } from '../leg-prices/index.ts'

export type CartLeg = {
  readonly matchId: number
  readonly marketId: number
  readonly optionType: number
  readonly option: string
  readonly market: string
  readonly match: string
  /** Its price now; null while that is asked for. */
  readonly state: LegNow | 'begun'
}

/** What stands in the cart, with what it costs at this moment. */
export function useCartLegs(): readonly CartLeg[] {
  const items = useCartItems()
  const now = useNow()
  const matches = useMatchesNow(items.map(({ matchId }) => String(matchId)))
  return items.map((item, index) => {
    const { matchId, betMatchMarket, marketName, matchName, startsAt } = item
    const { marketId, optionType } = betMatchMarket
    const found = matches[index]
    const price = isGone(found?.error) ? 'gone' : found?.data ? priceNow(found.data, betMatchMarket) : null
    return {
      matchId,
      marketId,
      optionType,
      option: optionNameOf(item),
      market: marketName,
      match: matchName,
      state: startsAt <= now ? 'begun' : price,
    }
  })
}

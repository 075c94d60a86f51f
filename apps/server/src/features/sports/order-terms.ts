import type { Leg } from '@keo/betting/payout'
import { roundingOf } from '@keo/betting/rounding'
import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { parseOdds } from '@keo/units/odds'

/** What an order may return follows from this. As accepted, and for ever: what is told later changes nothing of it. */
export type OrderTerms = {
  readonly legs: readonly { readonly odds: string; readonly marketType: number; readonly matchType: number }[]
  /** Legs of each sub-bet; 0 for the full combination. */
  readonly legsEach: number
  readonly subBets: number
  /** What is won at most, the stake not included, in the provider's units. */
  readonly mostWon: string
}

const TAKEN: ReadonlySet<number> = new Set([
  ORDER_STATUS.accepted,
  ORDER_STATUS.settled,
  ORDER_STATUS.cancelled,
])

/** Null while the price may still move: an order has its terms once it was accepted. */
export function termsOf(order: PushedOrder): OrderTerms | null {
  if (!TAKEN.has(order.orderStatus)) return null
  return {
    legs: order.betList.map(({ odds, marketType, matchType }) => ({ odds, marketType, matchType })),
    legsEach: order.seriesValue,
    subBets: order.betNum,
    mostWon: order.maxWinAmount,
  }
}

export function areSameTerms(kept: OrderTerms, later: OrderTerms): boolean {
  const isSameLeg = (leg: OrderTerms['legs'][number], at: number) => {
    const other = later.legs[at]
    return (
      leg.odds === other?.odds && leg.marketType === other.marketType && leg.matchType === other.matchType
    )
  }
  return (
    kept.legs.length === later.legs.length &&
    kept.legs.every(isSameLeg) &&
    kept.legsEach === later.legsEach &&
    kept.subBets === later.subBets &&
    kept.mostWon === later.mostWon
  )
}

type OpenLeg = Omit<Leg, 'result'>

/** Null when a price cannot be read: then nobody knows what the order returns. */
export function openLegsOf({ legs }: OrderTerms): OpenLeg[] | null {
  const read = legs.map(({ odds, marketType }) => {
    const price = parseOdds(odds)
    return price ? { odds: price, rounding: roundingOf(marketType) } : null
  })
  return read.length > 0 && read.every((leg) => leg !== null) ? read : null
}

/** How many share a first place is not on the wire: such an order may return any part of its price. */
export function mayBeShared({ legs }: OrderTerms): boolean {
  return legs.some(({ matchType }) => matchType === MATCH_TYPE.outright)
}

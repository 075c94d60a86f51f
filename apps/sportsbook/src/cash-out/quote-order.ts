import { type Outcome, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import type { Book } from '../pricing/quote.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import { certain, type LegWorth, type UnitPrices, unitPrices } from './worth.ts'

/** What ending a bet early costs, of what it is worth: more in play, where the worth moves while one looks at it. */
export const FEE_PERCENT = { early: 3, live: 5 } as const

/**
 * `suspended` comes back: some leg stands still now. `none` does not: everything is decided, or nothing can be won any
 * more, or the play knows no price for it.
 */
export type CashOutQuote =
  | (UnitPrices & { readonly state: 'offered'; readonly feePercent: number; readonly isLive: boolean })
  | { readonly state: 'suspended' }
  | { readonly state: 'none' }

export type Market = { readonly book: Book; readonly stage: Stage; readonly now: Instant }

/** What each unit of an order's stake would bring now. */
export function quoteCashOut(order: Order, market: Market): CashOutQuote {
  if (order.status !== ORDER_STATUS.accepted || order.closedStake >= order.stake) return { state: 'none' }
  return quoteOfWorths(
    order,
    order.legs.map((leg) => worthOf(leg, market)),
  )
}

/** The same of legs whose worth is known. */
export function quoteOfWorths(order: Order, worths: readonly LegLook[]): CashOutQuote {
  const legs: LegWorth[] = []
  let [open, isLive] = [0, false]
  for (const worth of worths) {
    if ('state' in worth) return worth
    legs.push(worth)
    if (!worth.isOpen) continue
    open += 1
    isLive ||= worth.isLive
  }
  const feePercent = isLive ? FEE_PERCENT.live : FEE_PERCENT.early
  const prices = open > 0 ? unitPrices(order, legs, feePercent) : null
  return prices ? { state: 'offered', ...prices, feePercent, isLive } : { state: 'none' }
}

/** Legs that are still played for, with where they stand. */
export function openLegs(order: Order, { book, stage }: Pick<Market, 'book' | 'stage'>) {
  return order.legs.flatMap((leg) => {
    const scene = stage.scene(leg.matchId)
    const isLive = scene?.status === MATCH_STATUS.live
    return resultOf(leg, book) === null ? [{ sportId: leg.sportId, isLive, scene }] : []
  })
}

type Worth = LegWorth & { readonly isOpen: boolean; readonly isLive: boolean }
/** How a leg may still end, or why there is no price for it. */
export type LegLook = Worth | { readonly state: 'suspended' } | { readonly state: 'none' }

export function worthOf(leg: OrderLeg, { book, stage, now }: Market): LegLook {
  const { odds, marketId, optionType, scoreAtBet } = leg
  const result = resultOf(leg, book)
  if (result) return { odds, shares: certain(result.outcome, result.sharers), isOpen: false, isLive: false }
  const scene = stage.scene(leg.matchId)
  if (!scene) return { state: 'none' }
  if (!isTraded(scene, now)) return { state: 'suspended' }
  const shares = book.chances(marketId, optionType, scoreAtBet)
  if (!shares) return { state: 'suspended' }
  return { odds, shares, isOpen: true, isLive: scene.status === MATCH_STATUS.live }
}

/** A result that is known counts, also while it rests before it is paid. */
function resultOf(leg: OrderLeg, book: Book): { outcome: Outcome; sharers: number | null } | null {
  if (leg.outcome !== null) return { outcome: leg.outcome, sharers: leg.sharers }
  const verdict = book.verdict(leg.marketId, leg.optionType, leg.scoreAtBet)
  return verdict && { outcome: verdict.outcome, sharers: verdict.sharers ?? null }
}

function isTraded({ match, status, suspension }: Scene, now: Instant): boolean {
  if (suspension !== null) return false
  return status === MATCH_STATUS.live || (status === MATCH_STATUS.notStarted && now < match.startsAt)
}

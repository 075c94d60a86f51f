import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { acceptsPrice } from '@keo/betting/odds-change'
import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS, type RejectReason } from '@keo/sportsbook-contract/order-enums'
import type { Suspension } from '../play/sport-model.ts'
import type { Book } from '../pricing/quote.ts'
import { isFinal, type Stage } from '../stage/stage.ts'
import { disturbanceIn } from './disturbance.ts'
import { boundBy } from './risk/exposures.ts'
import type { Order, OrderLeg } from './order-types.ts'
import { offerFor } from './slip-rules.ts'

/** The end of the wait: accepted at the book's price of this moment, or rejected with its reason. */
export function decide(order: Order, now: Instant, book: Book, stage: Stage): Order {
  const legs: OrderLeg[] = []
  for (const leg of order.legs) {
    const judged = judgeLeg(order, leg, now, { book, stage })
    if ('reason' in judged) return rejected(order, judged.reason, now, judged.cause)
    legs.push(judged)
  }
  return { ...order, legs, status: ORDER_STATUS.accepted, decidedAt: now, modifiedAt: now, dueAt: null }
}

type Refused = { readonly reason: RejectReason; readonly cause: Suspension | null }

function judgeLeg(
  order: Order,
  leg: OrderLeg,
  now: Instant,
  { book, stage }: { book: Book; stage: Stage },
): OrderLeg | Refused {
  const scene = stage.scene(leg.matchId)
  if (scene && isFinal(scene.status)) return { reason: 'unconfirmedAtSettlement', cause: null }
  const cause = scene && leg.isLive ? disturbanceIn(scene, order.receivedAt, now) : null
  if (cause !== null) return { reason: 'marketSuspended', cause }
  // What was offered before the start closed with it; the same number in play is another bet with a longer wait.
  if (!leg.isLive && scene?.status === MATCH_STATUS.live) return { reason: 'marketSuspended', cause: null }
  const { marketId, optionType, requestedOdds } = leg
  const offer = offerFor(leg, book, stage)
  if (typeof offer === 'string') return { reason: 'marketSuspended', cause: null }
  if (!acceptsPrice(order.oddsChange, requestedOdds, offer.odds))
    return { reason: 'oddsChanged', cause: null }
  const given = offer.odds === leg.odds ? leg : { ...leg, odds: offer.odds }
  // Limits are read again: a price that rose may win more than the book bears.
  const isBearable = Number(boundBy(order, given).win) <= book.limits(marketId, optionType).bears
  return isBearable ? given : { reason: 'riskLimit', cause: null }
}

/** A rejected order has no claim on its stake: what was charged goes back with the same change. */
export function rejected(
  order: Order,
  rejection: RejectReason,
  now: Instant,
  delayCause: Suspension | null = null,
): Order {
  return {
    ...order,
    status: ORDER_STATUS.rejected,
    rejection,
    delayCause,
    payment: order.payment === 'refused' ? 'refused' : 'returned',
    decidedAt: now,
    modifiedAt: now,
    dueAt: null,
  }
}

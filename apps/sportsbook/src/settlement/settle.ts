import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { LegResult } from '@keo/betting/leg'
import { isVoid, type Leg, restReturn } from '@keo/betting/payout'
import { roundingOf } from '@keo/betting/rounding'
import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { type Verdict } from '../pricing/quote.ts'
import { onTime } from './late-bets.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'

const RESULTS: Readonly<Record<Outcome, LegResult>> = {
  [OUTCOME.push]: { kind: 'push' },
  [OUTCOME.lost]: { kind: 'lost' },
  [OUTCOME.won]: { kind: 'won' },
  [OUTCOME.halfWon]: { kind: 'halfWon' },
  [OUTCOME.halfLost]: { kind: 'halfLost' },
  [OUTCOME.cancelled]: { kind: 'void' },
}

/**
 * The order with the results that are known now, reckoned from all its legs: settled once its return cannot change any
 * more, settled again when a corrected result changes it, and open again when the leg that lost it did not lose.
 */
export function settle(order: Order, verdictOf: (leg: OrderLeg) => Verdict | null, now: Instant): Order {
  const legs = order.legs.map((leg) => applied(leg, onTime(order, verdictOf(leg))))
  if (legs.every((leg, index) => leg === order.legs[index])) return order
  const known = { ...order, legs, modifiedAt: now }
  // What was ended early stays ended, whatever the result.
  if (order.status === ORDER_STATUS.settled && order.closedStake >= order.stake) return known
  if (!isDecided(known)) return { ...known, status: ORDER_STATUS.accepted, returned: null, settledAt: null }
  const returned = returnOf(known)
  // Another way to the same money is no second settlement.
  if (returned === order.returned) return known
  return {
    ...known,
    status: ORDER_STATUS.settled,
    returned,
    settledAt: now,
    settlements: order.settlements + 1,
  }
}

/** A result changes a leg once: an older or the same version changes nothing. */
function applied(leg: OrderLeg, verdict: Verdict | null): OrderLeg {
  const version = verdict?.version ?? 1
  if (!verdict || (leg.outcome !== null && version <= leg.resultVersion)) return leg
  const { outcome, resultText, sharers } = verdict
  return { ...leg, outcome, resultText, sharers: sharers ?? null, resultVersion: version }
}

/** Every leg has its result, or one lost leg has already lost the whole. */
function isDecided({ legs, legsEach }: Order): boolean {
  if (legs.every(({ outcome }) => outcome !== null)) return true
  return legsEach === legs.length && legs.some(({ outcome }) => outcome === OUTCOME.lost)
}

/** What results pay: on the part that was not cashed out, and never more than the cap leaves beside that part. */
export function returnOf(order: Order): bigint {
  const { subBets, legsEach, cap, stake, closedStake, closedReturn } = order
  const legs = toLegs(order)
  const rest = stake - closedStake
  // A refund is exact and stands above every cap.
  return isVoid(legs) ? rest : restReturn({ rest, subBets, legsEach, legs, cap: cap - closedReturn })
}

function toLegs({ legs }: Order): Leg[] {
  return legs.map((leg) => ({
    odds: leg.odds,
    result: resultOf(leg),
    rounding: roundingOf(leg.marketType),
  }))
}

function resultOf({ outcome, sharers }: OrderLeg): LegResult {
  if (outcome === OUTCOME.won && sharers !== null) return { kind: 'deadHeat', places: 1, sharers }
  return RESULTS[outcome ?? OUTCOME.lost]
}

/** A settled order as it was before; the next version of it. */
export function reopened(order: Order, now: Instant): Order {
  const open = { ...order, status: ORDER_STATUS.accepted, returned: null, settledAt: null }
  return { ...open, modifiedAt: now, version: order.version + 1 }
}

/** Taken out of the book by a person: as if it had never been accepted. */
export function cancelled(order: Order, now: Instant): Order {
  return {
    ...order,
    status: ORDER_STATUS.cancelled,
    payment: 'returned',
    returned: null,
    settledAt: null,
    decidedAt: now,
    modifiedAt: now,
    dueAt: null,
    legs: order.legs.map((leg) => ({ ...leg, outcome: OUTCOME.cancelled })),
  }
}

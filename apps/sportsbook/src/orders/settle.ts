import type { LegResult } from '@keo/betting/leg'
import { isVoid, type Leg, restReturn } from '@keo/betting/payout'
import type { Instant } from '@keo/service-kit/clock'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { OUTCOME, type Outcome, type Verdict } from '../pricing/quote.ts'
import type { Order, OrderLeg } from './order-types.ts'

const RESULTS: Readonly<Record<Outcome, LegResult>> = {
  [OUTCOME.push]: { kind: 'push' },
  [OUTCOME.lost]: { kind: 'lost' },
  [OUTCOME.won]: { kind: 'won' },
  [OUTCOME.halfWon]: { kind: 'halfWon' },
  [OUTCOME.halfLost]: { kind: 'halfLost' },
  [OUTCOME.cancelled]: { kind: 'void' },
}

/** The order with the results that are known now; settled once its return cannot change any more. */
export function settle(order: Order, verdictOf: (leg: OrderLeg) => Verdict | null, now: Instant): Order {
  const legs = order.legs.map((leg) => {
    const verdict = verdictOf(leg)
    if (!verdict || isKnown(leg, verdict)) return leg
    const { outcome, resultText, sharers } = verdict
    return { ...leg, outcome, resultText, sharers: sharers ?? null }
  })
  if (legs.every((leg, index) => leg === order.legs[index])) return order
  const known = { ...order, legs, modifiedAt: now }
  if (!isDecided(known)) return known
  return {
    ...known,
    status: ORDER_STATUS.settled,
    returned: returnOf(known),
    settledAt: now,
    settlements: order.settlements + 1,
  }
}

function isKnown(leg: OrderLeg, { outcome, resultText, sharers }: Verdict): boolean {
  return outcome === leg.outcome && resultText === leg.resultText && (sharers ?? null) === leg.sharers
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
  return legs.map((leg) => ({ odds: leg.odds, result: resultOf(leg) }))
}

function resultOf({ outcome, sharers }: OrderLeg): LegResult {
  if (outcome === OUTCOME.won && sharers !== null) return { kind: 'deadHeat', places: 1, sharers }
  return RESULTS[outcome ?? OUTCOME.lost]
}

import type { LegResult } from '@keo/betting/leg'
import { isVoid, type Leg, slipReturn } from '@keo/betting/payout'
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
    if (!verdict || (verdict.outcome === leg.outcome && verdict.resultText === leg.resultText)) return leg
    return { ...leg, outcome: verdict.outcome, resultText: verdict.resultText }
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

/** Every leg has its result, or one lost leg has already lost the whole. */
function isDecided({ legs, legsEach }: Order): boolean {
  if (legs.every(({ outcome }) => outcome !== null)) return true
  return legsEach === legs.length && legs.some(({ outcome }) => outcome === OUTCOME.lost)
}

export function returnOf(order: Order): bigint {
  const { unitStake, legsEach, cap, stake } = order
  const legs = toLegs(order)
  // A refund is exact and stands above every cap.
  return isVoid(legs) ? stake : slipReturn({ unitStake, legsEach, legs, cap })
}

function toLegs({ legs }: Order): Leg[] {
  return legs.map(({ odds, outcome }) => ({ odds, result: RESULTS[outcome ?? OUTCOME.lost] }))
}

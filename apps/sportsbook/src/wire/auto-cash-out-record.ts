import type {
  AutoCashOut as WireAuto,
  AutoCashOutCondition,
  FiredCause,
} from '@keo/sportsbook-contract/auto-cash-out'
import type { AutoCashOut, Condition } from '../cash-out/auto/auto-types.ts'
import { conditionsFor } from '../cash-out/auto/conditions.ts'
import { openStake } from '../cash-out/rules.ts'
import type { Order } from '../orders/order-types.ts'
import { amountNumber } from '../wallet/amounts.ts'

/** What waits is said for what is open now, what fired as it was then. */
export function toWireAuto(auto: AutoCashOut, order: Order): WireAuto {
  const { id, orderId, state, stake, cause, cashOutId, firedAt, madeAt, version } = auto
  const conditions = state === 'waiting' ? conditionsFor(auto, openStake(order)) : auto.conditions
  return {
    id,
    orderId,
    state,
    stake: stake === null ? null : amountNumber(stake),
    conditions: conditions.map(toWireCondition),
    cause: toWireCause(cause),
    cashOutId,
    firedAt,
    madeAt,
    version,
  }
}

export function toWireCause(cause: AutoCashOut['cause']): FiredCause | null {
  if (!cause) return null
  const { condition, worth, minute } = cause
  return { condition: toWireCondition(condition), worth: amountNumber(worth), minute }
}

function toWireCondition(condition: Condition): AutoCashOutCondition {
  if ('amount' in condition) return { kind: condition.kind, amount: amountNumber(condition.amount) }
  if (condition.kind === 'minute') return condition
  const { kind, matchId, event } = condition
  return { kind, matchId, event }
}

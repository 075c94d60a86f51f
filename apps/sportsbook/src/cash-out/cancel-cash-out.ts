import type { Clock, Instant } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Exposures } from '../orders/risk/exposures.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import { resumePositions } from '../orders/risk/positions.ts'
import { cashOutMoneyBackOf } from '../orders/transactions.ts'
import { refuse } from '../ground/refusal.ts'
import type { Outbox } from '../wallet/outbox.ts'
import { sqlCashOutStore } from './cash-out-store.ts'
import { CASH_OUT_STATUS, type CashOut } from './cash-out-types.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly exposures: Exposures
}

/**
 * A person takes a cash-out back that should not have been: its money goes back and the part runs on. Not once results
 * have decided the rest: the result of that part is then unknown. A second cancel of the same cash-out changes nothing.
 */
export async function cancelCashOut(id: string, needs: Needs): Promise<CashOut> {
  const { database, clock, outbox, exposures } = needs
  const cashOuts = sqlCashOutStore(database.db)
  const { orderId } = (await cashOuts.find(id)) ?? refuse('DATA_NOT_FOUND')
  // The order first: whoever takes the same cash-out back meanwhile changes it, and then the write below fails.
  const order = await sqlOrderStore(database.db).find(orderId)
  const before = (await cashOuts.find(id)) ?? refuse('DATA_NOT_FOUND')
  if (before.status === CASH_OUT_STATUS.cancelled) return before
  if (!order || before.payout === null || !runsOn(order)) refuse('CANCEL_FAILED')
  const money = cashOutMoneyBackOf(order, id, before.payout)
  const after = cancelled(before, clock.now())
  const part = { ...order, stake: before.stake }
  const isWritten = await database.tx(async (tx) => {
    if (!(await sqlOrderStore(tx).change(order, withPart(order, before, clock.now())))) return false
    if (!(await sqlCashOutStore(tx).change(before, after))) throw new Error('a cash-out was cancelled twice')
    // It was borne before: no limit keeps it out now.
    await resumePositions(tx, part)
    await exposures.bear(tx, [part], () => Number.POSITIVE_INFINITY)
    await outbox.addTransaction(tx, money)
    await outbox.addOrder(tx, order.id)
    await outbox.addCashOut(tx, id)
    return true
  })
  // Somebody changed the order at the same moment: what it is now decides.
  if (!isWritten) return cancelCashOut(id, needs)
  exposures.borne([part])
  await outbox.flush()
  return after
}

/** Accepted, or settled by nothing but its cash-outs. */
function runsOn({ status, stake, closedStake }: Order): boolean {
  return status === ORDER_STATUS.accepted || (status === ORDER_STATUS.settled && closedStake === stake)
}

function cancelled(cashOut: CashOut, now: Instant): CashOut {
  const ended = { status: CASH_OUT_STATUS.cancelled, refusal: 'takenBack', payout: null } as const
  return { ...cashOut, ...ended, modifiedAt: now }
}

function withPart(order: Order, { stake, payout }: CashOut, now: Instant): Order {
  const wasWhole = order.status === ORDER_STATUS.settled
  return {
    ...order,
    cashOuts: order.cashOuts - 1,
    closedStake: order.closedStake - stake,
    closedReturn: order.closedReturn - (payout ?? 0n),
    modifiedAt: now,
    ...(wasWhole
      ? { status: ORDER_STATUS.accepted, returned: null, settledAt: null, settlements: order.settlements - 1 }
      : {}),
  }
}

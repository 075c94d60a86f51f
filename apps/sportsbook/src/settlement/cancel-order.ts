import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { refuse } from '../ground/refusal.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Exposures } from '../orders/risk/exposures.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import { returnPositions } from '../orders/risk/positions.ts'
import { cancelled, reopened } from './settle.ts'
import { moneyOfCancelling } from './settlement-money.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly exposures: Exposures
}

const TAKEN: ReadonlySet<number> = new Set([ORDER_STATUS.accepted, ORDER_STATUS.settled])

/** A person takes an accepted order out of the book, settled or not. A second cancel changes nothing. */
export async function cancelOrder(orderId: string, needs: Needs): Promise<Order> {
  const { database, clock, outbox, exposures } = needs
  const before = (await sqlOrderStore(database.db).find(orderId)) ?? refuse('ORDER_UNKNOWN')
  if (before.status === ORDER_STATUS.cancelled) return before
  if (before.status === ORDER_STATUS.rejected) refuse('ORDER_REJECTED_ALREADY')
  if (!TAKEN.has(before.status)) refuse('CANCEL_FAILED')
  // A settled one is opened first: its settlement is reversed before its stake goes back.
  const reversed = before.status === ORDER_STATUS.settled ? reopened(before, clock.now()) : before
  const after = cancelled(reversed, clock.now())
  // What was cashed out was freed then.
  const open = { ...before, stake: before.stake - before.closedStake }
  const isWritten = await database.tx(async (tx) => {
    if (!(await isChanged(tx, before, reversed)) || !(await isChanged(tx, reversed, after))) return false
    await outbox.addAll(tx, { transactions: moneyOfCancelling(before), orderIds: [orderId] })
    if (before.status === ORDER_STATUS.accepted) {
      await returnPositions(tx, [before])
      await exposures.free(tx, [open])
    }
    return true
  })
  // Somebody changed it at the same moment: what it is now decides.
  if (!isWritten) return cancelOrder(orderId, needs)
  if (before.status === ORDER_STATUS.accepted) exposures.freed([open])
  await outbox.flush()
  return after
}

async function isChanged(tx: Tx, before: Order, after: Order): Promise<boolean> {
  return before === after || sqlOrderStore(tx).change(before, after)
}

import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import { mostReturned } from '../orders/order-amounts.ts'
import { createOrderIds } from '../orders/order-ids.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import { ProviderRefusal, refuse } from '../ground/refusal.ts'
import type { CashOutDesk } from './cash-out-desk.ts'
import { sqlCashOutStore } from './cash-out-store.ts'
import { CASH_OUT_STATUS } from './cash-out-types.ts'
import { RESERVED_STATUS, type ReservedCashOut, sqlReservedCashOuts } from './reserved-store.ts'
import { openStake, orderRefusal, stakeRefusal } from './rules.ts'
import { payoutOf } from './worth.ts'

/** Most that one player may have waiting. */
const WAITING_MAX = 10

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly desk: CashOutDesk
}

type ReservedCashOutRequest = Pick<
  ReservedCashOut,
  'userId' | 'orderId' | 'stake' | 'wantedReturn' | 'device' | 'address'
>

export type ReservedCashOuts = ReturnType<typeof createReservedCashOuts>

/** Cash-outs that wait until the price brings what is wanted, and are then made as any other. */
export function createReservedCashOuts({ database, clock, ids, log, desk }: Needs) {
  const store = sqlReservedCashOuts(database.db)
  const orders = sqlOrderStore(database.db)
  const cashOuts = sqlCashOutStore(database.db)
  const newId = createOrderIds(clock, ids)
  /** Something waits, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true

  async function place(request: ReservedCashOutRequest): Promise<ReservedCashOut> {
    const [order = refuse('CASH_OUT_OF_UNKNOWN_ORDER')] = await orders.findOwn(request.userId, [
      request.orderId,
    ])
    const refusal = refusalOf(order, request)
    if (refusal) refuse(refusal)
    if (await cashOuts.findRunning(order.id)) refuse('RESERVED_CASH_OUT_RUNNING')
    if ((await store.countWaiting(request.userId)) >= WAITING_MAX) refuse('TOO_MANY_RESERVED_CASH_OUTS')
    const reserved = {
      ...request,
      id: newId(),
      status: RESERVED_STATUS.waiting,
      tries: 0,
      madeAt: clock.now(),
    }
    if (!(await store.insert(reserved))) refuse('RESERVED_CASH_OUT_EXISTS')
    isWaiting = true
    return reserved
  }

  async function cancel(userId: string, id: string): Promise<void> {
    const [reserved = refuse('RESERVED_CASH_OUT_UNKNOWN')] = await store.findOwn(userId, [id])
    if (await cashOuts.findByRelated(userId, tryOf(reserved))) refuse('CANCEL_FAILED')
    if (!(await store.end(id, RESERVED_STATUS.cancelled, clock.now()))) refuse('CANCEL_FAILED')
  }

  /** The try that was made decides; without one, the price does. */
  async function look(reserved: ReservedCashOut): Promise<void> {
    const tried = await cashOuts.findByRelated(reserved.userId, tryOf(reserved))
    if (tried?.status === CASH_OUT_STATUS.confirming) return
    if (tried?.status === CASH_OUT_STATUS.settled) return end(reserved, 'done')
    if (tried) return store.tryAgain(reserved)
    const [seen] = await desk.look(reserved.userId, [reserved.orderId])
    if (!seen || seen.isRunning) return
    const { order, quote } = seen
    if (orderRefusal(order) || openStake(order) < reserved.stake) return end(reserved, 'failed')
    if (quote.state !== 'offered' || payoutOf(reserved.stake, quote.price) < reserved.wantedReturn) return
    const { userId, orderId, stake, device, address } = reserved
    const request = {
      userId,
      orderId,
      stake,
      device,
      address,
      requestedPrice: quote.price,
      acceptsChange: false,
    }
    await desk.place({ ...request, relatedId: tryOf(reserved) })
  }

  async function end({ id }: ReservedCashOut, how: 'done' | 'failed'): Promise<void> {
    await store.end(id, RESERVED_STATUS[how], clock.now())
  }

  const run = oneAtATime(async () => {
    const waiting = await store.listWaiting()
    for (const reserved of waiting) {
      // A price that moved on within the moment is looked at again.
      await look(reserved).catch((error) => {
        if (!(error instanceof ProviderRefusal)) throw error
      })
    }
    isWaiting = waiting.length > 0
  })

  return {
    place,
    cancel,
    run,
    own: store.findOwn,
    listOf: store.listOf,
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      if (isWaiting) run().catch((err) => log.warn({ err }, 'reserved cash-outs stopped; they go on'))
    },
  }
}

function refusalOf(order: Order, { stake, wantedReturn }: ReservedCashOutRequest): ProviderCode | null {
  const refusal = orderRefusal(order) ?? stakeRefusal(order, stake)
  if (refusal === 'ORDER_NOT_CONFIRMED') return 'CASH_OUT_OF_UNCONFIRMED_ORDER'
  if (refusal === 'CASH_OUT_ALL_INSTEAD') return 'RESERVED_CASH_OUT_ALL_INSTEAD'
  if (refusal) return refusal
  // No part can bring more than its share of all that can be won.
  return wantedReturn * order.stake > mostReturned(order) * stake ? 'RESERVED_RETURN_TOO_HIGH' : null
}

const tryOf = ({ id, tries }: ReservedCashOut): string => `reserved-cash-out-${id}-${tries}`

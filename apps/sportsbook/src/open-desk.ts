import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { guardedPost } from '@keo/service-kit/http/guarded-post'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { createAutoCashOuts } from './cash-out/auto/auto-cash-outs.ts'
import { cancelCashOut } from './cash-out/cancel-cash-out.ts'
import { createCashOutDesk } from './cash-out/cash-out-desk.ts'
import { sqlCashOutStore } from './cash-out/cash-out-store.ts'
import { toPushedCashOut } from './wire/pushed-cash-out.ts'
import { createReservedCashOuts } from './cash-out/reserved-cash-outs.ts'
import { seconds } from '@keo/units/instants'
import type { Book } from './pricing/quote.ts'
import type { Stage } from './stage/stage.ts'
import type { Merchant } from './ground/signature.ts'
import { createReservationDesk } from './reservations/reservation-desk.ts'
import { httpOperator, type PostToOperator } from './wallet/http-operator.ts'
import { createOutbox } from './wallet/outbox.ts'
import { cancelOrder } from './settlement/cancel-order.ts'
import { createDesk } from './orders/desk.ts'
import type { Exposures } from './orders/risk/exposures.ts'
import { createHousekeeping } from './orders/housekeeping.ts'
import type { Order } from './orders/order-types.ts'
import { createOrderFiles } from './orders/store/order-files.ts'
import { sqlOrderStore } from './orders/store/order-store.ts'
import { toPushedOrder } from './wire/pushed-order.ts'
import type { SaidResults } from './settlement/said-results.ts'
import { createSettlement } from './settlement/settlement.ts'

export type DeskWorld = {
  readonly clock: Clock
  readonly machineClock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly database: Database
  readonly merchant: Merchant
  readonly book: Book
  readonly stage: Stage
  readonly exposures: Exposures
  readonly said: SaidResults
  readonly post: PostToOperator
  /** A world whose clock is moved by hand: work takes no time on that clock, so no deadline is missed. */
  readonly isUntimed: boolean
  /** Whether the player could end this order by hand now. */
  mayEndEarly(order: Order): boolean
}

/** After this long without an answer the operator is later asked what it did. */
const PATIENCE_MS = seconds(3)

/** The desks, the settlement and the messages to the operator, at work until closed. */
export function openDesk(world: DeskWorld) {
  const { clock, machineClock, ids, log, database, merchant, book, stage, exposures, said } = world
  const store = sqlOrderStore(database.db)
  const cashOutStore = sqlCashOutStore(database.db)
  const readOrder = createBatches({
    name: 'order read',
    atOnce: 1,
    keyOf: (orderId: string) => orderId,
    async apply(orderIds) {
      const [orders, takenBack] = await Promise.all([
        store.findEach(orderIds),
        cashOutStore.takenBackOf(orderIds),
      ])
      return orders.map((order, at) => order && { order, takenBack: takenBack[at] ?? 0n })
    },
  })
  const { post, isAway } = guardedPost(world.post, {
    clock: machineClock,
    patienceMs: world.isUntimed ? null : PATIENCE_MS,
  })
  const operator = httpOperator({
    merchant,
    machineClock,
    post,
    isAway,
    log,
    async pushedOrder(orderId) {
      const found = await readOrder.submit(orderId)
      if (!found) return null
      return toPushedOrder(found.order, { stage, merchantId: merchant.id, takenBack: found.takenBack })
    },
    async pushedCashOut(cashOutId) {
      const cashOut = await cashOutStore.find(cashOutId)
      const order = cashOut && (await store.find(cashOut.orderId))
      return order && toPushedCashOut(cashOut, order, merchant.id)
    },
  })
  const outbox = createOutbox({ database, operator, clock, log, tracesOf: store.tracesOf })
  const desk = createDesk({ database, clock, ids, book, stage, operator, outbox, exposures, log })
  const settlement = createSettlement({ database, clock, book, stage, outbox, log, said })
  const cashOuts = createCashOutDesk({ database, clock, ids, book, stage, outbox, exposures, log })
  const reservedCashOuts = createReservedCashOuts({ database, clock, ids, log, desk: cashOuts })
  const autoCashOuts = createAutoCashOuts({
    database,
    clock,
    ids,
    log,
    book,
    stage,
    desk: cashOuts,
    mayEndEarly: world.mayEndEarly,
  })
  const reservations = createReservationDesk({ database, clock, ids, book, stage, desk, log })
  const housekeeping = createHousekeeping({ database, clock, stage, exposures, log })
  const workers = [reservations, reservedCashOuts, autoCashOuts, desk, cashOuts, settlement]
  const stopListening = settlement.listen()
  return {
    desk,
    cashOuts,
    reservedCashOuts,
    autoCashOuts,
    reservations,
    settlement,
    ticks: {
      outbox: outbox.tick,
      desk: desk.tick,
      cashOuts: cashOuts.tick,
      reservedCashOuts: reservedCashOuts.tick,
      autoCashOuts: autoCashOuts.tick,
      reservations: reservations.tick,
      settlement: settlement.tick,
      housekeeping: housekeeping.tick,
    },
    balanceOf: operator.balance,
    ordersById: store.findAll,
    cashOutsOf: cashOutStore.listOf,
    files: createOrderFiles(database),
    cancelOrder: (orderId: string) => cancelOrder(orderId, { database, clock, outbox, exposures }),
    cancelCashOut: (cashOutId: string) => cancelCashOut(cashOutId, { database, clock, outbox, exposures }),
    /** Does everything that is due, and comes back when it is done. */
    async run(): Promise<void> {
      for (const worker of workers) await worker.run()
    },
    async close() {
      stopListening()
      // Work that has begun is finished: the database closes next.
      await Promise.allSettled(workers.map((worker) => worker.run()))
    },
  }
}

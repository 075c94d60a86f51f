import { createBatches } from '@keo/service-kit/batches'
import type { Clock, Instant } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { openSpan, tracedFor } from '@keo/service-kit/tracing/tracing'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { seconds } from '@keo/units/instants'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import type { Book } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'
import type { Answer, Operator } from '../wallet/operator.ts'
import type { Outbox } from '../wallet/outbox.ts'
import { decide, rejected } from './decide.ts'
import { delayMsOf } from './delay.ts'
import type { Exposures } from './risk/exposures.ts'
import { createOrderIds } from './order-ids.ts'
import { changeOrders, type OrderChange } from './store/order-arrays.ts'
import { sqlOrderStore } from './store/order-store.ts'
import { mayMove, type Order } from './order-types.ts'
import { createPlacing } from './place.ts'
import { returnPositions } from './risk/positions.ts'
import type { Slip } from './slip.ts'
import { stakeOf, undoStakeOf } from './transactions.ts'
import { createUnpaid } from './unpaid.ts'

export type DeskNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly book: Book
  readonly stage: Stage
  readonly operator: Operator
  readonly outbox: Outbox
  readonly exposures: Exposures
  readonly log: Log
  /** Orders that may wait for their charge; left out, as many as the product lets. */
  readonly unpaidMax?: number
}

/** While it is unknown whether the operator charged, it is checked this often until the deadline. */
const CHECK_AGAIN_MS = seconds(2)
const PAY_DEADLINE_MS = seconds(30)
const AT_ONCE = 100

export type Desk = ReturnType<typeof createDesk>

/** Where bets are taken: made, paid, waited for and decided. Every step is in the database before the next begins. */
export function createDesk(needs: DeskNeeds) {
  const { database, clock, book, stage, operator, outbox, exposures, log } = needs
  const store = sqlOrderStore(database.db)
  const unpaid = createUnpaid(needs.unpaidMax)
  /** Written by this process as they are here, and not worked on yet: they need not be read again. */
  const fresh: Order[] = []
  const placeOrders = createPlacing({
    database,
    clock,
    book,
    stage,
    operator,
    exposures,
    newOrderId: createOrderIds(clock, needs.ids),
    made: (orders) => void fresh.push(...orders),
  })
  /** A step made another one due at once. */
  let isMoreDue = false
  /** Nothing is due before then; the database is left alone until it is. */
  let restsUntil = 0

  const steps = createBatches({
    name: 'order steps',
    atOnce: 1,
    keyOf: ({ before }: OrderChange) => before.id,
    apply: writeAll,
  })

  /** Writes steps of many orders with their messages to the operator; false for those where another worker was faster. */
  async function writeAll(changes: readonly OrderChange[]): Promise<boolean[]> {
    const { written, freed } = await database.tx(async (tx) => {
      const ids = await changeOrders(tx, changes)
      const stood = changes.filter(({ before }) => ids.has(before.id))
      const ended = stood.filter(isRejection)
      const rejectedOrders = ended.map(({ before }) => before)
      if (rejectedOrders.length > 0) {
        await returnPositions(tx, rejectedOrders)
        await exposures.free(tx, rejectedOrders)
      }
      const charged = ended.filter(({ after }) => after.payment === 'returned')
      await outbox.addAll(tx, {
        transactions: charged.map(({ after }) => undoStakeOf(after)),
        orderIds: stood.filter(isNews).map(({ after }) => after.id),
      })
      return { written: ids, freed: rejectedOrders }
    })
    exposures.freed(freed)
    return changes.map(({ before }) => written.has(before.id))
  }

  async function write(before: Order, after: Order): Promise<boolean> {
    if (before.status !== after.status && !mayMove(before.status, after.status))
      throw new Error(`An order does not go from ${before.status} to ${after.status}.`)
    return steps.submit({ before, after })
  }

  /** One that was not made just now may have been asked for before: by a process that was killed, or by one beside us. */
  async function pay(order: Order, isNew: boolean): Promise<void> {
    const isFirst = order.payment === 'due'
    const answer: Answer = isFirst
      ? await operator.pay(stakeOf(order))
      : await operator.wasPaid(stakeOf(order))
    const next = afterPayment(order, { answer, mayBeCharged: !isNew }, clock.now())
    const isWritten = await write(order, next)
    if (!isWritten || next.payment !== 'unknown') unpaid.left(order.id)
    if (isWritten && next.dueAt !== null && next.dueAt <= clock.now()) isMoreDue = true
  }

  async function work(order: Order, isNew = false): Promise<void> {
    if (order.status === ORDER_STATUS.created)
      return tracedFor(order.trace, 'bet charge', () => pay(order, isNew))
    await tracedFor(order.trace, 'bet decision', async () => {
      noteDelay(order)
      await write(order, decide(order, clock.now(), book, stage))
    })
  }

  /** By the world's clock, which is the machine's in prod. */
  function noteDelay({ modifiedAt }: Order): void {
    openSpan('queue', { facts: { 'keo.queue': 'bet delay' }, agoMs: clock.now() - modifiedAt })?.end()
  }

  const workAll = oneAtATime(async () => {
    do {
      isMoreDue = false
      const known = fresh.map(({ id }) => id)
      const made = fresh.splice(0, AT_ONCE)
      const due = await store.listDue(clock.now(), AT_ONCE, known)
      await Promise.all([...made.map((order) => work(order, true)), ...due.map((order) => work(order))])
      isMoreDue ||= due.length === AT_ONCE || fresh.length > 0
    } while (isMoreDue)
    restsUntil = (await store.nextDueAt()) ?? Number.POSITIVE_INFINITY
  })

  /** Does everything that is due, and comes back when it is done. */
  async function run(): Promise<void> {
    await workAll()
    // Bets go on being decided while earlier ones are pushed to the operator.
    await outbox.flush()
  }

  function runSoon(): void {
    run().catch((err) => log.warn({ err }, 'the desk could not work; it tries again'))
  }

  return {
    async place(slips: readonly Slip[]): Promise<Order[]> {
      const orders = await unpaid.admit(slips.length, () => placeOrders(slips))
      runSoon()
      return orders
    },
    ownOrders: store.findOwn,
    list: store.list,
    run,
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      if (clock.now() >= restsUntil) runSoon()
    },
  }
}

/** A new order is told once its charge was tried: that comes at once, and until then nothing is known of it. */
const isNews = ({ before, after }: OrderChange): boolean =>
  before.payment === 'due' || before.status !== after.status

const isRejection = ({ after }: OrderChange): boolean => after.status === ORDER_STATUS.rejected

/** Paid begins the wait, refused ends the order, and unknown is checked again until the deadline. */
function afterPayment(
  order: Order,
  { answer, mayBeCharged }: { answer: Answer; mayBeCharged: boolean },
  now: Instant,
): Order {
  if (answer === 'yes') {
    const dueAt = Math.max(now, order.receivedAt + delayMsOf(order.legs))
    return { ...order, payment: 'paid', status: ORDER_STATUS.confirming, dueAt, modifiedAt: now }
  }
  if (answer === 'no') {
    // A charge that was made or is on its way must not stay: whoever may have been asked before is sent its undoing.
    return rejected({ ...order, payment: mayBeCharged ? 'unknown' : 'refused' }, 'paymentFailed', now)
  }
  if (now >= order.receivedAt + PAY_DEADLINE_MS) return rejected(order, 'paymentFailed', now)
  return { ...order, payment: 'unknown', dueAt: now + CHECK_AGAIN_MS, modifiedAt: now }
}

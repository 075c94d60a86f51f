import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { delayMsOf } from '../orders/delay.ts'
import type { Exposures } from '../orders/risk/exposures.ts'
import { oneAtATime } from '../ground/one-at-a-time.ts'
import { createOrderIds } from '../orders/order-ids.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import { endPositions } from '../orders/risk/positions.ts'
import { cashOutMoneyOf } from '../orders/transactions.ts'
import type { Book } from '../pricing/quote.ts'
import { refuse } from '../ground/refusal.ts'
import type { Stage } from '../stage/stage.ts'
import type { Outbox } from '../wallet/outbox.ts'
import { sqlAutoCashOuts } from './auto/auto-store.ts'
import { sqlCashOutStore } from './cash-out-store.ts'
import { CASH_OUT_STATUS, type CashOut } from './cash-out-types.ts'
import { decideCashOut, withoutPart } from './decide-cash-out.ts'
import { createOffers } from './offers.ts'
import { openLegs, quoteCashOut } from './quote-order.ts'
import { orderRefusal, payoutWithin, priceFor, stakeRefusal } from './rules.ts'

type CashOutNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly book: Book
  readonly stage: Stage
  readonly outbox: Outbox
  readonly exposures: Exposures
  readonly log: Log
}

export type CashOutRequest = {
  readonly userId: string
  readonly orderId: string
  readonly relatedId: string | null
  readonly stake: bigint
  readonly requestedPrice: bigint
  readonly acceptsChange: boolean
  readonly device: string
  readonly address: string
}

/** Written with the cash-out, or neither is. It throws where it cannot be. */
type Alongside = (tx: Db, cashOut: CashOut) => Promise<void>

const AT_ONCE = 100

export type CashOutDesk = ReturnType<typeof createCashOutDesk>

/** Where bets end early: priced, waited for as live bets are, and paid. Every step is in the database before the next. */
export function createCashOutDesk(needs: CashOutNeeds) {
  const { database, clock, book, stage, outbox, exposures, log } = needs
  const store = sqlCashOutStore(database.db)
  const orders = sqlOrderStore(database.db)
  const offers = createOffers(clock)
  const newId = createOrderIds(clock, needs.ids)
  let restsUntil = 0

  const market = () => ({ book, stage, now: clock.now() })

  async function earlier({ userId, orderId, relatedId, stake }: CashOutRequest): Promise<CashOut | null> {
    const found = relatedId === null ? null : await store.findByRelated(userId, relatedId)
    if (found && (found.orderId !== orderId || found.stake !== stake)) refuse('DUPLICATE_SUBMIT')
    return found
  }

  /** The cash-out under way: the same request again gets it, another request is refused until it ends. */
  async function running({ orderId, stake, requestedPrice }: CashOutRequest): Promise<CashOut | null> {
    const found = await store.findRunning(orderId)
    if (found && (found.stake !== stake || found.requestedPrice !== requestedPrice)) refuse('CASH_OUT_EXISTS')
    return found
  }

  const madeBefore = async (request: CashOutRequest) => (await earlier(request)) ?? (await running(request))

  async function place(request: CashOutRequest, alongside?: Alongside): Promise<CashOut> {
    const [order = refuse('CASH_OUT_ORDER_UNKNOWN')] = await orders.findOwn(request.userId, [request.orderId])
    const before = await madeBefore(request)
    if (before) return before
    const cashOut = judged(request, order)
    // The same request may have taken the offer since that look.
    if (typeof cashOut === 'string') return (await madeBefore(request)) ?? refuse(cashOut)
    const isNew = await database.tx(async (tx) => {
      if (!(await sqlCashOutStore(tx).insert(cashOut))) return false
      await alongside?.(tx, cashOut)
      await outbox.addCashOut(tx, cashOut.id)
      return true
    })
    // Another request was faster: the same one again, or another one for this order.
    if (!isNew) return (await madeBefore(request)) ?? refuse('CASH_OUT_EXISTS')
    offers.take(order, request.requestedPrice)
    runSoon()
    return cashOut
  }

  function judged(request: CashOutRequest, order: Order): CashOut | ProviderCode {
    const refusal = orderRefusal(order) ?? stakeRefusal(order, request.stake)
    if (refusal) return refusal
    const given = priceFor(
      request,
      offers.stateOf(order, request.requestedPrice),
      quoteCashOut(order, market()),
    )
    if (typeof given === 'string') return given
    if (payoutWithin(order, request.stake, given.price) <= 0n) return 'NO_CASH_OUT_PRICE'
    const now = clock.now()
    const { requestedPrice, ...kept } = request
    return {
      ...kept,
      id: newId(),
      requestedPrice: requestedPrice,
      unitPrice: given.price,
      fairPrice: given.fair,
      status: CASH_OUT_STATUS.confirming,
      refusal: null,
      receivedAt: now,
      dueAt: now + delayMsOf(openLegs(order, { book, stage })),
      decidedAt: null,
      modifiedAt: now,
      payout: null,
      version: 1,
    }
  }

  /** Writes the end of a cash-out, its order and the operator's messages; another worker may have been faster. */
  async function decide(cashOut: CashOut): Promise<void> {
    const order = await orders.find(cashOut.orderId)
    if (!order) return
    const after = decideCashOut(cashOut, order, market())
    const part = { ...order, stake: cashOut.stake }
    const isDone = await database.tx(async (tx) => {
      if (after.status === CASH_OUT_STATUS.settled) {
        // The order is locked first: a settlement at this moment wins, and the cash-out is decided again.
        if (!(await sqlOrderStore(tx).change(order, withoutPart(order, after, clock.now())))) return false
        await endPositions(tx, part)
        await exposures.free(tx, [part])
        await outbox.addTransaction(tx, cashOutMoneyOf(order, after.id, after.payout ?? 0n))
        await outbox.addOrder(tx, order.id)
      }
      if (!(await sqlCashOutStore(tx).change(cashOut, after))) throw new Error('a cash-out was decided twice')
      await sqlAutoCashOuts(tx).follow(after, clock.now())
      await outbox.addCashOut(tx, cashOut.id)
      return true
    })
    if (isDone && after.status === CASH_OUT_STATUS.settled) exposures.freed([part])
  }

  const run = oneAtATime(async () => {
    for (;;) {
      const due = await store.listDue(clock.now(), AT_ONCE)
      for (const cashOut of due) await decide(cashOut)
      if (due.length < AT_ONCE) break
    }
    restsUntil = (await store.nextDueAt()) ?? Number.POSITIVE_INFINITY
    await outbox.flush()
  })

  function runSoon(): void {
    run().catch((err) => log.warn({ err }, 'cash-outs stopped; they go on'))
  }

  return {
    place,
    run,
    own: store.findOwn,
    listOf: store.listOf,
    /** What an order would bring now. A price that is shown may be taken for some seconds. */
    async look(userId: string, orderIds: readonly string[]) {
      const found = await orders.findOwn(userId, orderIds)
      const cashOuts = await store.listOf(found.map(({ id }) => id))
      return found.map((order) => {
        const isRunning = cashOuts.some(
          ({ orderId, status }) => orderId === order.id && status === CASH_OUT_STATUS.confirming,
        )
        const refusal = isRunning ? 'CASH_OUT_EXISTS' : orderRefusal(order)
        const quote = refusal ? ({ state: 'none' } as const) : quoteCashOut(order, market())
        const until = quote.state === 'offered' ? offers.make(order, quote.price) : null
        return { order, isRunning, quote, until }
      })
    },
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      if (clock.now() >= restsUntil) runSoon()
    },
  }
}

import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { isDeepStrictEqual } from 'node:util'
import { oneAtATime } from '../../ground/one-at-a-time.ts'
import { ProviderRefusal, refuse } from '../../ground/refusal.ts'
import { createOrderIds } from '../../orders/order-ids.ts'
import type { Order } from '../../orders/order-types.ts'
import { sqlOrderStore } from '../../orders/store/order-store.ts'
import type { Book } from '../../pricing/quote.ts'
import type { Stage } from '../../stage/stage.ts'
import type { CashOutDesk } from '../cash-out-desk.ts'
import { type CashOutQuote, quoteCashOut } from '../quote-order.ts'
import { openStake, orderRefusal, stakeRefusal } from '../rules.ts'
import { sqlAutoCashOuts } from './auto-store.ts'
import type { AutoCashOut, Cause, Condition } from './auto-types.ts'
import { betViewOf } from './bet-view.ts'
import { type BetView, causeOf, conditionsFor, conditionsRefusal, stakeThen } from './conditions.ts'

/** Most that one player may have waiting. */
const ACTIVE_MAX = 20

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly book: Book
  readonly stage: Stage
  readonly desk: CashOutDesk
  /** Whether its player could end this order by hand now: what is closed to them stays so for what they left behind. */
  mayEndEarly(order: Order): boolean
}

/** A condition as it is asked for: what stood by then is looked up. */
export type WantedCondition = Condition extends infer Each
  ? Each extends { stood: number }
    ? Omit<Each, 'stood'>
    : Each
  : never
type Wanted = { readonly stake: bigint | null; readonly conditions: readonly WantedCondition[] }
export type AutoCashOutRequest = Wanted &
  Pick<AutoCashOut, 'userId' | 'orderId' | 'relatedId' | 'device' | 'address'>

export type AutoCashOuts = ReturnType<typeof createAutoCashOuts>

/** Cash-outs that wait for a return, a loss, a minute or an event, and are then made as any other. */
export function createAutoCashOuts(needs: Needs) {
  const { database, clock, log, book, stage, desk } = needs
  const store = sqlAutoCashOuts(database.db)
  const orders = sqlOrderStore(database.db)
  const newId = createOrderIds(clock, needs.ids)
  /** Something waits or may wait again, as far as this process knows: it wrote it, or has not looked yet. */
  let isWaiting = true

  const market = () => ({ book, stage, now: clock.now() })
  const viewOf = (order: Order, quote: CashOutQuote): BetView | null =>
    quote.state === 'offered' ? betViewOf(order, quote.price, market()) : null

  async function ownOrder(userId: string, orderId: string): Promise<Order> {
    const [order = refuse('CASH_OUT_OF_UNKNOWN_ORDER')] = await orders.findOwn(userId, [orderId])
    return order
  }

  /** What is wanted against the bet and its price of this moment. */
  function judged(order: Order, { stake, conditions: wanted }: Wanted) {
    const refusal = orderRefusal(order) ?? (stake === null ? null : stakeRefusal(order, stake))
    if (refusal) refuse(refusal)
    if (!needs.mayEndEarly(order))
      refuse(order.legs.length > 1 ? 'SERIES_CASH_OUT_OFF' : 'SINGLE_CASH_OUT_OFF')
    const quote = quoteCashOut(order, market())
    if (quote.state === 'none') refuse('CASH_OUT_NOT_OFFERED')
    const view = viewOf(order, quote) ?? refuse('NO_CASH_OUT_PRICE')
    const conditions = wanted.map((each) => withCount(each, view))
    const problem = conditionsRefusal(conditions, view)
    if (problem) refuse(problem)
    return { stake, openStake: view.open, conditions }
  }

  async function earlier({ userId, relatedId, orderId }: AutoCashOutRequest): Promise<AutoCashOut | null> {
    const found = await store.findByRelated(userId, relatedId)
    if (found && found.orderId !== orderId) refuse('DUPLICATE_SUBMIT')
    return found
  }

  async function set(request: AutoCashOutRequest): Promise<AutoCashOut> {
    const before = await earlier(request)
    if (before) return before
    const { userId, orderId, relatedId, device, address } = request
    const terms = judged(await ownOrder(userId, orderId), request)
    if ((await store.countActive(userId)) >= ACTIVE_MAX) refuse('TOO_MANY_RESERVED_CASH_OUTS')
    const auto: AutoCashOut = {
      ...terms,
      userId,
      orderId,
      relatedId,
      device,
      address,
      id: newId(),
      state: 'waiting',
      cause: null,
      cashOutId: null,
      firedAt: null,
      tries: 0,
      madeAt: clock.now(),
      version: 1,
    }
    // The same request may have come twice at once.
    if (!(await store.insert(auto))) return (await earlier(request)) ?? refuse('RESERVED_CASH_OUT_EXISTS')
    isWaiting = true
    return auto
  }

  async function change(userId: string, id: string, wanted: Wanted & { version: number }) {
    const before = (await store.findOwn(userId, id)) ?? refuse('RESERVED_CASH_OUT_UNKNOWN')
    const order = await ownOrder(userId, before.orderId)
    // Sent twice: it is as it was asked for.
    if (before.version === wanted.version + 1 && isAsWanted(before, wanted)) return before
    if (before.state !== 'waiting') refuse('RESERVED_CASH_OUT_RUNNING')
    if (before.version !== wanted.version) refuse('DUPLICATE_SUBMIT')
    const terms = judged(order, wanted)
    if (!(await store.change(before, terms))) refuse('DUPLICATE_SUBMIT')
    return { ...before, ...terms, version: before.version + 1 }
  }

  async function cancel(userId: string, id: string): Promise<void> {
    const before = (await store.findOwn(userId, id)) ?? refuse('RESERVED_CASH_OUT_UNKNOWN')
    if (before.state === 'cancelled') return
    if (!(await store.end(before, 'cancelled', clock.now()))) refuse('CANCEL_FAILED')
  }

  /** A condition that is met makes the cash-out, and both are written together: never twice, and never one without the other. */
  async function look(auto: AutoCashOut, order: Order): Promise<void> {
    if (orderRefusal(order)) return void (await store.end(auto, 'over', clock.now()))
    if (!causeNow(auto, order, quoteCashOut(order, market())) || !needs.mayEndEarly(order)) return
    // Asked for as by hand: the price is shown, and may be taken for some seconds.
    const [seen] = await desk.look(auto.userId, [auto.orderId])
    const cause = seen && !seen.isRunning ? causeNow(auto, seen.order, seen.quote) : null
    if (!seen || !cause || seen.quote.state !== 'offered') return
    await desk.place(
      {
        userId: auto.userId,
        orderId: auto.orderId,
        relatedId: `auto-cash-out-${auto.id}-${auto.tries}`,
        stake: stakeThen(seen.order, auto.stake),
        requestedPrice: seen.quote.price,
        // A return is wanted in full; who waits for anything else takes the price that there is.
        acceptsChange: cause.condition.kind !== 'return',
        device: auto.device,
        address: auto.address,
      },
      async (tx, cashOut) => {
        if (!(await sqlAutoCashOuts(tx).fire(auto, cause, cashOut))) refuse('RESERVED_CASH_OUT_UNKNOWN')
      },
    )
  }

  function causeNow(auto: AutoCashOut, order: Order, quote: CashOutQuote): Cause | null {
    const view = viewOf(order, quote)
    return view && causeOf(conditionsFor(auto, openStake(order)), view)
  }

  const run = oneAtATime(async () => {
    const active = await store.listActive()
    const waiting = active.filter(({ state }) => state === 'waiting')
    const found = await orders.findAll([...new Set(waiting.map(({ orderId }) => orderId))])
    const byId = new Map(found.map((order) => [order.id, order]))
    for (const auto of waiting) {
      const order = byId.get(auto.orderId)
      // Taken back, cashed out by hand or at another price within the moment: it is looked at again.
      if (order)
        await look(auto, order).catch((error: unknown) => {
          if (!(error instanceof ProviderRefusal)) throw error
        })
    }
    isWaiting = active.length > 0
  })

  return {
    set,
    change,
    cancel,
    run,
    listOf: store.listOf,
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      if (isWaiting) run().catch((err) => log.warn({ err }, 'auto cash-outs stopped; they go on'))
    },
  }
}

function withCount(wanted: WantedCondition, { matches }: BetView): Condition {
  if (wanted.kind !== 'event') return wanted
  return { ...wanted, stood: matches.get(wanted.matchId)?.stood[wanted.event] ?? 0 }
}

function isAsWanted(auto: AutoCashOut, { stake, conditions }: Wanted): boolean {
  const asked = auto.conditions.map((condition) => {
    if (condition.kind !== 'event') return condition
    const { stood: _, ...wanted } = condition
    return wanted
  })
  return auto.stake === stake && isDeepStrictEqual(asked, conditions)
}

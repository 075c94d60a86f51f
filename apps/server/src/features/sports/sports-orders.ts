import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { CURRENCIES, type Currency } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'
import type { Ledger } from '../ledger/index.ts'
import { areSameTerms, type OrderTerms, termsOf } from './order-terms.ts'
import { returnDifference } from './return-check.ts'
import { sqlSportsArrays } from './sports-arrays.ts'
import { type KnownOrder, sqlSportsStore, type NewsOfOrder } from './sports-store.ts'
import { lostStake } from './provider-movements.ts'

type ReceivedOrder = { readonly pushed: PushedOrder; readonly currency: Currency }

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  /** Written together with the orders; what it answers for each is done after the commit. */
  alongside(tx: Tx, received: readonly ReceivedOrder[]): Promise<readonly (() => void)[]>
  /** An order that does not return what its legs say, or changed its terms. */
  countDifference(): void
}

const NOTHING = (): void => {}

/** What the provider says of its orders. Versions ascend; an older one than is known is ignored. */
export function createSportsOrders(needs: Needs) {
  const { ledger, clock, log, tenantId, alongside } = needs

  /** What is told stands; that it does not add up is kept and logged as an error. */
  async function checkReturn(tx: Tx, order: PushedOrder): Promise<void> {
    const difference = returnDifference(order)
    if (!difference) return
    const [pushed, reckoned] = [String(difference.pushed), String(difference.reckoned)]
    await review(tx, order, 'RETURN_DIFFERS', { pushed, reckoned })
  }

  /** The terms of its acceptance go on to bound what it returns. */
  async function checkTerms(tx: Tx, order: PushedOrder, kept: OrderTerms | null): Promise<void> {
    const pushed = termsOf(order)
    if (kept && pushed && !areSameTerms(kept, pushed))
      await review(tx, order, 'TERMS_CHANGED', { kept, pushed })
  }

  async function review(tx: Tx, order: PushedOrder, cause: string, facts: object): Promise<void> {
    log.error({ orderId: order.id, cause, ...facts }, 'a sports order does not add up')
    needs.countDifference()
    const transactionId = `${order.id}:${order.version}`
    await sqlSportsStore(tx, tenantId).addReview({ transactionId, cause, told: facts, at: clock.now() })
  }

  function keptOf({ pushed, currency }: ReceivedOrder): NewsOfOrder {
    return {
      orderId: pushed.id,
      version: pushed.version,
      status: pushed.orderStatus,
      validStake: minorOf(pushed.validSettleStakeAmount, currency),
      placedAt: Number(pushed.createTime),
      settledAt: pushed.settleTime === undefined ? null : Number(pushed.settleTime),
      terms: termsOf(pushed),
      told: pushed,
    }
  }

  /** Many in one transaction, each order once. */
  const handleAll = (received: readonly ReceivedOrder[]): Promise<(() => void)[]> =>
    ledger.write(async (tx, _, postAll) => {
      const arrays = sqlSportsArrays(tx, tenantId)
      const orders = await arrays.ordersForChange(
        received.map(({ pushed, currency }) => ({
          orderId: pushed.id,
          memberId: pushed.merchantUserId,
          currency,
        })),
      )
      const news = received.filter(({ pushed }) => isNews(pushed, orders.get(pushed.id)))
      await arrays.keepNews(news.map(keptOf))
      for (const { pushed } of news) {
        await checkReturn(tx, pushed)
        await checkTerms(tx, pushed, orders.get(pushed.id)?.terms ?? null)
      }
      const lost = news.filter(isLost).flatMap(({ pushed }) => {
        const order = orders.get(pushed.id)
        return (order && lostStake(order)) ?? []
      })
      await postAll(lost.map(({ command }) => command))
      await arrays.changeOrders(lost.map(({ order }) => order))
      const afterwards = await alongside(tx, news)
      const byId = new Map(news.map(({ pushed }, at) => [pushed.id, afterwards[at]]))
      return received.map(({ pushed }) => byId.get(pushed.id) ?? NOTHING)
    })

  const batches = createBatches({
    name: 'order news',
    atOnce: 1,
    apply: handleAll,
    keyOf: ({ pushed }: ReceivedOrder) => pushed.id,
  })

  return {
    /** False when it cannot be an order of ours. */
    async handle(pushed: PushedOrder): Promise<boolean> {
      const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === pushed.currency)
      if (!currency) return false
      const afterwards = await batches.submit({ pushed, currency })
      afterwards()
      return true
    },
  }
}

const minorOf = (text: string | undefined, currency: Currency): bigint =>
  fromSportsText(text ?? '0', currency)?.minor ?? 0n

function isNews(pushed: PushedOrder, order: KnownOrder | undefined): boolean {
  return order?.memberId === pushed.merchantUserId && pushed.version > order.version
}

function isLost({ pushed, currency }: ReceivedOrder): boolean {
  return pushed.orderStatus === ORDER_STATUS.settled && minorOf(pushed.settleAmount, currency) === 0n
}

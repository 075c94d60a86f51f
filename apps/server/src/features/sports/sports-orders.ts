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
import { type KnownOrder, sqlSportsStore, type ToldOrder } from './sports-store.ts'
import { lostStake } from './provider-movements.ts'

type HeardOrder = { readonly told: PushedOrder; readonly currency: Currency }

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  /** Written together with the orders; what it answers for each is done after the commit. */
  alongside(tx: Tx, heard: readonly HeardOrder[]): Promise<readonly (() => void)[]>
  /** An order that does not return what its legs say, or changed its terms. */
  countDifference(): void
}

const NOTHING = (): void => {}

/** What the provider says of its orders. Versions ascend; an older one than is known is ignored. */
export function createSportsOrders(needs: Needs) {
  const { ledger, clock, log, tenantId, alongside } = needs

  /** What is told stands; that it does not add up is kept and said aloud. */
  async function checkReturn(tx: Tx, order: PushedOrder): Promise<void> {
    const difference = returnDifference(order)
    if (!difference) return
    const [told, reckoned] = [String(difference.told), String(difference.reckoned)]
    await review(tx, order, 'RETURN_DIFFERS', { told, reckoned })
  }

  /** The terms of its acceptance go on to bound what it returns. */
  async function checkTerms(tx: Tx, order: PushedOrder, kept: OrderTerms | null): Promise<void> {
    const told = termsOf(order)
    if (kept && told && !areSameTerms(kept, told)) await review(tx, order, 'TERMS_CHANGED', { kept, told })
  }

  async function review(tx: Tx, order: PushedOrder, cause: string, told: object): Promise<void> {
    log.error({ orderId: order.id, cause, ...told }, 'a sports order does not add up')
    needs.countDifference()
    const transactionId = `${order.id}:${order.version}`
    await sqlSportsStore(tx, tenantId).addReview({ transactionId, cause, told, at: clock.now() })
  }

  function keptOf({ told, currency }: HeardOrder): ToldOrder {
    return {
      orderId: told.id,
      version: told.version,
      status: told.orderStatus,
      validStake: minorOf(told.validSettleStakeAmount, currency),
      placedAt: Number(told.createTime),
      settledAt: told.settleTime === undefined ? null : Number(told.settleTime),
      terms: termsOf(told),
      told,
    }
  }

  /** Many in one transaction, each order once. */
  const hearAll = (heard: readonly HeardOrder[]): Promise<(() => void)[]> =>
    ledger.write(async (tx, _, postAll) => {
      const arrays = sqlSportsArrays(tx, tenantId)
      const orders = await arrays.ordersForChange(
        heard.map(({ told, currency }) => ({ orderId: told.id, memberId: told.merchantUserId, currency })),
      )
      const news = heard.filter(({ told }) => isNews(told, orders.get(told.id)))
      await arrays.keepTold(news.map(keptOf))
      for (const { told } of news) {
        await checkReturn(tx, told)
        await checkTerms(tx, told, orders.get(told.id)?.terms ?? null)
      }
      const lost = news.filter(isLost).flatMap(({ told }) => {
        const order = orders.get(told.id)
        return (order && lostStake(order)) ?? []
      })
      await postAll(lost.map(({ command }) => command))
      await arrays.changeOrders(lost.map(({ order }) => order))
      const afterwards = await alongside(tx, news)
      const byId = new Map(news.map(({ told }, at) => [told.id, afterwards[at]]))
      return heard.map(({ told }) => byId.get(told.id) ?? NOTHING)
    })

  const batches = createBatches({ apply: hearAll, keyOf: ({ told }: HeardOrder) => told.id })

  return {
    /** False when it cannot be an order of ours. */
    async hear(told: PushedOrder): Promise<boolean> {
      const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === told.currency)
      if (!currency) return false
      const afterwards = await batches.submit({ told, currency })
      afterwards()
      return true
    },
  }
}

const minorOf = (text: string | undefined, currency: Currency): bigint =>
  fromSportsText(text ?? '0', currency)?.minor ?? 0n

function isNews(told: PushedOrder, order: KnownOrder | undefined): boolean {
  return order?.memberId === told.merchantUserId && told.version > order.version
}

function isLost({ told, currency }: HeardOrder): boolean {
  return told.orderStatus === ORDER_STATUS.settled && minorOf(told.settleAmount, currency) === 0n
}

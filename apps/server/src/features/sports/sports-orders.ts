import type { MemberId } from '@keo/contract/ids'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { CURRENCIES, type Currency } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'
import type { Ledger } from '../ledger/index.ts'
import { returnDifference } from './return-check.ts'
import { sqlSportsStore } from './sports-store.ts'
import type { SportsWallet } from './sports-wallet.ts'

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly wallet: SportsWallet
  /** Written together with the order; what it answers is done after the commit. */
  alongside(tx: Tx, told: PushedOrder, currency: Currency): Promise<() => void>
  /** An order that does not return what its legs say. */
  countDifference(): void
}

const NOTHING = (): void => {}

/** What the provider says of its orders. Versions ascend; an older one than is known is ignored. */
export function createSportsOrders(needs: Needs) {
  const { ledger, clock, log, tenantId, wallet, alongside } = needs

  /** What is told stands; that it does not add up is kept and said aloud. */
  async function checkReturn(tx: Tx, order: PushedOrder): Promise<void> {
    const difference = returnDifference(order)
    if (!difference) return
    const [told, reckoned] = [String(difference.told), String(difference.reckoned)]
    log.error(
      { orderId: order.id, told, reckoned },
      'a sports order returns another amount than its legs say',
    )
    needs.countDifference()
    await sqlSportsStore(tx, tenantId).addReview({
      transactionId: `${order.id}:${order.version}`,
      cause: 'RETURN_DIFFERS',
      told: { told, reckoned },
      at: clock.now(),
    })
  }

  /** False when it cannot be an order of ours. */
  async function hear(told: PushedOrder): Promise<boolean> {
    const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === told.currency)
    if (!currency) return false
    const afterwards = await ledger.write(async (tx, post) => {
      const store = sqlSportsStore(tx, tenantId)
      const memberId = told.merchantUserId as MemberId
      const order = await store.orderForChange({ orderId: told.id, memberId, currency })
      if (order.memberId !== memberId || told.version <= order.version) return NOTHING
      const minor = (text: string | undefined) => fromSportsText(text ?? '0', currency)?.minor ?? 0n
      await store.keepTold(told.id, {
        version: told.version,
        status: told.orderStatus,
        validStake: minor(told.validSettleStakeAmount),
        placedAt: Number(told.createTime),
        settledAt: told.settleTime === undefined ? null : Number(told.settleTime),
        told,
      })
      await checkReturn(tx, told)
      if (told.orderStatus === ORDER_STATUS.settled && minor(told.settleAmount) === 0n)
        await wallet.closeLost(tx, post, order)
      return alongside(tx, told, currency)
    })
    afterwards()
    return true
  }
  return { hear }
}

import type { MemberId } from '@keo/contract/ids'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Tx } from '@keo/service-kit/db/database'
import { CURRENCIES, type Currency } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'
import type { Ledger } from '../ledger/index.ts'
import { sqlSportsStore } from './sports-store.ts'
import type { SportsWallet } from './sports-wallet.ts'

type Needs = {
  readonly ledger: Ledger
  readonly tenantId: string
  readonly wallet: SportsWallet
  /** Written together with the order; what it answers is done after the commit. */
  alongside(tx: Tx, told: PushedOrder, currency: Currency): Promise<() => void>
}

const NOTHING = (): void => {}

/** What the provider says of its orders. Versions ascend; an older one than is known is ignored. */
export function createSportsOrders({ ledger, tenantId, wallet, alongside }: Needs) {
  /** False when it cannot be an order of ours. */
  async function hear(told: PushedOrder): Promise<boolean> {
    const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === told.currency)
    if (!currency) return false
    const afterwards = await ledger.write(async (tx, post) => {
      const store = sqlSportsStore(tx, tenantId)
      const memberId = told.merchantUserId as MemberId
      const order = await store.orderForChange({ orderId: told.id, memberId, currency })
      if (order.memberId !== memberId || told.version <= order.version) return NOTHING
      await store.keepTold(told.id, {
        version: told.version,
        status: told.orderStatus,
        placedAt: Number(told.createTime),
        settledAt: told.settleTime === undefined ? null : Number(told.settleTime),
        told,
      })
      const returned = fromSportsText(told.settleAmount ?? '0', currency)?.minor ?? 0n
      if (told.orderStatus === ORDER_STATUS.settled && returned === 0n)
        await wallet.closeLost(tx, post, order)
      return alongside(tx, told, currency)
    })
    afterwards()
    return true
  }
  return { hear }
}

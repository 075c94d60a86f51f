import type { MemberId } from '@keo/contract/ids'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { CURRENCIES } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'
import type { Ledger } from '../ledger/index.ts'
import { sqlSportsStore } from './sports-store.ts'
import type { SportsWallet } from './sports-wallet.ts'

/** What the provider says of its orders. Versions ascend; an older one than is known is ignored. */
export function createSportsOrders(needs: { ledger: Ledger; tenantId: string; wallet: SportsWallet }) {
  const { ledger, tenantId, wallet } = needs

  /** False when it cannot be an order of ours. */
  async function hear(told: PushedOrder): Promise<boolean> {
    const currency = CURRENCIES.find((each) => SPORTS_UNITS[each].id === told.currency)
    if (!currency) return false
    await ledger.write(async (tx, post) => {
      const store = sqlSportsStore(tx, tenantId)
      const memberId = told.merchantUserId as MemberId
      const order = await store.orderForChange({ orderId: told.id, memberId, currency })
      if (order.memberId !== memberId || told.version <= order.version) return
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
    })
    return true
  }
  return { hear }
}

import type { ChatMessage } from '@keo/contract/deposit-order'
import { isDepositInProgress } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { closedPayments } from '../../gateways/parties/closed-gateways.ts'
import type { DepositParts } from './deposit-parts.ts'
import { sqlDisputeStore } from './dispute-store.ts'
import { sqlMessageStore } from './message-store.ts'
import { sqlOrderStore, type HeldOrder } from './order-store.ts'

type Needs = Pick<DepositParts, 'database' | 'clock' | 'ids' | 'tenantId' | 'gateways'>

/** What player and merchant write under an order. Merchants of the sandbox have a few sentences of their own. */
export function createC2cTalk({ database, clock, ids, tenantId, gateways }: Needs) {
  const gateway = gateways.c2c ?? closedPayments
  gateway.onMerchantWord(async (orderNo, name) => {
    await database.tx(async (tx) => {
      const order = await sqlOrderStore(tx, tenantId).findForChange(orderNo)
      if (order && isDepositInProgress(order.status))
        await add(tx, order, { from: 'merchant', text: '', name })
    })
  })

  function add(tx: Tx, order: HeldOrder, words: Pick<ChatMessage, 'from' | 'text' | 'name'>): Promise<void> {
    return sqlMessageStore(tx, tenantId).insert(order, { ...words, id: ids.newId('msg'), at: clock.now() })
  }

  async function ownOrder(db: Db, memberId: string, orderNo: string): Promise<HeldOrder> {
    const order = await sqlOrderStore(db, tenantId).find(memberId, orderNo)
    return order?.kind === 'c2c' ? order : fail('NOT_FOUND')
  }

  async function list(memberId: string, orderNo: string): Promise<ChatMessage[]> {
    await ownOrder(database.db, memberId, orderNo)
    return sqlMessageStore(database.db, tenantId).list(orderNo)
  }

  return {
    list,
    async write(memberId: string, orderNo: string, text: string): Promise<ChatMessage[]> {
      await database.tx(async (tx) => {
        const order = await ownOrder(tx, memberId, orderNo)
        if (!isDepositInProgress(order.status)) fail('DEPOSIT_STATE')
        await add(tx, order, { from: 'player', text, name: '' })
        await sqlDisputeStore(tx, tenantId).answer(orderNo, clock.now())
        await gateway.playerWrote(tx, orderNo)
      })
      return list(memberId, orderNo)
    },
  }
}

import type { ChatMessage } from '@keo/contract/deposit-order'
import { isDepositInProgress } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { serverTimeText } from '@keo/units/instants'
import { closedPayments } from '../../gateways/parties/closed-gateways.ts'
import type { DepositParts } from './deposit-parts.ts'
import type { DepositTables } from './deposit-tables.ts'
import { sqlOrderStore, type HeldOrder } from './order-store.ts'

const SHOWN = 200
type Sender = ChatMessage['from']
type Words = { readonly text: string; readonly name: ChatMessage['name'] }

type Needs = Pick<DepositParts, 'database' | 'clock' | 'ids' | 'tenantId' | 'gateways'>

/** What player and merchant write under an order. Merchants of the sandbox have a few sentences of their own. */
export function createC2cTalk({ database, clock, ids, tenantId, gateways }: Needs) {
  const gateway = gateways.c2c ?? closedPayments
  gateway.onMerchantWord(async (orderNo, name) => {
    await database.tx(async (tx) => {
      const order = await sqlOrderStore(tx, tenantId).findForChange(orderNo)
      if (order && isDepositInProgress(order.status)) await add(tx, order, 'merchant', { text: '', name })
    })
  })

  async function add(anyDb: Db, order: HeldOrder, sender: Sender, words: Words): Promise<void> {
    await anyDb
      .withTables<DepositTables>()
      .insertInto('deposit_message')
      .values({
        ...words,
        tenant_id: tenantId,
        member_id: order.memberId,
        id: ids.newId('msg'),
        order_no: order.orderNo,
        sender,
        sent_at: sqlInstant(clock.now()),
      })
      .execute()
  }

  async function ownOrder(db: Db, memberId: string, orderNo: string): Promise<HeldOrder> {
    const order = await sqlOrderStore(db, tenantId).find(memberId, orderNo)
    return order?.kind === 'c2c' ? order : fail('NOT_FOUND')
  }

  async function list(memberId: string, orderNo: string): Promise<ChatMessage[]> {
    await ownOrder(database.db, memberId, orderNo)
    const rows = await database.db
      .withTables<DepositTables>()
      .selectFrom('deposit_message')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('order_no', '=', orderNo)
      .orderBy('id')
      .limit(SHOWN)
      .execute()
    return rows.map(({ id, sender, text, name, sent_at }) => ({
      id,
      from: sender,
      text,
      name: name as ChatMessage['name'],
      time: serverTimeText(sent_at),
    }))
  }

  return {
    list,
    async write(memberId: string, orderNo: string, text: string): Promise<ChatMessage[]> {
      await database.tx(async (tx) => {
        const order = await ownOrder(tx, memberId, orderNo)
        if (!isDepositInProgress(order.status)) fail('DEPOSIT_STATE')
        await add(tx, order, 'player', { text, name: '' })
        await gateway.playerWrote(tx, orderNo)
      })
      return list(memberId, orderNo)
    },
  }
}

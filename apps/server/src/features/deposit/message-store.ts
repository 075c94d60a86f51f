import type { ChatMessage } from '@keo/contract/deposit-order'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type { DepositTables } from './deposit-tables.ts'
import type { HeldOrder } from './order-store.ts'

const SHOWN = 200
/** A text of ours has a name instead of words. */
type Words = Pick<ChatMessage, 'from' | 'text' | 'name'> & { readonly id: string; readonly at: Instant }

/** What player, merchant and staff wrote under an order. */
export function sqlMessageStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  return {
    async insert(order: Pick<HeldOrder, 'memberId' | 'orderNo'>, words: Words): Promise<void> {
      await db
        .insertInto('deposit_message')
        .values({
          tenant_id: tenantId,
          member_id: order.memberId,
          id: words.id,
          order_no: order.orderNo,
          sender: words.from,
          text: words.text,
          name: words.name,
          sent_at: sqlInstant(words.at),
        })
        .execute()
    },
    /** Oldest first. */
    async list(orderNo: string): Promise<ChatMessage[]> {
      const rows = await db
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
    },
  }
}

import type { Instant } from '@keo/service-kit/clock'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'

type StateRow = {
  order_id: string
  version: number
  status: number
  payment: string
  returned: bigint | null
  at: InstantColumn
}

export type OrderStep = {
  readonly at: Instant
  readonly status: number
  readonly payment: string
  readonly returned: bigint | null
}

/** Every state that an order was in, oldest first: a trigger wrote them with the order. */
export async function orderSteps(anyDb: Db, orderId: string): Promise<OrderStep[]> {
  return anyDb
    .withTables<{ bet_order_state: StateRow }>()
    .selectFrom('bet_order_state')
    .select(['at', 'status', 'payment', 'returned'])
    .where('order_id', '=', orderId)
    .orderBy('version')
    .execute()
}

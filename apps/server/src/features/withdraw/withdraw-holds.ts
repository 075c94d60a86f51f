import { fail } from '@keo/contract/errors'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Selectable } from 'kysely'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { sqlWithdrawStore, type HeldOrder } from './withdraw-store.ts'
import type { WithdrawTables } from './withdraw-tables.ts'

/** Keeps an order in review from being paid. */
export type WithdrawHold = {
  readonly orderNo: string
  readonly reason: string
  readonly by: string
  readonly since: Instant
  /** Null: until it is taken off. */
  readonly until: Instant | null
}

/** Made for a database or for one transaction of it. A hold whose time is over is none, and nobody has to end it. */
export function sqlWithdrawHolds(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<WithdrawTables>()

  async function ofOrders(orderNos: readonly string[], now: Instant): Promise<Map<string, WithdrawHold>> {
    if (orderNos.length === 0) return new Map()
    const rows = await db
      .selectFrom('withdraw_hold')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('order_no', 'in', orderNos)
      .where((either) =>
        either.or([either('held_until', 'is', null), either('held_until', '>', sqlInstant(now))]),
      )
      .execute()
    return new Map(rows.map((row) => [row.order_no, fromRow(row)]))
  }

  return {
    ofOrders,
    find: async (orderNo: string, now: Instant) => (await ofOrders([orderNo], now)).get(orderNo) ?? null,
    /** In place of one whose time is over. */
    async place({ orderNo, reason, by, since, until }: WithdrawHold): Promise<void> {
      const held = {
        reason,
        held_by: by,
        held_at: sqlInstant(since),
        held_until: until === null ? null : sqlInstant(until),
      }
      await db
        .insertInto('withdraw_hold')
        .values({ tenant_id: tenantId, order_no: orderNo, ...held })
        .onConflict((row) => row.columns(['tenant_id', 'order_no']).doUpdateSet(held))
        .execute()
    },
    async lift(orderNo: string): Promise<void> {
      await db
        .deleteFrom('withdraw_hold')
        .where('tenant_id', '=', tenantId)
        .where('order_no', '=', orderNo)
        .execute()
    },
  }
}

/** The order as it waits for its review, locked: who holds it and who decides it wait for each other. */
export async function lockInReview(tx: Tx, tenantId: string, orderNo: string): Promise<HeldOrder> {
  const order = await sqlWithdrawStore(tx, tenantId).findForChange(orderNo)
  return order?.state === 'inReview' ? order : fail('NOT_FOUND')
}

/** Before a verdict counts. A held order may be refused: the money goes back, nothing is paid, and the hold ends with it. */
export function demandNoHold({ clock, tenantId }: Pick<WithdrawNeeds, 'clock' | 'tenantId'>) {
  return async (tx: Tx, { id, isApproved }: { readonly id: string; readonly isApproved: boolean }) => {
    await lockInReview(tx, tenantId, id)
    const holds = sqlWithdrawHolds(tx, tenantId)
    if (isApproved && (await holds.find(id, clock.now()))) fail('WITHDRAWAL_HELD')
    await holds.lift(id)
  }
}

function fromRow(row: Selectable<WithdrawTables['withdraw_hold']>): WithdrawHold {
  return {
    orderNo: row.order_no,
    reason: row.reason,
    by: row.held_by,
    since: row.held_at,
    until: row.held_until,
  }
}

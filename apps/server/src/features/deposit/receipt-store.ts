import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import type { Selectable } from 'kysely'
import type { DepositTables, PayCurrency, ReceiptState } from './deposit-tables.ts'

export type Receipt = {
  readonly id: string
  readonly memberId: MemberId
  readonly orderNo: string
  readonly party: string
  readonly paymentId: string
  readonly currency: PayCurrency
  readonly amount: Minor
  readonly state: ReceiptState
  readonly isOfOrder: boolean
  readonly receivedAt: Instant
}

export function sqlReceiptStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  const receipts = () => db.selectFrom('deposit_receipt').selectAll().where('tenant_id', '=', tenantId)
  const read = (row: Row | undefined) => row && fromRow(row)
  return {
    find: async (id: string) => read(await receipts().where('id', '=', id).executeTakeFirst()),
    findByPayment: async (party: string, paymentId: string) =>
      read(
        await receipts().where('party', '=', party).where('payment_id', '=', paymentId).executeTakeFirst(),
      ),
    /** The newest one that came on top of an order which had ended. */
    extraOf: async (orderNo: string) =>
      read(
        await receipts()
          .where('order_no', '=', orderNo)
          .where('is_of_order', '=', false)
          .orderBy('id', 'desc')
          .executeTakeFirst(),
      ),
    /** Whether a merchant paid what a dispute had credited. */
    isSettled: async (orderNo: string): Promise<boolean> =>
      (await receipts()
        .where('order_no', '=', orderNo)
        .where('is_of_order', '=', false)
        .where('state', '=', 'matched')
        .executeTakeFirst()) !== undefined,
    async insert(receipt: Receipt): Promise<void> {
      await db
        .insertInto('deposit_receipt')
        .values({
          tenant_id: tenantId,
          member_id: receipt.memberId,
          id: receipt.id,
          order_no: receipt.orderNo,
          party: receipt.party,
          payment_id: receipt.paymentId,
          currency: receipt.currency,
          amount: receipt.amount,
          state: receipt.state,
          is_of_order: receipt.isOfOrder,
          received_at: sqlInstant(receipt.receivedAt),
        })
        .execute()
    },
    async decide(id: string, state: 'credited' | 'returned', at: Instant): Promise<void> {
      await db
        .updateTable('deposit_receipt')
        .set({ state, decided_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
  }
}

type Row = Selectable<DepositTables['deposit_receipt']>

function fromRow(row: Row): Receipt {
  return {
    id: row.id,
    memberId: row.member_id as MemberId,
    orderNo: row.order_no,
    party: row.party,
    paymentId: row.payment_id,
    currency: row.currency,
    amount: row.amount as Minor,
    state: row.state,
    isOfOrder: row.is_of_order,
    receivedAt: row.received_at,
  }
}

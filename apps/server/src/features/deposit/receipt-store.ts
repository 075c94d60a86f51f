import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sql, type Selectable } from 'kysely'
import type { DepositTables, PayCurrency, ReceiptState } from './deposit-tables.ts'

export type Receipt = {
  readonly id: string
  /** Whose order it came for; empty, like the order's number, where nobody ordered it. */
  readonly memberId: MemberId | ''
  readonly orderNo: string
  readonly party: string
  readonly paymentId: string
  readonly currency: PayCurrency
  readonly amount: Minor
  readonly state: ReceiptState
  readonly isOfOrder: boolean
  readonly receivedAt: Instant
}

/** What a party told of money without an order of ours. */
export type StrayFacts = {
  readonly named: string
  readonly payer: string
  readonly payerEnd: string
  /** Who had bound the account that it came from. */
  readonly payerMember: string
  readonly said: string
}

/** Whether it came for no order of ours. */
export const isStray = ({ orderNo }: Pick<Receipt, 'orderNo'>): boolean => orderNo === ''

export function sqlReceiptStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  const receipts = () => db.selectFrom('deposit_receipt').selectAll().where('tenant_id', '=', tenantId)
  const read = (row: Row | undefined) => row && fromRow(row)
  return {
    find: async (id: string) => read(await receipts().where('id', '=', id).executeTakeFirst()),
    /** Whoever decides about the same one waits until the end of the transaction. */
    findForChange: async (id: string) =>
      read(await receipts().where('id', '=', id).forUpdate().executeTakeFirst()),
    findByPayment: async (party: string, paymentId: string) =>
      read(
        await receipts().where('party', '=', party).where('payment_id', '=', paymentId).executeTakeFirst(),
      ),
    /** Of no order, told by a callback of that party or by a statement that its kind of channel stands in. */
    strayByPayment: async ({ party, kind, paymentId }: StrayPayment) =>
      read(
        await receipts()
          .where(sql<boolean>`order_no = ''`)
          .where('payment_id', '=', paymentId)
          .where(sql<boolean>`(party = ${party} or ${kind} = any(string_to_array(party, ' ')))`)
          .executeTakeFirst(),
      ),
    /** Whether we have heard of it already: by a callback for these kinds of channels, or by a statement of them. */
    async isKnown(kinds: readonly string[], paymentId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from deposit_receipt r where r.tenant_id = ${tenantId} and r.payment_id = ${paymentId}
          and (string_to_array(r.party, ' ') && ${kinds}::text[] or exists (
            select 1 from deposit_channel c left join deposit_option o on o.tenant_id = c.tenant_id and o.channel_id = c.id
            where c.tenant_id = r.tenant_id and c.kind = any(${kinds}) and r.party in (c.id, o.id)))`.execute(
        db,
      )
      return rows.length > 0
    },
    /** Callbacks and people who take the same payment from a statement come one after the other. */
    async lockPayment(paymentId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`stray payment ${tenantId} ${paymentId}`}, 0))`.execute(
        db,
      )
    },
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
    async insert(receipt: Receipt, stray?: StrayFacts): Promise<void> {
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
          ...(stray && {
            named: stray.named,
            payer: stray.payer,
            payer_end: stray.payerEnd,
            payer_member: stray.payerMember,
            said: stray.said,
          }),
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
    /** Its member's from now on where nobody had ordered it; what came for an order of somebody else is none of theirs. */
    async give(receipt: Receipt, ownerId: MemberId, at: Instant): Promise<void> {
      const decided = { owner_id: ownerId, decided_at: sqlInstant(at) }
      await db
        .updateTable('deposit_receipt')
        .set(
          isStray(receipt)
            ? { ...decided, member_id: ownerId, state: 'credited' }
            : { ...decided, state: 'returned' },
        )
        .where('tenant_id', '=', tenantId)
        .where('id', '=', receipt.id)
        .execute()
    },
  }
}

type StrayPayment = { readonly party: string; readonly kind: string; readonly paymentId: string }
type Row = Selectable<DepositTables['deposit_receipt']>

function fromRow(row: Row): Receipt {
  return {
    id: row.id,
    memberId: row.member_id as MemberId | '',
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

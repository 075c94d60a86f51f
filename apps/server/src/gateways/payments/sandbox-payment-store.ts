import type { ChannelKind } from '@keo/contract/deposit'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { money, type Currency } from '@keo/units/money'
import type { Instant } from '@keo/units/instants'
import type { Generated, Selectable } from 'kysely'
import type { Payment } from './payment-gateway.ts'

type Tables = {
  'sandbox.payment': {
    tenant_id: string
    order_no: string
    party: string
    kind: ChannelKind
    channel_name: string
    currency: Currency
    amount: bigint
    note: string
    network: string
    contract: string
    confirmations: number
    opened_at: InstantColumn
    is_by_hand: Generated<boolean>
  }
}

export type SandboxBook = Payment & { readonly openedAt: Instant; readonly isByHand: boolean }

const SHOWN = 30

/** The parties' own books. */
export function sqlSandboxPaymentStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<Tables>()
  const rows = () => db.selectFrom('sandbox.payment').selectAll().where('tenant_id', '=', tenantId)
  return {
    async insert(payment: Payment, at: Instant): Promise<void> {
      const { orderNo, channelName, amount, ...rest } = payment
      await db
        .insertInto('sandbox.payment')
        .values({
          ...rest,
          tenant_id: tenantId,
          order_no: orderNo,
          channel_name: channelName,
          amount: amount.minor,
          currency: amount.currency,
          opened_at: sqlInstant(at),
        })
        .execute()
    },
    async find(orderNo: string): Promise<SandboxBook | undefined> {
      const row = await rows().where('order_no', '=', orderNo).executeTakeFirst()
      return row && fromRow(row)
    },
    async newest(): Promise<SandboxBook[]> {
      return (await rows().orderBy('order_no', 'desc').limit(SHOWN).execute()).map(fromRow)
    },
    async takeByHand(orderNo: string): Promise<void> {
      await db
        .updateTable('sandbox.payment')
        .set({ is_by_hand: true })
        .where('tenant_id', '=', tenantId)
        .where('order_no', '=', orderNo)
        .execute()
    },
  }
}

function fromRow(row: Selectable<Tables['sandbox.payment']>): SandboxBook {
  return {
    orderNo: row.order_no,
    party: row.party,
    kind: row.kind,
    channelName: row.channel_name,
    amount: money(row.amount, row.currency),
    note: row.note,
    network: row.network,
    contract: row.contract,
    confirmations: row.confirmations,
    openedAt: row.opened_at,
    isByHand: row.is_by_hand,
  }
}

import type { PartySide } from '@keo/contract/console-books'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { StatementPeriod } from '../../gateways/statements/party-statement.ts'
import { grouped } from './grouped.ts'
import type { Payment } from './compare-order.ts'

type Row = {
  orderNo: string
  reference: string
  currency: Currency | null
  amount: bigint | null
  at: Instant | null
}

/** Under what a statement has what came for no order of ours: the order that the party named, or its own reference. */
const STRAY_NAME = sql`(case when r.named = '' then r.payment_id else r.named end)`

/**
 * What the parties took and paid by our books. An order says that money moved, and the ledger at the bank's account how
 * much: what only one of them says was not booked. A merchant's debt is no money at a party.
 */
export function sqlOurPayments(db: Db, tenantId: string) {
  const booked = (key: ReturnType<typeof sql>) => sql`lateral (
      select p.currency, abs(p.amount) as amount, t.at from ledger_transaction t
      join ledger_posting p on p.number = t.number and p.tenant_id = t.tenant_id and p.member_id = t.member_id
        and p.account = 'house:bank'
      where t.tenant_id = ${tenantId} and t.member_id = '' and t.key = ${key}
    ) b`

  const rowsOf = {
    deposits: (orderNos: readonly string[]) => sql<Row>`
      select o.order_no as "orderNo", coalesce(r.payment_id, '') as reference, b.* from deposit_order o
      left join deposit_receipt r on r.tenant_id = o.tenant_id and r.order_no = o.order_no
      left join ${booked(sql`'deposit:' || r.id || ':in'`)} on true
      where o.tenant_id = ${tenantId} and o.order_no = any(${orderNos})
      union all
      select ${STRAY_NAME}, r.payment_id, b.* from deposit_receipt r
      left join ${booked(sql`'deposit:' || r.id || ':in'`)} on true
      where r.tenant_id = ${tenantId} and r.order_no = '' and ${STRAY_NAME} = any(${orderNos})
      order by at`,
    payouts: (orderNos: readonly string[]) => sql<Row>`
      select o.order_no as "orderNo", o.order_no as reference, b.* from withdraw_order o
      left join ${booked(sql`'withdraw:' || o.order_no || ':settled'`)} on o.state in ('paid', 'awaitingConfirmation')
      where o.tenant_id = ${tenantId} and o.order_no = any(${orderNos})`,
  }

  const movedIn = {
    deposits: (channels: readonly string[], { from, until }: StatementPeriod) => sql<{ orderNo: string }>`
      select distinct r.order_no as "orderNo" from deposit_receipt r
      join deposit_order o on o.tenant_id = r.tenant_id and o.order_no = r.order_no
      where r.tenant_id = ${tenantId} and o.kind = any(${channels})
        and r.received_at >= ${sqlInstant(from)} and r.received_at < ${sqlInstant(until)}
      union
      select ${STRAY_NAME} from deposit_receipt r
      where r.tenant_id = ${tenantId} and r.order_no = ''
        and r.received_at >= ${sqlInstant(from)} and r.received_at < ${sqlInstant(until)}
        and (string_to_array(r.party, ' ') && ${channels}::text[] or exists (
          select 1 from deposit_channel c left join deposit_option o on o.tenant_id = c.tenant_id and o.channel_id = c.id
          where c.tenant_id = r.tenant_id and c.kind = any(${channels}) and r.party in (c.id, o.id)))`,
    payouts: (channels: readonly string[], { from, until }: StatementPeriod) => sql<{ orderNo: string }>`
      select order_no as "orderNo" from withdraw_order
      where tenant_id = ${tenantId} and channel = any(${channels}) and state in ('paid', 'awaitingConfirmation')
        and changed_at >= ${sqlInstant(from)} and changed_at < ${sqlInstant(until)}`,
  }

  return {
    /** Of the orders that are ours; one without payments is known all the same. */
    async of(side: PartySide, orderNos: readonly string[]): Promise<ReadonlyMap<string, readonly Payment[]>> {
      const { rows } = await rowsOf[side](orderNos).execute(db)
      return new Map(
        [...grouped(rows, ({ orderNo }) => orderNo)].map(([orderNo, found]) => [
          orderNo,
          found.flatMap(paymentOf),
        ]),
      )
    },
    /** Orders of these channels for which money moved in that time. */
    async movedIn(side: PartySide, channels: readonly string[], period: StatementPeriod): Promise<string[]> {
      const { rows } = await movedIn[side](channels, period).execute(db)
      return rows.map(({ orderNo }) => orderNo)
    },
  }
}

const paymentOf = ({ reference, currency, amount, at }: Row): Payment[] =>
  currency === null || amount === null || at === null ? [] : [{ reference, currency, amount, at }]

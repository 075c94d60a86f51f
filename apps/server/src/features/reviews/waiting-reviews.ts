import { HEAD_START_MINUTES, type ReviewKind, type WaitingReview } from '@keo/contract/reviews'
import type { Db } from '@keo/service-kit/db/database'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import { sql } from 'kysely'

type Row = {
  kind: ReviewKind
  id: string
  member_id: string
  /** Null where no money is asked for. */
  currency: Currency | null
  amount: bigint | null
  name: string
  since: number
}

/** Oldest first, with the head start of the members' levels. */
export async function sqlWaitingReviews(db: Db, tenantId: string): Promise<WaitingReview[]> {
  const { rows } = await sql<Row>`
    select w.* from (select 'withdrawal' as kind, order_no as id, member_id, 'VND' as currency, amount, '' as name, changed_at as since
      from withdraw_order where tenant_id = ${tenantId} and state = 'inReview'
    union all select 'receipt', id, member_id, currency, amount, '', received_at
      from deposit_receipt where tenant_id = ${tenantId} and state = 'suspense'
    union all select 'dispute', order_no, member_id, pay_currency, pay_amount, '', disputed_at
      from deposit_order where tenant_id = ${tenantId} and disputed_at is not null and status in (2, 7, 8)
    union all select 'nickname', wish_id, member_id, null, null, nick_name, asked_at
      from nick_name_review where tenant_id = ${tenantId} and state = 'waiting'
    union all select 'identity', id, member_id, null, null, document_kind, referred_at
      from identity_check where tenant_id = ${tenantId} and state = 'waiting' and referred_at is not null
    union all select 'reward', id, member_id, 'VND', amount, '', granted_at
      from reward where tenant_id = ${tenantId} and state = 'held'
    union all select 'expert', id, member_id, null, null, why, applied_at
      from expert_application where tenant_id = ${tenantId} and state = 'open') w
    left join member m on m.tenant_id = ${tenantId} and m.id = w.member_id
    order by w.since - make_interval(mins => ${HEAD_START_MINUTES} * coalesce(m.vip_level, 0)), w.id`.execute(
    db,
  )
  return rows.map(({ kind, id, member_id: memberId, currency, amount, name, since }) => ({
    kind,
    id,
    memberId,
    what: currency && amount !== null ? `${moneyText(money(amount, currency))} ${currency}` : name,
    dong: currency === 'VND' && amount !== null ? moneyText(money(amount, currency)) : null,
    since: serverTimeText(since),
  }))
}

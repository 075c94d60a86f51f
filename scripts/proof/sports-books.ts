import { query } from '@keo/dev-world/query'

type Left = {
  readonly pending: number
  readonly open: number
  /** Money of settlements that is on its way, and everything that is. */
  readonly unpaid: number
  readonly untold: number
}

/** Orders without an answer, accepted ones, and what the operator has not heard yet. */
export async function readLeft(url: string): Promise<Left> {
  const [row] = await query(
    url,
    `select (select count(*)::int from sportsbook.bet_order where status in (0, 1)) as pending,
       (select count(*)::int from sportsbook.bet_order where status = 4) as open,
       (select count(*)::int from sportsbook.operator_message where state = 'waiting' and kind = 'transaction') as unpaid,
       (select count(*)::int from sportsbook.operator_message where state = 'waiting') as untold`,
  )
  return row as Left
}

export type OrderRow = {
  readonly id: string
  readonly related_id: string
  readonly status: number
  /** Every status it ever had. */
  readonly states: readonly number[]
}

export async function readOrders(url: string): Promise<OrderRow[]> {
  const rows = await query(
    url,
    `select id, related_id, status,
       (select array_agg(status::int) from sportsbook.bet_order_state where order_id = id) as states
     from sportsbook.bet_order`,
  )
  return rows as OrderRow[]
}

/** Orders whose money is not what their end says, money still held, and a house that won another amount than they lost. */
export const WRONGLY_PAID = `
  with due as (
    select id, case when status = 5 then (returned - stake) * 1000 else 0 end as amount from sportsbook.bet_order)
  select id, amount::text from due where amount <> coalesce((
    select sum(case when transfer_type in ('BET', 'SETTLEMENT_ROLLBACK_DEDUCT') then -t.amount else t.amount end)
    from platform.sports_transaction t where t.order_id = due.id and t.state = 'booked'), 0)
  union all
  select member_id, held::text from platform.ledger_wallet where held <> 0
  union all
  select 'house', sum(amount)::text from platform.ledger_posting where account = 'house:sports'
  having sum(amount) <> -(select sum(amount) from due)`

import { query } from '@keo/dev-world/query'

type Left = {
  readonly pending: number
  readonly open: number
  /** Money of settlements that is on its way, and everything that is. */
  readonly unpaid: number
  readonly untold: number
  /** Cash-outs that were asked for, and everything that waits for odds or for a return. */
  readonly ending: number
  readonly waiting: number
}

/** What has no end yet, and what the operator has not heard yet. */
export async function readLeft(url: string): Promise<Left> {
  const [row] = await query(
    url,
    `select (select count(*)::int from sportsbook.bet_order where status in (0, 1)) as pending,
       (select count(*)::int from sportsbook.bet_order where status = 4) as open,
       (select count(*)::int from sportsbook.operator_message where state = 'waiting' and kind = 'transaction') as unpaid,
       (select count(*)::int from sportsbook.operator_message where state = 'waiting') as untold,
       (select count(*)::int from sportsbook.cash_out where status = 1) as ending,
       (select count(*)::int from sportsbook.bet_reservation where status in (0, 4))
         + (select count(*)::int from sportsbook.cash_out_reservation where status = 1) as waiting`,
  )
  return row as Left
}

export type OrderRow = {
  readonly id: string
  readonly related_id: string
  /** The reservation that became it. */
  readonly reservation_id: string | null
  readonly status: number
  /** Every status it ever had. */
  readonly states: readonly number[]
}

export async function readOrders(url: string): Promise<OrderRow[]> {
  const rows = await query(
    url,
    `select id, related_id, reservation_id, status,
       (select array_agg(status::int) from sportsbook.bet_order_state where order_id = id) as states
     from sportsbook.bet_order`,
  )
  return rows as OrderRow[]
}

/** Orders whose money is not what their end and their cash-outs say, money still held, and a house that won another amount than they lost. */
export const WRONGLY_PAID = `
  with due as (
    select id, case when status = 5 then (returned + closed_return - stake) * 1000 else 0 end as amount from sportsbook.bet_order)
  select id, amount::text from due where amount <> coalesce((
    select sum(case when transfer_type = 'BET' or transfer_type like '%\\_DEDUCT' then -t.amount else t.amount end)
    from platform.sports_transaction t where t.order_id = due.id and t.state = 'booked'), 0)
  union all
  select member_id, held::text from platform.ledger_wallet where held <> 0
  union all
  select 'house', sum(amount)::text from platform.ledger_posting where account = 'house:sports'
  having sum(amount) <> -(select sum(amount) from due)`

type EarlyRow = { readonly id: string; readonly related_id: string; readonly status: number }

/** Cash-outs and reservations, as the provider has them. */
export async function readEarlyEnds(url: string): Promise<EarlyRow[]> {
  const rows = await query(
    url,
    `select id, related_id, status from sportsbook.cash_out
     union all select id, related_id, status from sportsbook.bet_reservation`,
  )
  return rows as EarlyRow[]
}

/**
 * Orders whose closed part is not what their cash-outs say, cash-outs that were paid though they should not be or were
 * not though they should, and reservations that did not become one bet.
 */
export const WRONGLY_ENDED = `
  select o.id, 'closed' as what from sportsbook.bet_order o where (closed_stake, closed_return) <> (
    select coalesce(sum(stake), 0), coalesce(sum(payout), 0) from sportsbook.cash_out c
    where c.order_id = o.id and c.status = 5)
  union all
  select c.id, 'paid' from sportsbook.cash_out c where (c.status in (3, 5)) <> exists (
    select from platform.sports_transaction t where t.transaction_id = c.id || '-cashout' and t.state = 'booked')
  union all
  select r.id, 'reserved' from sportsbook.bet_reservation r where (r.status = 1) <> ((
    select count(*) from sportsbook.bet_order o where o.reservation_id = r.id and o.status in (3, 4, 5)) = 1)`

import { query } from '@keo/dev-world/query'

type Left = {
  /** Bets on their way, and pay-outs and refunds that the operator has not taken yet. */
  readonly sending: number
  readonly waiting: number
  /** Rounds of players that have no end yet, and those of them at a table whose bets are closed. */
  readonly open: number
  readonly closing: number
}

/** What has no end yet at the provider. The crash takes bets for six seconds. */
export async function readLeft(url: string): Promise<Left> {
  const [row] = await query(
    url,
    `select (select count(*)::int from games.movement where state = 'sending') as sending,
       (select count(*)::int from games.movement where state = 'waiting') as waiting,
       (select count(*)::int from games.round where state in ('betting', 'open')) as open,
       (select count(*)::int from games.round r join games.table_round t using (game_id, number)
        where r.state = 'open' and t.engine = 'crash' and t.ended_at is null
          and t.betting_at < now() - interval '6 seconds') as closing`,
  )
  return row as Left
}

export type RoundRow = {
  readonly id: string
  readonly tap_key: string
  readonly engine: string
  readonly state: string
  readonly step: number
  readonly returned: string | null
}

export async function readRounds(url: string): Promise<RoundRow[]> {
  const rows = await query(
    url,
    `select id::text, tap_key, engine, state, step, (returned / 100.0)::numeric(20, 2)::text as returned
     from games.round`,
  )
  return rows as RoundRow[]
}

/** Rounds that are not paid once and as they ended, by our own books; and messages that never got to an end. */
export const WRONGLY_PAID = `
  with ours as (
    select member_id, round_id,
      sum(moved) filter (where kind = 'bet' and state = 'booked') as staked,
      sum(moved) filter (where kind = 'result' and state = 'booked') as paid,
      count(*) filter (where kind = 'result' and state = 'booked') as results
    from platform.game_movement group by member_id, round_id)
  select r.id::text, r.engine, r.state, r.stake::text, r.returned::text, staked::text, paid::text, results::text
  from games.round r left join ours on ours.round_id = r.id::text and ours.member_id = r.player_id
  where case r.state when 'closed' then (staked, paid, results) is distinct from (r.stake, r.returned, 1::bigint)
    else coalesce(staked, 0) <> 0 or coalesce(results, 0) <> 0 end
  union all
  select reference, kind, state, amount::text, null, null, null, null from games.movement
  where state in ('sending', 'waiting') or (state = 'refused' and kind <> 'bet')
  union all
  select round_id, symbol, state, stake::text, returned::text, null, null, null from platform.game_round
  where state = 'open'`

/** Wallets of the drill that are not what they began with and their rounds and jackpots brought, and a house that is not the rest. */
export const WRONG_WALLETS = `
  with brought as (
    select player_id, sum(amount) as amount from (
      select player_id, returned - stake as amount from games.round where state = 'closed'
      union all
      select player_id, amount from games.movement where kind = 'jackpotWin' and state = 'done') each
    group by player_id)
  select w.member_id, w.available::text from platform.ledger_wallet w
  join platform.member m on m.id = w.member_id and m.user_name like 'player%'
  left join brought on brought.player_id = w.member_id
  where w.available <> $1::bigint + coalesce(brought.amount, 0)
  union all
  select 'house', sum(amount)::text from platform.ledger_posting where account in ('house:games', 'house:jackpot')
  having sum(amount) <> -(select sum(amount) from brought)`

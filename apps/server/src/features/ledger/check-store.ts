import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'

type Found = { what: string }
export type Totals = { currency: Currency; sum: bigint; assets: bigint; liabilities: bigint }
export type CheckState = {
  checkedAt: Instant
  problems: readonly string[]
  uncovered: readonly string[]
  stoppedSince: Instant | null
}

const PROBLEMS_MAX = 20

/** Questions whose answer should be nothing. All are asked in one snapshot. */
export function sqlCheckStore(db: Db, tenantId: string) {
  const named = async (query: ReturnType<typeof sql<Found>>) =>
    (await query.execute(db)).rows.map(({ what }) => what)

  return {
    /** For a look at everything; ends with the transaction. */
    async takeTime(): Promise<void> {
      await sql`set local statement_timeout = '10min'`.execute(db)
    },

    /** Everything there is, members' and ours: by currency it adds up to zero. */
    async totals(): Promise<Totals[]> {
      const { rows } = await sql<Totals>`
        with parts as (
          select currency, available + held + bonus as owed, debt as other, 0::bigint as asset from ledger_wallet
          where tenant_id = ${tenantId}
          union all
          select currency, balance, 0, 0 from ledger_game_purse where tenant_id = ${tenantId}
          union all
          select currency, case when is_owed then balance else 0 end, case when is_owed or is_asset then 0 else balance end,
            case when is_asset then balance else 0 end
          from (
            select currency, account in ('house:suspense', 'house:deposit-clearing', 'house:payout-clearing') as is_owed,
              account in ('house:bank', 'house:exchange') as is_asset, balance
            from (
              select currency, account, balance from ledger_house where tenant_id = ${tenantId}
              union all
              select p.currency, p.account, p.amount from ledger_unsealed u join ledger_posting p on p.number = u.number
              where u.tenant_id = ${tenantId} and p.account like 'house:%'
            ) as house
          ) as sorted
        )
        select currency, sum(owed + other + asset)::bigint as sum, (-sum(asset))::bigint as assets,
          sum(owed)::bigint as liabilities
        from parts group by currency order by currency`.execute(db)
      return rows
    },

    /** Wallets that are not as their last transaction left them, or whose holds are not what is held. */
    strayWallets: (since: Instant | null) =>
      named(sql<Found>`
        select 'wallet ' || w.member_id || ' ' || w.currency as what from ledger_wallet w
        left join ledger_transaction t on t.tenant_id = w.tenant_id and t.currency = w.currency
          and t.member_id = w.member_id and t.seq = w.seq
        where w.tenant_id = ${tenantId} and w.seq > 0
          and ${since === null ? sql`true` : sql`(w.member_id, w.currency) in (${movedSince(since)})`}
          and (
            t.hash is distinct from w.hash
            or (t.available, t.held, t.bonus, t.debt) is distinct from (w.available, w.held, w.bonus, w.debt)
            or w.held <> (
              select coalesce(sum(h.rest), 0) from ledger_hold h
              where h.tenant_id = w.tenant_id and h.member_id = w.member_id and h.currency = w.currency
            )
          )
        limit ${PROBLEMS_MAX}`),

    /** Transactions whose postings do not lead from the balances before to those after. */
    strayTransactions: (since: Instant | null) =>
      named(sql<Found>`
        select 'transaction ' || t.member_id || ' ' || t.currency || ' ' || t.seq as what from ledger_transaction t
        left join ledger_transaction b on b.tenant_id = t.tenant_id and b.currency = t.currency
          and b.member_id = t.member_id and b.seq = t.seq - 1
        cross join lateral (
          select count(*) as count, coalesce(sum(amount), 0) as sum,
            coalesce(sum(amount) filter (where account = 'available'), 0) as available,
            coalesce(sum(amount) filter (where account = 'held'), 0) as held,
            coalesce(sum(amount) filter (where account = 'bonus'), 0) as bonus,
            coalesce(sum(amount) filter (where account = 'debt'), 0) as debt
          from ledger_posting where number = t.number
        ) p
        where t.tenant_id = ${tenantId} and t.member_id <> ''
          and ${since === null ? sql`true` : sql`t.at >= ${sqlInstant(since)}`}
          and (
            p.count < 2 or p.sum <> 0 or (b.seq is null and t.seq > 1)
            or t.available <> coalesce(b.available, 0) + p.available or t.held <> coalesce(b.held, 0) + p.held
            or t.bonus <> coalesce(b.bonus, 0) + p.bonus or t.debt <> coalesce(b.debt, 0) + p.debt
          )
        limit ${PROBLEMS_MAX}`),

    /** Purses and house accounts that are not the sum of their postings. Reads every posting there is. */
    straySums: () =>
      named(sql<Found>`
        with summed as (
          select case when account like 'house:%' then '' else member_id end as owner, currency, account, sum(amount) as sum
          from ledger_posting where tenant_id = ${tenantId} group by 1, 2, 3
        ), kept as (
          select member_id as owner, currency, a.account, a.balance::numeric from ledger_wallet
          cross join lateral (values ('available', available), ('held', held), ('bonus', bonus), ('debt', debt)) as a(account, balance)
          where tenant_id = ${tenantId} and a.balance <> 0
          union all
          select member_id, currency, game, balance from ledger_game_purse where tenant_id = ${tenantId} and balance <> 0
          union all
          select '', currency, account, sum(balance) from (
            select currency, account, balance from ledger_house where tenant_id = ${tenantId}
            union all
            select p.currency, p.account, p.amount from ledger_unsealed u join ledger_posting p on p.number = u.number
            where u.tenant_id = ${tenantId} and p.account like 'house:%'
          ) as house group by currency, account having sum(balance) <> 0
        )
        select 'sum ' || owner || ' ' || currency || ' ' || account as what
        from (select * from summed where sum <> 0) s full join kept using (owner, currency, account)
        where s.sum is distinct from kept.balance limit ${PROBLEMS_MAX}`),

    async state(): Promise<CheckState | null> {
      const { rows } = await sql<CheckState>`
        select checked_at as "checkedAt", problems, uncovered, stopped_since as "stoppedSince" from ledger_check
        where tenant_id = ${tenantId}`.execute(db)
      return rows[0] ?? null
    },

    async save({ checkedAt, problems, uncovered, stoppedSince }: CheckState): Promise<void> {
      const since = stoppedSince === null ? sql`null` : sqlInstant(stoppedSince)
      await sql`
        insert into ledger_check (tenant_id, checked_at, problems, uncovered, stopped_since)
        values (${tenantId}, ${sqlInstant(checkedAt)}, ${problems}::text[], ${uncovered}::text[], ${since})
        on conflict (tenant_id) do update set checked_at = excluded.checked_at, problems = excluded.problems,
          uncovered = excluded.uncovered, stopped_since = excluded.stopped_since`.execute(db)
    },
  }

  function movedSince(since: Instant) {
    return sql`select member_id, currency from ledger_transaction where tenant_id = ${tenantId} and at >= ${sqlInstant(since)}`
  }
}

/** What the last check of the books said; null before the first. */
export const readBookState = (db: Db, tenantId: string): Promise<CheckState | null> =>
  sqlCheckStore(db, tenantId).state()

import type { RecordGroup, RecordState } from '@keo/contract/wallet-records'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { WalletKey } from '../ledger/index.ts'

export type RecordFilter = {
  readonly from: Instant
  /** Up to, without, this instant. */
  readonly until: Instant
  readonly group: RecordGroup | null
  readonly state: RecordState | null
}
export type WalletLine = {
  readonly seq: bigint
  readonly at: Instant
  readonly kind: string
  readonly group: RecordGroup
  readonly state: RecordState
  readonly reference: string
  readonly change: bigint
  readonly after: bigint
}
export type Totals = { readonly in: bigint; readonly out: bigint; readonly count: number }

const GROUP = sql`case
  when kind like '%.gift' or split_part(kind, '.', 1) in ('gift', 'promotion', 'bonus', 'reward') then 'gift'
  when split_part(kind, '.', 1) in ('deposit', 'withdraw', 'transfer', 'bet', 'game') then split_part(kind, '.', 1)
  else 'other' end`
/** A line says what happened then; what became of money that was set aside, the hold or a later line says. */
const STATE = sql`case
  when w.state = 'moving' then 'pending'
  when w.state = 'returned' then 'returned'
  when l.held > 0 and h.id is not null then 'pending'
  when l.held > 0 and r.reference is not null then 'returned'
  else 'done' end`

/** Reads the ledger's lines as a player files them. The ledger alone writes them. */
export function sqlRecordStore(db: Db, tenantId: string) {
  /** Everything from an instant on, because a later line may tell how an earlier one ended. */
  const filed = ({ memberId, currency }: WalletKey, from: Instant) => sql`
    with line as (
      select t.seq, t.at, t.kind, t.reference, t.available as after, p.change, p.held, p.has_house
      from ledger_transaction t cross join lateral (
        select coalesce(sum(amount) filter (where account in ('available', 'debt')), 0)::bigint as change,
          coalesce(sum(amount) filter (where account = 'held'), 0)::bigint as held,
          bool_or(account like 'house:%') as has_house
        from ledger_posting where number = t.number
      ) p
      where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.currency = ${currency}
        and t.at >= ${sqlInstant(from)}
    ), released as (
      select distinct reference from line where held < 0 and not has_house
    ), filed as (
      select l.seq, l.at, l.kind, l.reference, l.after, l.change, ${GROUP} as "group", ${STATE} as state
      from line l
      left join released r on r.reference = l.reference
      left join ledger_hold h on h.tenant_id = ${tenantId} and h.member_id = ${memberId} and h.id = l.reference
      left join wallet_transfer w on l.kind = 'transfer.in'
        and w.tenant_id = ${tenantId} and w.member_id = ${memberId} and w.id = l.reference
    )`
  /** The steps of a withdrawal after it was asked for move nothing at hand: it is one row, and its state says how it stands. */
  const isRow = sql`not ("group" = 'withdraw' and change = 0)`
  const kept = ({ until, group, state }: RecordFilter) => sql`at < ${sqlInstant(until)} and ${isRow}
    and (${group}::text is null or "group" = ${group}) and (${state}::text is null or state = ${state})`

  return {
    /** Newest first. */
    async list(
      wallet: WalletKey,
      filter: RecordFilter,
      page: { before: bigint | null; limit: number },
    ): Promise<WalletLine[]> {
      const { rows } = await sql<WalletLine>`${filed(wallet, filter.from)}
        select * from filed where ${kept(filter)} and (${page.before}::bigint is null or seq < ${page.before})
        order by seq desc limit ${page.limit}`.execute(db)
      return rows
    },

    async totals(wallet: WalletKey, filter: RecordFilter): Promise<Totals> {
      const { rows } = await sql<Totals>`${filed(wallet, filter.from)}
        select coalesce(sum(change) filter (where change > 0), 0)::bigint as in,
          coalesce(sum(change) filter (where change < 0), 0)::bigint as out, count(*)::int as count
        from filed where ${kept(filter)}`.execute(db)
      return rows[0] ?? { in: 0n, out: 0n, count: 0 }
    },

    /** What happened for the same order, oldest first. */
    async related(wallet: WalletKey, reference: string, limit: number): Promise<WalletLine[]> {
      const { rows } = await sql<WalletLine>`${filed(wallet, 0)}
        select * from filed where reference = ${reference} order by seq limit ${limit}`.execute(db)
      return rows
    },

    async availableAt({ memberId, currency }: WalletKey, at: Instant): Promise<bigint> {
      const { rows } = await sql<{ available: bigint }>`select available from ledger_transaction
        where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency} and at < ${sqlInstant(at)}
        order by seq desc limit 1`.execute(db)
      return rows[0]?.available ?? 0n
    },

    /** The least and the most there was, of every movement. */
    async extremes({ memberId, currency }: WalletKey, { from, until }: { from: Instant; until: Instant }) {
      const { rows } = await sql<{ least: bigint | null; most: bigint | null }>`
        select min(available) as least, max(available) as most from ledger_transaction
        where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency}
          and at >= ${sqlInstant(from)} and at < ${sqlInstant(until)}`.execute(db)
      return rows[0] ?? { least: null, most: null }
    },

    /** The last balance of each stretch of time, for a drawing. */
    async curve(wallet: WalletKey, range: { from: Instant; until: Instant; stretchMs: number }) {
      const { memberId, currency } = wallet
      const { from, until, stretchMs } = range
      const { rows } = await sql<{ at: Instant; available: bigint }>`
        select at, available from (
          select distinct on (stretch) stretch, at, available from (
            select floor(extract(epoch from at - ${sqlInstant(from)}) * 1000 / ${stretchMs}) as stretch, at, available, seq
            from ledger_transaction
            where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency}
              and at >= ${sqlInstant(from)} and at < ${sqlInstant(until)}
          ) lines order by stretch, seq desc
        ) last_ones order by at`.execute(db)
      return rows
    },
  }
}

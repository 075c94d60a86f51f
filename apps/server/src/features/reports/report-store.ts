import type { ReportCut } from '@keo/contract/console-reports'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type SumRow = {
  readonly bets: bigint
  readonly staked: bigint
  readonly gross: bigint
  readonly given: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
}
export type KeyRow = SumRow & { readonly key: string; readonly label: string }
export type RowDay = SumRow & { readonly day: string; readonly players: number }
export type DayRow = RowDay & {
  readonly sports: bigint
  readonly games: bigint
}
type Span = { readonly from: string; readonly until: string }

/** So many rows of a cut are shown: those that moved most. */
const ROWS_MAX = 500

const SUMS = sql`coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(staked), 0)::bigint as staked,
  coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(given), 0)::bigint as given,
  coalesce(sum(deposits), 0)::bigint as deposits, coalesce(sum(withdrawals), 0)::bigint as withdrawals`

/** Said beside every figure: what the fold counts, from which accounts. */
export const QUERY = `staked = −held (bet.settled, bet.cashout) − own (game.bet, game.refund); gross = Σ postings of house:sports + house:games; given = −Σ house:promotions; net = gross − given; deposits = own (deposit); withdrawals = −held (withdraw.sent, withdraw.fee); ledger_transaction.at +08:00, VND`

export const COHORT_QUERY = `registered = members by week of registered_at; bettors = those of them with bet.settled, bet.cashout or game.bet in a week; weeks begin on Monday at +08:00`

export function sqlReportStore(db: Db, tenantId: string) {
  const within = ({ from, until }: Span) =>
    sql`tenant_id = ${tenantId} and day >= ${from}::date and day <= ${until}::date`
  return {
    async total(span: Span): Promise<SumRow> {
      const { rows } = await sql<SumRow>`
        select ${SUMS} from report_day where ${within(span)} and cut = 'all'`.execute(db)
      return rows[0] as SumRow
    },
    async rows(span: Span, cut: ReportCut): Promise<KeyRow[]> {
      const { rows } = await sql<KeyRow>`
        select key, max(label) as label, ${SUMS} from report_day where ${within(span)} and cut = ${cut}
        group by key order by sum(staked) desc, sum(given) desc, key limit ${ROWS_MAX}`.execute(db)
      return rows
    },
    async days(span: Span): Promise<DayRow[]> {
      const product = (key: string) =>
        sql`coalesce((select gross from report_day p where p.tenant_id = d.tenant_id and p.day = d.day
          and p.cut = 'product' and p.key = ${key}), 0)::bigint`
      const { rows } = await sql<DayRow>`
        select day::text, players, bets::bigint, staked, gross, given, deposits, withdrawals,
          ${product('sports')} as sports, ${product('games')} as games
        from report_day d where ${within(span)} and cut = 'all' order by day`.execute(db)
      return rows
    },
    /** The days on which one row of a cut moved. */
    async rowDays(span: Span, { cut, key }: { cut: ReportCut; key: string }): Promise<RowDay[]> {
      const { rows } = await sql<RowDay>`
        select day::text, players, bets::bigint, staked, gross, given, deposits, withdrawals
        from report_day where ${within(span)} and cut = ${cut} and key = ${key} order by day`.execute(db)
      return rows
    },
    async freshAt({ from, until }: Span): Promise<Instant | null> {
      const { rows } = await sql<{ at: Instant | null }>`
        select min(folded_at) as at from report_fold
        where tenant_id = ${tenantId} and day >= ${from}::date and day <= ${until}::date`.execute(db)
      return rows[0]?.at ?? null
    },
  }
}

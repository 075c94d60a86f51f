import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** Of one sport on one day, as the provider tells it; null for bets of several legs. */
export type StatedMargin = {
  readonly sportId: number | null
  readonly stake: number
  readonly expected: number
}

export type MarginRow = {
  readonly day: string
  readonly key: string
  readonly label: string
  readonly staked: bigint
  readonly gross: bigint
  readonly marginBp: number | null
}

/** The provider is asked for so many days at once; what it did not answer is asked for again. */
const DAYS_AT_ONCE = 31

export const MARGIN_QUERY = `hold = gross / staked of the bets decided on the day; margin = 1 − 1 / Π (sum of 1 / price of a leg’s market, as the provider’s price list states it), weighed by the stakes of the bets taken on the day; +08:00, VND`

/** Days whose books were folded since the provider was last asked for them. */
export async function daysWithoutMargin(db: Db, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text from report_fold left join report_margin_fold asked using (tenant_id, day)
    where tenant_id = ${tenantId} and (asked.folded_at is null or asked.folded_at < report_fold.folded_at)
    order by day desc limit ${DAYS_AT_ONCE}`.execute(db)
  return rows.map(({ day }) => day)
}

/** When the oldest day of a span was computed; null while the provider has not answered for one of them. */
export async function marginsFreshAt(
  db: Db,
  tenantId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select case when bool_and(asked.folded_at is not null) then min(least(report_fold.folded_at, asked.folded_at)) end as at
    from report_fold left join report_margin_fold asked using (tenant_id, day)
    where tenant_id = ${tenantId} and day >= ${from}::date and day <= ${until}::date`.execute(db)
  return rows[0]?.at ?? null
}

export async function foldMargin(
  tx: Tx,
  tenantId: string,
  { day, margins, now }: { day: string; margins: readonly StatedMargin[]; now: Instant },
): Promise<void> {
  const told = margins.filter(({ stake }) => stake > 0)
  await sql`delete from report_margin where tenant_id = ${tenantId} and day = ${day}`.execute(tx)
  await sql`
    insert into report_margin (tenant_id, day, sport, staked, expected)
    select ${tenantId}, ${day}::date, sport, staked, expected
    from unnest(${told.map(({ sportId }) => (sportId === null ? 'multiple' : String(sportId)))}::text[],
      ${told.map(({ stake }) => stake)}::float8[], ${told.map(({ expected }) => expected)}::float8[])
      as told (sport, staked, expected)`.execute(tx)
  await sql`insert into report_margin_fold (tenant_id, day, folded_at) values (${tenantId}, ${day}, ${sqlInstant(now)})
    on conflict (tenant_id, day) do update set folded_at = excluded.folded_at`.execute(tx)
}

/** Newest day first, of a day the sport with the highest stakes first. */
export async function marginsOf(
  db: Db,
  tenantId: string,
  span: {
    readonly from: string
    readonly until: string
    readonly offset: number
    readonly limit: number | null
  },
): Promise<MarginRow[]> {
  const { rows } = await sql<MarginRow>`
    select r.day::text, r.key, r.label, r.staked, r.gross,
      round(10000 * m.expected / m.staked)::integer as "marginBp"
    from report_day r
    left join report_margin m on m.tenant_id = r.tenant_id and m.day = r.day and m.sport = r.key
    where r.tenant_id = ${tenantId} and r.day >= ${span.from}::date and r.day <= ${span.until}::date
      and r.cut = 'sport' and r.staked > 0
    order by r.day desc, r.staked desc, r.key offset ${span.offset} limit ${span.limit}`.execute(db)
  return rows
}

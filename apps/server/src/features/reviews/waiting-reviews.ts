import { HEAD_START_MINUTES, type ReviewKind, type WaitingReview } from '@keo/contract/reviews'
import { VIP_LEVEL_MAX } from '@keo/contract/vip'
import type { Db } from '@keo/service-kit/db/database'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText, type Currency, type Money } from '@keo/units/money'
import { sql } from 'kysely'
import { REVIEW_SOURCES } from './review-sources.ts'

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

/** What of a kind waits. */
export type WaitingCount = {
  readonly kind: ReviewKind
  readonly count: number
  readonly oldestAt: Instant
  /** Of what is in dong; null where nothing is. */
  readonly dong: Money | null
}

type Page = { readonly kinds: readonly ReviewKind[]; readonly after: string; readonly size: number }

/** How far the highest level goes ahead. */
const MOST_AHEAD = sql`make_interval(mins => ${HEAD_START_MINUTES * VIP_LEVEL_MAX})`
const LEAST_MICROS = '-1000000000000000'

/** What waits for a person, of the kinds that are asked for. However much waits, it reads about a page of it. */
export function sqlWaitingReviews(db: Db, tenantId: string) {
  const rowsOf = (kind: ReviewKind) => {
    const { table, id, waits, since, currency, amount, name } = REVIEW_SOURCES[kind]
    return sql`select ${kind}::text as kind, ${sql.ref(id)} as id, member_id, ${currency} as currency, ${amount} as amount,
      ${name} as name, ${sql.ref(since)} as since from ${sql.table(table)} where tenant_id = ${tenantId} and ${waits}`
  }
  const all = (kinds: readonly ReviewKind[], of: (kind: ReviewKind) => ReturnType<typeof sql>) =>
    sql.join(
      kinds.map((kind) => sql`(${of(kind)})`),
      sql` union all `,
    )

  /**
   * Of those that come behind the cursor, the first of this kind and whoever's level could put them ahead of the last of
   * these: who began to wait up to the longest head start later.
   */
  function firstOf(kind: ReviewKind, micros: string, size: number) {
    const { since, table, waits } = REVIEW_SOURCES[kind]
    const from = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
    const last = sql`select ${sql.ref(since)} from ${sql.table(table)}
      where tenant_id = ${tenantId} and ${waits} and ${sql.ref(since)} > ${from} + ${MOST_AHEAD}
      order by ${sql.ref(since)} offset ${size} limit 1`
    return sql`${rowsOf(kind)} and ${sql.ref(since)} >= ${from}
      and ${sql.ref(since)} <= coalesce((${last}), 'infinity') + ${MOST_AHEAD}`
  }

  return {
    /** Oldest first, with the head start of the members' levels. */
    async page({ kinds, after, size }: Page): Promise<{ reviews: WaitingReview[]; next: string }> {
      if (kinds.length === 0) return { reviews: [], next: '' }
      const [, micros = LEAST_MICROS, last = ''] = /^(-?\d{1,16})_(.+)$/.exec(after) ?? []
      const { rows } = await sql<Row & { place: bigint }>`
        select * from (
          select w.*, (extract(epoch from w.since) * 1000000)::bigint
            - ${HEAD_START_MINUTES * 60_000_000}::bigint * coalesce(m.vip_level, 0) as place
          from (${all(kinds, (kind) => firstOf(kind, micros, size))}) w
          left join member m on m.tenant_id = ${tenantId} and m.id = w.member_id
        ) placed
        where (place, id) > (${micros}::bigint, ${last})
        order by place, id limit ${size + 1}`.execute(db)
      const page = rows.slice(0, size)
      const end = page.at(-1)
      return {
        reviews: page.map(reviewOf),
        next: rows.length > size && end ? `${end.place}_${end.id}` : '',
      }
    },

    async find(kind: ReviewKind, id: string): Promise<WaitingReview | undefined> {
      const { rows } = await sql<Row>`
        ${rowsOf(kind)} and ${sql.ref(REVIEW_SOURCES[kind].id)} = ${id}`.execute(db)
      return rows[0] && reviewOf(rows[0])
    },

    /** Only kinds of which something waits. */
    async counts(kinds: readonly ReviewKind[]): Promise<WaitingCount[]> {
      if (kinds.length === 0) return []
      const { rows } = await sql<{ kind: ReviewKind; count: bigint; oldest: Instant; dong: bigint | null }>`
        select kind, count(*) as count, min(since) as oldest,
          (sum(amount) filter (where currency = 'VND'))::bigint as dong
        from (${all(kinds, rowsOf)}) w group by kind order by kind`.execute(db)
      return rows.map(({ kind, count, oldest, dong }) => ({
        kind,
        count: Number(count),
        oldestAt: oldest,
        dong: dong === null ? null : money(dong, 'VND'),
      }))
    },
  }
}

const reviewOf = ({ kind, id, member_id: memberId, currency, amount, name, since }: Row): WaitingReview => ({
  kind,
  id,
  memberId,
  what: currency && amount !== null ? `${moneyText(money(amount, currency))} ${currency}` : name,
  dong: currency === 'VND' && amount !== null ? moneyText(money(amount, currency)) : null,
  since: serverTimeText(since),
})

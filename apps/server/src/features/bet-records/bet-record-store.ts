import type { BetList } from '@keo/contract/bet-records'
import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { BetRecordTables } from './bet-record-tables.ts'
import type { KeptBet, KeptCashOut } from './pushed-bets.ts'

export type BetFilter = {
  readonly memberId: MemberId
  readonly list: BetList
  readonly from: Instant
  /** Up to, without, this instant. */
  readonly until: Instant
  readonly sportId: number | null
}
export type BetLine = Omit<KeptBet, 'memberId' | 'sports' | 'isFromReservation'> & {
  readonly at: Instant
  readonly pushed: PushedOrder
}
export type BetBefore = Pick<KeptBet, 'status' | 'returned'>
export type BetEnd = { readonly orderId: string; readonly result: bigint }
export type BetTotals = {
  readonly count: number
  readonly stake: bigint
  readonly returnMax: bigint
  readonly returned: bigint
  readonly result: bigint
}

/** Open ones by when they were placed, the others by when they were closed; the index is on this very expression. */
const AT = sql<Instant>`coalesce(r.closed_at, r.placed_at)`
/** While a bet runs only what is left of it is at stake. */
const CASHED = sql`(case when r.closed_at is null then r.cashed_stake else 0 end)`
/** The member's own: the stake of a free bet is the house's, and goes back to it before anything else (MON-32). */
const OWN_STAKE = sql`(case when r.free_stake > 0 then 0 else r.stake - ${CASHED} end)`
const OWN_RETURNED = sql`greatest(coalesce(r.returned, 0) + r.cashed_paid - r.free_stake, 0)`
const MOST = sql`div(r.return_max::numeric * (r.stake - ${CASHED}), greatest(r.stake, 1))`
const OWN_MOST = sql`greatest(${MOST} - greatest(r.free_stake - r.cashed_paid, 0), 0)`
/** Won or lost: only what is settled is either. */
const OWN_RESULT = sql`(${OWN_RETURNED} - (r.stake - r.free_stake))`
const BEST = { isSo: sql`>`, order: sql`desc` }
const WORST = { isSo: sql`<`, order: sql`asc` }
const IN_LIST = {
  unsettled: sql`r.closed_at is null`,
  settled: sql`r.closed_at is not null`,
  cashedOut: sql`r.cash_outs > 0`,
} as const satisfies Record<BetList, unknown>

/** With the words that the provider has for them. */
const LINES = sql`
  select r.order_id as "orderId", r.currency, r.status, r.stake, r.free_stake as "freeStake", r.return_max as "returnMax", r.returned,
    r.cashed_stake as "cashedStake", r.cashed_paid as "cashedPaid", r.cash_outs as "cashOuts",
    r.placed_at as "placedAt", r.closed_at as "closedAt", ${AT} as at, o.told as pushed
  from bet_record r
  join sports_order o on o.tenant_id = r.tenant_id and o.order_id = r.order_id`

/** What is kept of a bet beside its id. */
const KEPT = [
  'member_id',
  'currency',
  'status',
  'stake',
  'free_stake',
  'return_max',
  'returned',
  'cashed_stake',
  'cashed_paid',
  'cash_outs',
  'sports',
  'placed_at',
  'closed_at',
]
const COLUMNS = sql.join(KEPT.map((name) => sql.ref(name)))
const NEW_COLUMNS = sql.join(KEPT.map((name) => sql.ref(`excluded.${name}`)))

/** Made for a database or for one transaction of it. */
export function sqlBetRecordStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<BetRecordTables>()
  const among = ({ memberId, list, from, until, sportId }: BetFilter) => sql`
    r.tenant_id = ${tenantId} and r.member_id = ${memberId} and ${IN_LIST[list]}
    and ${AT} >= ${sqlInstant(from)} and ${AT} < ${sqlInstant(until)}
    and (${sportId}::int is null or ${sportId}::int = any(r.sports))`

  return {
    /** By id, how each stood before; nothing for one that was not known. */
    async keepAll(bets: readonly KeptBet[]): Promise<ReadonlyMap<string, BetBefore>> {
      if (bets.length === 0) return new Map()
      const known = await db
        .selectFrom('bet_record')
        .select(['order_id', 'status', 'returned'])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`order_id = any(${bets.map(({ orderId }) => orderId)})`)
        .execute()
      await sql`
        insert into bet_record (tenant_id, order_id, ${COLUMNS})
        select ${tenantId}, order_id, ${COLUMNS}
        from jsonb_to_recordset(${JSON.stringify(bets.map(rowOf))}::jsonb) as b(order_id text, member_id text,
          currency text, status smallint, stake bigint, free_stake bigint, return_max bigint, returned bigint, cashed_stake bigint,
          cashed_paid bigint, cash_outs integer, sports integer[], placed_at timestamptz, closed_at timestamptz)
        on conflict (tenant_id, order_id) do update set (${COLUMNS}) = row (${NEW_COLUMNS})`.execute(db)
      return new Map(known.map(({ order_id, status, returned }) => [order_id, { status, returned }]))
    },

    /** False when a newer version is known already. */
    async keepCashOut(cashOut: KeptCashOut): Promise<boolean> {
      const change = { status: cashOut.status, paid: cashOut.paid, version: cashOut.version }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('bet_cash_out')
        .values({
          tenant_id: tenantId,
          cash_out_id: cashOut.id,
          order_id: cashOut.orderId,
          member_id: cashOut.memberId,
          currency: cashOut.currency,
          stake: cashOut.stake,
          at: sqlInstant(cashOut.at),
          ...change,
        })
        .onConflict((clash) =>
          clash
            .columns(['tenant_id', 'cash_out_id'])
            .doUpdateSet(change)
            .where('bet_cash_out.version', '<', cashOut.version)
            .where('bet_cash_out.member_id', '=', cashOut.memberId),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Newest first. */
    async list(
      filter: BetFilter,
      page: { before: { at: Instant; orderId: string } | null; limit: number },
    ): Promise<BetLine[]> {
      const { before, limit } = page
      const below = before
        ? sql`and (${AT}, r.order_id) < (${sqlInstant(before.at)}, ${before.orderId})`
        : sql``
      const { rows } = await sql<BetLine>`
        ${LINES} where ${among(filter)} ${below} order by ${AT} desc, r.order_id desc limit ${limit}`.execute(
        db,
      )
      return rows
    },
    async find(memberId: string, orderId: string): Promise<BetLine | undefined> {
      const { rows } = await sql<BetLine>`
        ${LINES} where r.tenant_id = ${tenantId} and r.member_id = ${memberId} and r.order_id = ${orderId}`.execute(
        db,
      )
      return rows[0]
    },
    /** Ids of those placed last. */
    async latest(memberId: string, count: number): Promise<string[]> {
      const rows = await db
        .selectFrom('bet_record')
        .select('order_id')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .orderBy('placed_at', 'desc')
        .orderBy('order_id', 'desc')
        .limit(count)
        .execute()
      return rows.map((row) => row.order_id)
    },

    async cashOutsOf(orderIds: readonly string[]): Promise<Omit<KeptCashOut, 'memberId' | 'version'>[]> {
      if (orderIds.length === 0) return []
      const rows = await db
        .selectFrom('bet_cash_out')
        .select(['cash_out_id as id', 'order_id as orderId', 'currency', 'status', 'stake', 'paid', 'at'])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`order_id = any(${orderIds})`)
        .orderBy('at')
        .execute()
      return rows
    },

    /** The free bet that a bet was made with, in minor units; nothing where the member paid. */
    async freeStakeOf(orderId: string): Promise<bigint> {
      const row = await db
        .selectFrom('bet_record')
        .select('free_stake')
        .where('tenant_id', '=', tenantId)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row?.free_stake ?? 0n
    },

    async totals(filter: BetFilter): Promise<BetTotals> {
      const { rows } = await sql<BetTotals>`
        select count(*)::int as count, coalesce(sum(${OWN_STAKE}), 0)::bigint as stake,
          coalesce(sum(${OWN_MOST}), 0)::bigint as "returnMax",
          coalesce(sum(${OWN_RETURNED}), 0)::bigint as returned,
          coalesce(sum(${OWN_RESULT}) filter (where r.status = 5), 0)::bigint as result
        from bet_record r where ${among(filter)}`.execute(db)
      return rows[0] ?? { count: 0, stake: 0n, returnMax: 0n, returned: 0n, result: 0n }
    },

    /** What settled bets won most and lost most; a bet that did neither is neither. */
    async bestAndWorst(filter: BetFilter): Promise<{ best: BetEnd | null; worst: BetEnd | null }> {
      const end = async (direction: typeof BEST) => {
        const { rows } = await sql<BetEnd>`
          select r.order_id as "orderId", (${OWN_RESULT})::bigint as result from bet_record r
          where ${among(filter)} and r.status = 5 and ${OWN_RESULT} ${direction.isSo} 0
          order by 2 ${direction.order}, r.order_id limit 1`.execute(db)
        return rows[0] ?? null
      }
      return { best: await end(BEST), worst: await end(WORST) }
    },

    /** Of settled bets what the member staked, newest first; and how many there are. */
    async ownStakes(filter: BetFilter, limit: number) {
      const own = sql`${among(filter)} and r.status = 5 and r.stake > r.free_stake`
      const { rows } = await sql<{ orderId: string; stake: bigint }>`
        select r.order_id as "orderId", r.stake - r.free_stake as stake from bet_record r where ${own}
        order by ${AT} desc, r.order_id desc limit ${limit}`.execute(db)
      if (rows.length < limit) return { bets: rows, count: rows.length }
      const counted = await sql<{
        count: number
      }>`select count(*)::int as count from bet_record r where ${own}`.execute(db)
      return { bets: rows, count: counted.rows[0]?.count ?? rows.length }
    },

    async sports(filter: BetFilter): Promise<{ sportId: number; count: number }[]> {
      const { rows } = await sql<{ sportId: number; count: number }>`
        select sport as "sportId", count(*)::int as count from bet_record r, unnest(r.sports) sport
        where ${among({ ...filter, sportId: null })} group by sport order by 2 desc, 1`.execute(db)
      return rows
    },

    async openCount(memberId: MemberId): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from bet_record r
        where r.tenant_id = ${tenantId} and r.member_id = ${memberId} and r.closed_at is null`.execute(db)
      return rows[0]?.count ?? 0
    },

    /** The sum so far at the end of each stretch of time in which something was settled. */
    async profit(filter: BetFilter, stretchMs: number): Promise<{ at: Instant; result: bigint }[]> {
      const { rows } = await sql<{ at: Instant; result: bigint }>`
        select max(at) as at, (sum(sum(result)) over (order by stretch))::bigint as result from (
          select r.closed_at as at, ${OWN_RESULT} as result,
            floor(extract(epoch from r.closed_at - ${sqlInstant(filter.from)}) * 1000 / ${stretchMs}) as stretch
          from bet_record r where ${among(filter)} and r.status = 5
        ) settled group by stretch order by stretch`.execute(db)
      return rows
    },
  }
}

function rowOf(bet: KeptBet) {
  return {
    order_id: bet.orderId,
    member_id: bet.memberId,
    currency: bet.currency,
    status: bet.status,
    stake: String(bet.stake),
    free_stake: String(bet.freeStake),
    return_max: String(bet.returnMax),
    returned: bet.returned === null ? null : String(bet.returned),
    cashed_stake: String(bet.cashedStake),
    cashed_paid: String(bet.cashedPaid),
    cash_outs: bet.cashOuts,
    sports: bet.sports,
    placed_at: new Date(bet.placedAt).toISOString(),
    closed_at: bet.closedAt === null ? null : new Date(bet.closedAt).toISOString(),
  }
}

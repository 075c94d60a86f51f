import type { Instant } from '@keo/service-kit/clock'
import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { firstIdAt } from '../orders/order-ids.ts'
import { exposureOf, KNOWN_CURRENCIES, limitIn } from '../orders/risk/currency-limits.ts'
import { BET_STATUSES, sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import { BUILDER_SLOT, marketIdOf, SLOTS } from '../pricing/market-ids.ts'
import type { Bound } from './house-results.ts'
import type { OpenLeg } from './marks.ts'
import type { BetMarket } from './traded-markets.ts'

export type MatchSums = { readonly matchId: number; readonly stake: number; readonly worst: number }

export type TickerQuery = {
  readonly matchId: number | null
  readonly stakeLeast: number
  readonly before: string | null
  readonly limit: number
}

type Counts = {
  open_orders: number
  open_reservations: number
  open_cash_outs: number
  waiting_cash_outs: number
  messages_waiting: number
}

type OpenLegRow = {
  order_id: string
  user_id: string
  match_id: number
  market_id: number
  market_type: number
  option_type: number
  odds: bigint | number
}

type Answers = { accepted: number; middle: number | null; slow: number | null }

const NO_COUNTS: Counts = {
  open_orders: 0,
  open_reservations: 0,
  open_cash_outs: 0,
  waiting_cash_outs: 0,
  messages_waiting: 0,
}

/** What traders read. Nothing here writes. */
export function sqlTradingStore(db: Db) {
  return {
    /** Per match: what is at stake on it, and the worst ends of its markets together. Combinations may all win at once. */
    async matchSums(): Promise<MatchSums[]> {
      const { rows } = await sql<{ match_id: number; stake: bigint; worst: bigint }>`
        select market_id / ${SLOTS}::integer as match_id, sum(total)::bigint as stake,
          sum(case when market_id % ${SLOTS}::integer = ${BUILDER_SLOT}::integer then -wins
            else least(0, total - most) end)::bigint as worst
        from (select market_id, sum(stake) as total, max(stake + liability) as most, sum(liability) as wins
          from exposure where stake > 0 group by market_id) market
        group by 1`.execute(db)
      return rows.map((row) => ({
        matchId: row.match_id,
        stake: Number(row.stake),
        worst: Number(row.worst),
      }))
    },
    /** What every option of these matches binds. */
    async boundOn(matchIds: readonly number[]): Promise<Bound[]> {
      const { rows } = await sql<{
        market_id: number
        option_type: number
        stake: bigint
        liability: bigint
      }>`
        select market_id, option_type, stake, liability from exposure
        where stake > 0 and exists (select from unnest(${[...matchIds]}::integer[]) as match (id)
          where market_id between match.id * ${SLOTS}::integer and match.id * ${SLOTS}::integer + ${SLOTS - 1}::integer)
        order by market_id, option_type`.execute(db)
      return rows.map((row) => ({
        marketId: row.market_id,
        optionType: row.option_type,
        stake: Number(row.stake),
        win: Number(row.liability),
      }))
    },
    /** Matches on which bets were taken since then, with their stakes. */
    async betOnSince(since: Instant): Promise<Pick<MatchSums, 'matchId' | 'stake'>[]> {
      const { rows } = await sql<{ match_id: number; currency_id: number; stake: bigint }>`
        select match_id, currency_id, sum(stake)::bigint as stake
        from bet_leg join bet_order on bet_order.id = order_id
        where bet_order.id >= ${firstIdAt(since)} and status = any(${[...BET_STATUSES]}::smallint[])
        group by match_id, currency_id`.execute(db)
      const stakes = new Map<number, number>()
      for (const row of rows) {
        const staked = Number(exposureOf(row.currency_id, row.stake))
        stakes.set(row.match_id, (stakes.get(row.match_id) ?? 0) + staked)
      }
      return [...stakes].map(([matchId, stake]) => ({ matchId, stake }))
    },
    /** The markets of a match that bets were taken on. */
    async betMarkets(matchId: number): Promise<BetMarket[]> {
      const { rows } = await sql<{
        market_id: number
        market_type: number
        period: number
        line: number | null
      }>`
        select distinct market_id, market_type, period, line from bet_leg join bet_order on bet_order.id = order_id
        where status = any(${[...BET_STATUSES]}::smallint[]) and ((outcome is null and match_id = ${matchId})
            or (outcome is not null and market_id between ${marketIdOf(matchId, 0)} and ${marketIdOf(matchId, SLOTS - 1)}))
        order by market_id`.execute(db)
      return rows.map((row) => ({
        marketId: row.market_id,
        marketType: row.market_type,
        period: row.period,
        line: row.line,
      }))
    },
    /** Newest first. */
    async latest({ matchId, stakeLeast, before, limit }: TickerQuery): Promise<Order[]> {
      const leasts = KNOWN_CURRENCIES.map((currencyId) => String(limitIn(currencyId, stakeLeast)))
      const { rows } = await sql<{ id: string }>`
        select id from bet_order
        where (${before}::text is null or id < ${before})
          and (${matchId}::integer is null or exists (select from bet_leg
            where order_id = bet_order.id and match_id = ${matchId}))
          and exists (select from unnest(${[...KNOWN_CURRENCIES]}::integer[], ${leasts}::bigint[])
            as rate (currency, least) where currency = currency_id and stake >= least)
        order by id desc limit ${limit}`.execute(db)
      const found = await sqlOrderStore(db).findAll(rows.map(({ id }) => id))
      return found.toReversed()
    },
    /** Open legs of these players on these matches, of whatever order. */
    async openLegs(userIds: readonly string[], matchIds: readonly number[]): Promise<OpenLeg[]> {
      const { rows } = await sql<OpenLegRow>`
        select order_id, user_id, match_id, market_id, market_type, option_type, odds
        from bet_leg join bet_order on bet_order.id = order_id
        where outcome is null and match_id = any(${[...matchIds]}::integer[])
          and user_id = any(${[...userIds]}::text[]) and status = any(${[...BET_STATUSES]}::smallint[])
        order by order_id`.execute(db)
      return rows.map((row) => ({
        orderId: row.order_id,
        userId: row.user_id,
        matchId: row.match_id,
        marketId: row.market_id,
        marketType: row.market_type,
        optionType: row.option_type,
        odds: Number(row.odds),
      }))
    },
    async counts(): Promise<Counts> {
      const { rows } = await sql<Counts>`
        select (select count(*)::integer from bet_order where status = 4) as open_orders,
          (select count(*)::integer from bet_reservation where status in (0, 4)) as open_reservations,
          (select count(*)::integer from cash_out where status = 1) as open_cash_outs,
          (select count(*)::integer from cash_out_reservation where status = 1) as waiting_cash_outs,
          (select count(*)::integer from operator_message where state = 'waiting') as messages_waiting`.execute(
        db,
      )
      return rows[0] ?? NO_COUNTS
    },
    async answersSince(since: Instant): Promise<Answers> {
      const { rows } = await sql<Answers>`
        select count(*) filter (where status in (3, 4, 5))::integer as accepted,
          round(percentile_cont(0.5) within group (order by waited))::integer as middle,
          round(percentile_cont(0.95) within group (order by waited))::integer as slow
        from (select status, 1000 * extract(epoch from decided_at - received_at) as waited
          from bet_order where id >= ${firstIdAt(since)} and decided_at is not null) answered`.execute(db)
      return rows[0] ?? { accepted: 0, middle: null, slow: null }
    },
    async refusalsSince(since: Instant): Promise<{ reason: number; count: number }[]> {
      const { rows } = await sql<{ reason: number; count: number }>`
        select reject_code as reason, count(*)::integer as count from bet_order
        where id >= ${firstIdAt(since)} and reject_code is not null
        group by reject_code order by count desc, reason`.execute(db)
      return rows
    },
  }
}

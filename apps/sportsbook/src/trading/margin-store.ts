import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/service-kit/clock'
import { sql } from 'kysely'
import { firstIdAt } from '../orders/order-ids.ts'
import { exposureOf } from '../orders/risk/currency-limits.ts'
import { BET_STATUSES } from '../orders/store/order-store.ts'
import { SLOTS } from '../pricing/market-ids.ts'

type Span = { readonly from: Instant; readonly until: Instant }

/** Legs that are priced alike. */
export type PricedAlike = {
  readonly sport_id: number
  readonly league_id: number
  readonly slot: number
  readonly market_type: number
  readonly is_live: boolean
}

type Sum = { sport_id: number | null; currency_id: number; stake: bigint; expected: number }

const slot = sql`leg.market_id % ${SLOTS}::integer`

/** Bets by when they came: their ids ascend with time, so a span is a range of the key. */
export function sqlMarginStore(db: Db) {
  const within = ({ from, until }: Span) =>
    sql`bet.id >= ${firstIdAt(from)} and bet.id < ${firstIdAt(until)} and bet.status = any(${[...BET_STATUSES]}::smallint[])`
  return {
    async kinds(span: Span): Promise<PricedAlike[]> {
      const { rows } = await sql<PricedAlike>`
        select distinct leg.sport_id, leg.league_id, ${slot} as slot, leg.market_type, leg.is_live
        from bet_order bet join bet_leg leg on leg.order_id = bet.id where ${within(span)}`.execute(db)
      return rows
    },
    async legsOf(orderIds: readonly string[]): Promise<(PricedAlike & { readonly order_id: string })[]> {
      const { rows } = await sql<PricedAlike & { order_id: string }>`
        select leg.order_id, leg.sport_id, leg.league_id, ${slot} as slot, leg.market_type, leg.is_live
        from bet_leg leg where leg.order_id = any(${[...orderIds]}) order by leg.order_id, leg.number`.execute(
        db,
      )
      return rows
    },
    /** The margin of a slip is that of its legs together, whatever its rows are. */
    async sums(span: Span, kinds: readonly PricedAlike[], margins: readonly number[]) {
      const { rows } = await sql<Sum>`
        select case when legs = 1 then sport_id end as sport_id, currency_id, sum(stake)::bigint as stake,
          sum(stake * (1 - exp(-together)))::float8 as expected
        from (select bet.id, bet.currency_id, bet.stake, count(*) as legs, min(leg.sport_id) as sport_id,
            sum(ln(kind.margin)) as together
          from bet_order bet join bet_leg leg on leg.order_id = bet.id
          join unnest(${kinds.map((kind) => kind.sport_id)}::integer[],
              ${kinds.map((kind) => kind.league_id)}::integer[], ${kinds.map((kind) => kind.slot)}::integer[],
              ${kinds.map((kind) => kind.market_type)}::integer[], ${kinds.map((kind) => kind.is_live)}::boolean[],
              ${[...margins]}::float8[]) as kind (sport_id, league_id, slot, market_type, is_live, margin)
            on kind.sport_id = leg.sport_id and kind.league_id = leg.league_id and kind.slot = ${slot}
              and kind.market_type = leg.market_type and kind.is_live = leg.is_live
          where ${within(span)} group by bet.id) priced
        group by 1, 2`.execute(db)
      return rows.map(({ sport_id, currency_id, stake, expected }) => {
        const counted = Number(exposureOf(currency_id, stake))
        return { sportId: sport_id, stake: counted, expected: (counted * expected) / Number(stake) }
      })
    },
  }
}

import type { Instant } from '@keo/service-kit/clock'
import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import type { OrderTables } from '../orders/store/order-rows.ts'
import { BET_STATUSES, sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import type { BetKey } from './carried-results.ts'

/** The last bet of a page: the next one begins after it. */
export type Place = { readonly marketId: number; readonly orderId: string }
export const FIRST: Place = { marketId: 0, orderId: '' }

/** A page of orders, and where the next one begins; null after the last. */
export type Page = { readonly orders: readonly Order[]; readonly next: Place | null }

type Found = { readonly market_id: number; readonly order_id: string }

/** Orders by the hundred: a match may have decided a hundred thousand of them. */
export function sqlSettlementStore(anyDb: Db) {
  const db = anyDb.withTables<OrderTables>()
  const store = sqlOrderStore(anyDb)

  async function page(legs: readonly Found[], limit: number): Promise<Page> {
    const ids = [...new Set(legs.map((leg) => leg.order_id))]
    const orders = (await store.findAll(ids)).filter(({ status }) => BET_STATUSES.includes(status))
    const last = legs.length < limit ? undefined : legs.at(-1)
    return { orders, next: last ? { marketId: last.market_id, orderId: last.order_id } : null }
  }

  async function keysOn(matchId: number, isOpenOnly: boolean): Promise<BetKey[]> {
    const bets = db
      .selectFrom('bet_leg')
      .select(['market_id', 'option_type', 'home_at_bet', 'away_at_bet', 'picks'])
      .where('match_id', '=', matchId)
      .distinct()
    const rows = await (isOpenOnly ? bets.where('outcome', 'is', null) : bets).execute()
    return rows.map((row) => ({
      marketId: row.market_id,
      optionType: row.option_type,
      scoreAtBet:
        row.home_at_bet === null || row.away_at_bet === null ? null : [row.home_at_bet, row.away_at_bet],
      picks: row.picks,
    }))
  }

  return {
    /** What is still open on a match, each once. */
    openKeys: (matchId: number): Promise<BetKey[]> => keysOn(matchId, true),
    /** Everything that was bet on a match, each once. */
    allKeys: (matchId: number): Promise<BetKey[]> => keysOn(matchId, false),
    /** Orders with an open leg on one of these markets of a match, market by market: also those another leg has lost. */
    async openOn(matchId: number, marketIds: readonly number[], after: Place, limit: number): Promise<Page> {
      const { rows } = await sql<Found>`
        select market_id, order_id from bet_leg
        where match_id = ${matchId} and outcome is null and market_id = any(${marketIds})
          and (market_id, order_id) > (${after.marketId}, ${after.orderId})
        order by market_id, order_id limit ${limit}`.execute(anyDb)
      return page(rows, limit)
    },
    /** Orders that an earlier result of a market has gone into, by id. */
    async decidedBy(marketId: number, before: number, after: Place, limit: number): Promise<Page> {
      const decided = db
        .selectFrom('bet_leg')
        .select(['market_id', 'order_id'])
        .where('market_id', '=', marketId)
        .where('outcome', 'is not', null)
        .where('result_version', '<', before)
        .where('order_id', '>', after.orderId)
      const legs = await decided.orderBy('order_id').limit(limit).execute()
      return page(legs, limit)
    },
    /** Writes results and what follows from them; gives the ids of the orders that nobody else changed meanwhile. */
    async writeAll(changes: readonly { before: Order; after: Order }[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`
        update bet_order set status = c.status, returned = c.returned, settled_at = c.settled_at,
          settlements = c.settlements, modified_at = c.modified_at, version = bet_order.version + 1
        from jsonb_to_recordset(${JSON.stringify(changes.map(orderChange))}::jsonb) as c(id text, version integer,
          status smallint, returned bigint, settled_at timestamptz, settlements integer, modified_at timestamptz)
        where bet_order.id = c.id and bet_order.version = c.version
        returning bet_order.id`.execute(anyDb)
      const written = new Set(rows.map(({ id }) => id))
      const legs = changes.filter(({ before }) => written.has(before.id)).flatMap(legChanges)
      await sql`
        update bet_leg set outcome = c.outcome, result_text = c.result_text, sharers = c.sharers,
          result_version = c.result_version
        from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as c(order_id text, number smallint, outcome smallint,
          result_text text, sharers smallint, result_version integer)
        where bet_leg.order_id = c.order_id and bet_leg.number = c.number`.execute(anyDb)
      return written
    },
  }
}

function orderChange({ before, after }: { before: Order; after: Order }) {
  return {
    id: before.id,
    version: before.version,
    status: after.status,
    returned: after.returned?.toString() ?? null,
    settled_at: after.settledAt === null ? null : timeText(after.settledAt),
    settlements: after.settlements,
    modified_at: timeText(after.modifiedAt),
  }
}

const timeText = (at: Instant): string => new Date(at).toISOString()

function legChanges({ before, after }: { before: Order; after: Order }) {
  return after.legs
    .filter((leg, index) => leg !== before.legs[index])
    .map(({ number, outcome, resultText, sharers, resultVersion }) => ({
      order_id: after.id,
      number,
      outcome,
      result_text: resultText,
      sharers,
      result_version: resultVersion,
    }))
}

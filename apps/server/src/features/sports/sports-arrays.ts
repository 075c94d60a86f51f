import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Instant } from '@keo/units/instants'
import { fromSportsText } from '@keo/units/sports-currency'
import { sql } from 'kysely'
import type { KnownOrder, KnownTransaction, NewsOfOrder } from './sports-store.ts'

type LockedRow = Omit<KnownOrder, 'closedStake' | 'closedReturn'> & {
  readonly closedStake: string | null
  readonly closedReturn: string | null
}

function knownOrder(row: LockedRow): KnownOrder {
  const minorOf = (text: string | null) => (text && fromSportsText(text, row.currency)?.minor) || null
  return { ...row, closedStake: minorOf(row.closedStake), closedReturn: minorOf(row.closedReturn) }
}

const ORDER_COLUMNS = sql`order_id as "orderId", member_id as "memberId", currency, stake, stake_state as "stakeState",
  paid, cashed, version, terms, free_bet as "freeBet", free_back as "freeBack",
  told->>'cashOutTotalStake' as "closedStake", told->>'cashOutPayoutStake' as "closedReturn"`

type OrderKey = Pick<KnownOrder, 'orderId' | 'memberId' | 'currency'>

/** What becomes of an order's money. */
export type MovedOrder = Pick<KnownOrder, 'orderId' | 'stakeState' | 'paid' | 'cashed' | 'freeBack'>

type HeldStake = { readonly orderId: string; readonly minor: bigint; readonly freeBet: string | null }

/** What many orders need, in as many statements as one: a statement costs more than its rows. */
export function sqlSportsArrays(db: Db, tenantId: string) {
  /** Locked in one order, whoever calls. */
  async function locked(orderIds: readonly string[]): Promise<KnownOrder[]> {
    const { rows } = await sql<LockedRow>`
      ${kept} select ${ORDER_COLUMNS} from sports_order
      where tenant_id = ${tenantId} and order_id = any(${orderIds}) order by order_id for update`.execute(db)
    return rows.map(knownOrder)
  }

  return {
    /** By id. Whoever changes one of them waits until the end of the transaction. */
    async ordersForChange(keys: readonly OrderKey[]): Promise<ReadonlyMap<string, KnownOrder>> {
      const found = await locked(keys.map(({ orderId }) => orderId))
      const known = new Map(found.map((order) => [order.orderId, order]))
      const fresh = keys.filter(({ orderId }) => !known.has(orderId))
      if (fresh.length === 0) return known
      // Whoever inserts a row has it locked; only what somebody else inserts at the same moment is waited for and read.
      const { rows: made } = await sql<LockedRow>`
        ${kept} insert into sports_order (tenant_id, order_id, member_id, currency, stake_state)
        select ${tenantId}, "orderId", "memberId", currency, 'none'
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as k("orderId" text, "memberId" text, currency text)
        order by 2 on conflict (tenant_id, order_id) do nothing returning ${ORDER_COLUMNS}`.execute(db)
      for (const order of made.map(knownOrder)) known.set(order.orderId, order)
      const others = fresh.filter(({ orderId }) => !known.has(orderId)).map(({ orderId }) => orderId)
      if (others.length > 0) for (const order of await locked(others)) known.set(order.orderId, order)
      return known
    },

    async findTransactions(ids: readonly string[]): Promise<ReadonlyMap<string, KnownTransaction>> {
      const { rows } = await sql<KnownTransaction>`
        ${kept} select transaction_id as "transactionId", member_id as "memberId", order_id as "orderId",
          transfer_type as "transferType", currency, amount, state
        from sports_transaction where tenant_id = ${tenantId} and transaction_id = any(${ids})`.execute(db)
      return new Map(rows.map((row) => [row.transactionId, row]))
    },

    /** Fails when one of the ids is taken. */
    async addTransactions(transactions: readonly KnownTransaction[], at: Instant): Promise<void> {
      if (transactions.length === 0) return
      const rows = transactions.map((each) => ({ ...each, amount: String(each.amount) }))
      await sql`
        ${kept} insert into sports_transaction (tenant_id, transaction_id, member_id, order_id, transfer_type, currency, amount,
          state, at)
        select ${tenantId}, "transactionId", "memberId", "orderId", "transferType", currency, amount, state,
          ${sqlInstant(at)}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("transactionId" text, "memberId" text,
          "orderId" text, "transferType" text, currency text, amount bigint, state text)`.execute(db)
    },

    async markUndone(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await sql`update sports_transaction set state = 'undone'
        where tenant_id = ${tenantId} and transaction_id = any(${ids})`.execute(db)
    },

    async changeOrders(changes: readonly MovedOrder[]): Promise<void> {
      if (changes.length === 0) return
      const rows = changes.map(({ orderId, stakeState, paid, cashed, freeBack }) => ({
        orderId,
        stakeState,
        paid: String(paid),
        cashed: String(cashed),
        freeBack: String(freeBack),
      }))
      await sql`
        ${kept} update sports_order o set stake_state = c."stakeState", paid = c.paid, cashed = c.cashed, free_back = c."freeBack"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("orderId" text, "stakeState" text, paid bigint,
          cashed bigint, "freeBack" bigint)
        where o.tenant_id = ${tenantId} and o.order_id = c."orderId"`.execute(db)
    },

    /** Stakes that were set aside just now. */
    async holdStakes(stakes: readonly HeldStake[]): Promise<void> {
      const [ids, minors] = [stakes.map(({ orderId }) => orderId), stakes.map(({ minor }) => String(minor))]
      const freeBets = stakes.map(({ freeBet }) => freeBet)
      await sql`
        ${kept} update sports_order o set stake = s.stake, stake_state = 'held', free_bet = s.free_bet,
          valid_stake = case when s.free_bet is null then o.valid_stake else 0 end
        from unnest(${ids}::text[], ${minors}::bigint[], ${freeBets}::text[]) as s(order_id, stake, free_bet)
        where o.tenant_id = ${tenantId} and o.order_id = s.order_id`.execute(db)
    },

    /** A stake that the house paid is no turnover. The first settlement is what an order counts from, and the first terms are what it may return, for ever. */
    async keepNews(orders: readonly NewsOfOrder[]): Promise<void> {
      if (orders.length === 0) return
      const rows = orders.map((order) => ({
        ...order,
        placedAt: new Date(order.placedAt).toISOString(),
        settledAt: order.settledAt === null ? null : new Date(order.settledAt).toISOString(),
        validStake: String(order.validStake),
      }))
      await sql`
        ${kept} update sports_order o set version = c.version, status = c.status, placed_at = c."placedAt",
          settled_at = c."settledAt", valid_stake = case when o.free_bet is null then c."validStake" else 0 end, told = c.told,
          terms = coalesce(o.terms, c.terms), counts_from = coalesce(o.counts_from, c."settledAt")
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("orderId" text, version integer, status smallint,
          "placedAt" timestamptz, "settledAt" timestamptz, "validStake" bigint, terms jsonb, told jsonb)
        where o.tenant_id = ${tenantId} and o.order_id = c."orderId"`.execute(db)
    },
  }
}

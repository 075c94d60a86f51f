import type { Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { exposureOf } from './currency-limits.ts'
import type { Order } from './order-types.ts'

/** How often the house bears the highest single stake on one option. */
const TIMES_MOST = 5

/**
 * Adds what the house may lose on each leg, in thousands of dong. False when one would pass its cap; the caller's
 * transaction is then undone, so bets at the same moment cannot pass it together.
 */
export async function bearExposure(
  tx: Tx,
  order: Order,
  mostOf: (marketId: number, optionType: number) => number,
): Promise<boolean> {
  // One order of locks for everybody.
  for (const leg of order.legs.toSorted((a, b) => a.marketId - b.marketId || a.optionType - b.optionType)) {
    const stake = exposureOf(order.currencyId, order.stake)
    const liability = (stake * (leg.odds - 1000n)) / 1000n
    const cap = BigInt(mostOf(leg.marketId, leg.optionType) * TIMES_MOST)
    const borne = await sql<object>`
      insert into exposure (market_id, option_type, liability, stake)
      select ${leg.marketId}, ${leg.optionType}, ${liability}::bigint, ${stake}::bigint where ${liability}::bigint <= ${cap}::bigint
      on conflict (market_id, option_type) do update
        set liability = exposure.liability + excluded.liability, stake = exposure.stake + excluded.stake
        where exposure.liability + excluded.liability <= ${cap}::bigint
      returning market_id`.execute(tx)
    if (borne.rows.length === 0) return false
  }
  return true
}

/** A rejected order frees what it bound. */
export async function freeExposure(tx: Tx, order: Order): Promise<void> {
  for (const leg of order.legs.toSorted((a, b) => a.marketId - b.marketId || a.optionType - b.optionType)) {
    const stake = exposureOf(order.currencyId, order.stake)
    // By the price that was bound when it came in, whatever the price is by now.
    const liability = (stake * (leg.odds - 1000n)) / 1000n
    await sql`
      update exposure set liability = greatest(0, liability - ${liability}::bigint), stake = greatest(0, stake - ${stake}::bigint)
      where market_id = ${leg.marketId} and option_type = ${leg.optionType}`.execute(tx)
  }
}

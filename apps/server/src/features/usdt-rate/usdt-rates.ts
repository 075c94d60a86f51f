import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { UsdtRate } from '../../gateways/payouts/payout-gateway.ts'
import { rateThatCounts } from './rate-bounds.ts'
import type { UsdtRateTables } from './usdt-rate-tables.ts'

/** Minor units of dong for one USDT, as it counts now; read where the caller reads, which may be a transaction. */
export type RateIn = (db: Db) => Promise<bigint>
export type UsdtRates = ReturnType<typeof createUsdtRates>

/** What quotes say, and what the operator has set over them. It is read anew each time: other processes change it. */
export function createUsdtRates({ tenantId, quoted }: { tenantId: string; quoted: UsdtRate }) {
  async function newest(db: Db) {
    return db
      .withTables<UsdtRateTables>()
      .selectFrom('usdt_rate')
      .select(['version', 'rate'])
      .where('tenant_id', '=', tenantId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
  }
  async function read(db: Db) {
    const quotes = quoted()
    const set = (await newest(db))?.rate ?? null
    return { quotes, set, counts: rateThatCounts(quotes, set) }
  }
  return {
    read,
    now: async (db: Db): Promise<bigint> => (await read(db)).counts,
    /** From the next quote on; null hands it back to the quotes. */
    async set(db: Db, rate: bigint | null, at: Instant): Promise<void> {
      const version = ((await newest(db))?.version ?? 0) + 1
      const row = { tenant_id: tenantId, version, rate, begins_at: sqlInstant(at) }
      await db.withTables<UsdtRateTables>().insertInto('usdt_rate').values(row).execute()
    },
  }
}

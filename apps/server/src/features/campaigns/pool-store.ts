import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

/** What was taken of each part of a campaign. */
export type Taken = ReadonlyMap<string, bigint>

/** Budgets and pools, for a database or for one transaction of it. */
export function sqlPoolStore(db: Db, tenantId: string) {
  async function takenOf(campaignIds: readonly string[]): Promise<(campaignId: string) => Taken> {
    const { rows } = await sql<{ id: string; part: string; taken: bigint }>`
      select campaign_id as id, part, taken from campaign_pool
      where tenant_id = ${tenantId} and campaign_id = any(${[...campaignIds]}::text[])`.execute(db)
    return (campaignId) =>
      new Map(rows.filter(({ id }) => id === campaignId).map(({ part, taken }) => [part, taken]))
  }

  return {
    /** Takes so much of a part that holds `size`; false when that much is not left. The row is locked to the end, so this is
     * the last statement of a transaction wherever it can be. */
    async take(
      campaignId: string,
      part: string,
      { amount, size }: { amount: bigint; size: bigint },
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into campaign_pool as held (tenant_id, campaign_id, part, taken)
        select ${tenantId}, ${campaignId}, ${part}, ${amount}::bigint where ${amount}::bigint <= ${size}::bigint
        on conflict (tenant_id, campaign_id, part) do update set taken = held.taken + excluded.taken
          where held.taken + excluded.taken <= ${size}::bigint`.execute(db)
      return numAffectedRows === 1n
    },

    /** In the transaction that took it. */
    async putBack(campaignId: string, part: string, amount: bigint): Promise<void> {
      await sql`update campaign_pool set taken = taken - ${amount}
        where tenant_id = ${tenantId} and campaign_id = ${campaignId} and part = ${part}`.execute(db)
    },

    takenOf,
    taken: async (campaignId: string): Promise<Taken> => (await takenOf([campaignId]))(campaignId),
  }
}

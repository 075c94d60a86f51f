import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

/** What was taken of each part of a campaign. */
export type Taken = ReadonlyMap<string, bigint>
/** So much of a part that holds `size`. */
export type Share = { readonly part: string; readonly amount: bigint; readonly size: bigint }

/** Budgets and pools, for a database or for one transaction of it. */
export function sqlPoolStore(db: Db, tenantId: string) {
  /** Of these parts alone: a campaign of many days has parts of every day that there was. */
  async function takenOf(
    parts: readonly { readonly campaignId: string; readonly part: string }[],
  ): Promise<(campaignId: string) => Taken> {
    const [ids, names] = [parts.map(({ campaignId }) => campaignId), parts.map(({ part }) => part)]
    const { rows } = await sql<{ id: string; part: string; taken: bigint }>`
      select p.campaign_id as id, p.part, p.taken
      from unnest(${ids}::text[], ${names}::text[]) asked (campaign_id, part)
        join campaign_pool p on p.tenant_id = ${tenantId} and p.campaign_id = asked.campaign_id
          and p.part = asked.part`.execute(db)
    return (campaignId) =>
      new Map(rows.filter(({ id }) => id === campaignId).map(({ part, taken }) => [part, taken]))
  }

  return {
    /** Takes all of them, in their order, or says false: then the caller undoes its transaction. The rows are locked to the
     * end, so this is the last statement of a transaction wherever it can be. */
    async take(campaignId: string, shares: readonly Share[]): Promise<boolean> {
      const parts = shares.map(({ part }) => part)
      const amounts = shares.map(({ amount }) => String(amount))
      const sizes = shares.map(({ size }) => String(size))
      const { numAffectedRows } = await sql`
        insert into campaign_pool as held (tenant_id, campaign_id, part, taken)
        select ${tenantId}, ${campaignId}, part, amount
        from unnest(${parts}::text[], ${amounts}::bigint[], ${sizes}::bigint[]) share (part, amount, size)
        where amount <= size
        on conflict (tenant_id, campaign_id, part) do update set taken = held.taken + excluded.taken
          where held.taken + excluded.taken <= (
            select size from unnest(${parts}::text[], ${sizes}::bigint[]) share (part, size) where share.part = held.part)`.execute(
        db,
      )
      return numAffectedRows === BigInt(shares.length)
    },

    /** In the transaction that took it. */
    async putBack(campaignId: string, part: string, amount: bigint): Promise<void> {
      await sql`update campaign_pool set taken = taken - ${amount}
        where tenant_id = ${tenantId} and campaign_id = ${campaignId} and part = ${part}`.execute(db)
    },

    takenOf,
    taken: async (campaignId: string, parts: readonly string[]): Promise<Taken> =>
      (await takenOf(parts.map((part) => ({ campaignId, part }))))(campaignId),
  }
}

import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

export type ClaimSum = { readonly claims: number; readonly given: bigint }
type Row = { readonly campaign_id: string; readonly claims: bigint; readonly given: bigint }

/** What campaigns gave so far, without what was taken back. */
export const sqlClaimSums =
  (db: Db, tenantId: string) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, ClaimSum>> => {
    const { rows } = await sql<Row>`
      select campaign_id, count(*) as claims, coalesce(sum(amount), 0)::bigint as given from campaign_claim
      where tenant_id = ${tenantId} and campaign_id = any(${ids}) and state <> 'taken'
      group by campaign_id`.execute(db)
    return new Map(
      rows.map(({ campaign_id, claims, given }) => [campaign_id, { claims: Number(claims), given }]),
    )
  }

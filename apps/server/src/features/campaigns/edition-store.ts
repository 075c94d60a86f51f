import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Campaign } from './campaign-schema.ts'

export type Edition = {
  readonly id: string
  readonly version: number
  readonly definition: Campaign
  readonly saved_by: string
  readonly saved_at: Instant
  readonly reason: string
}

const EDITION = sql`id, version, definition, saved_by, saved_at, reason`

/** Campaigns that the operator's people keep, version by version. */
export function sqlEditionStore(db: Db | Tx, tenantId: string) {
  return {
    async newest(): Promise<Edition[]> {
      const { rows } = await sql<Edition>`
        select distinct on (id) ${EDITION} from campaign_edition where tenant_id = ${tenantId}
        order by id, version desc`.execute(db)
      return rows
    },
    /** Newest first. */
    async of(id: string): Promise<Edition[]> {
      const { rows } = await sql<Edition>`
        select ${EDITION} from campaign_edition where tenant_id = ${tenantId} and id = ${id}
        order by version desc limit 50`.execute(db)
      return rows
    },
    /** False where somebody kept this version before. */
    async keep({ id, version, definition, saved_by, saved_at, reason }: Edition): Promise<boolean> {
      const { rows } = await sql`
        insert into campaign_edition (tenant_id, id, version, definition, saved_by, saved_at, reason)
        values (${tenantId}, ${id}, ${version}, ${JSON.stringify(definition)}, ${saved_by}, ${sqlInstant(saved_at)},
          ${reason})
        on conflict do nothing returning version`.execute(db)
      return rows.length > 0
    },
  }
}

import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** Whether a member got something, not taken back since, that counts the idea accepted at an instant. */
export const wasIdeaRewarded =
  (tenantId: string) =>
  async (db: Db, memberId: string, acceptedAt: Instant): Promise<boolean> => {
    const { rows } = await sql`
      select from campaign_claim where tenant_id = ${tenantId} and member_id = ${memberId} and state <> 'taken'
        and counts_from <= ${sqlInstant(acceptedAt)} and counts_until > ${sqlInstant(acceptedAt)}
        and claimed_at >= ${sqlInstant(acceptedAt)} and terms::text like '%"accepted-ideas"%' limit 1`.execute(
      db,
    )
    return rows.length > 0
  }

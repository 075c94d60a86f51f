import type { ReviewKind } from '@keo/contract/reviews'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

type Claim = {
  readonly kind: ReviewKind
  readonly object: string
  readonly isApproved: boolean
  readonly by: string
  readonly at: Instant
}

/** True for the first verdict, and for the same one again: what a crash cut off can be finished. */
export async function sqlClaimVerdict(db: Db, tenantId: string, claim: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into review_verdict as held (tenant_id, kind, object, is_approved, decided_by, decided_at)
    values (${tenantId}, ${claim.kind}, ${claim.object}, ${claim.isApproved}, ${claim.by}, ${sqlInstant(claim.at)})
    on conflict (tenant_id, kind, object) do update set is_approved = held.is_approved
    where held.is_approved = excluded.is_approved returning 1`.execute(db)
  return rows.length === 1
}

export async function sqlHasVerdict(
  db: Db,
  tenantId: string,
  kind: ReviewKind,
  object: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from review_verdict where tenant_id = ${tenantId} and kind = ${kind} and object = ${object}`.execute(
    db,
  )
  return rows.length === 1
}

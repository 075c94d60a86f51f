import type { MemberId } from '@keo/contract/ids'
import { jsonInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'

export type MemberRound = {
  readonly memberId: MemberId
  readonly required: Minor
  readonly since: Instant
}

/** Made for a database or for one transaction of it. */
export function sqlTurnoverStore(db: Db, tenantId: string) {
  return {
    async findAll(members: readonly MemberId[]): Promise<MemberRound[]> {
      const { rows } = await sql<MemberRound>`
        select member_id as "memberId", required, since from turnover_round
        where tenant_id = ${tenantId} and member_id = any(${members})`.execute(db)
      return rows
    },
    /** Each member once. */
    async putAll(rounds: readonly MemberRound[]): Promise<void> {
      const rows = rounds.map(({ memberId, required, since }) => ({
        memberId,
        required: String(required),
        since: jsonInstant(since),
      }))
      await sql`
        insert into turnover_round (tenant_id, member_id, required, since)
        select ${tenantId}, "memberId", required, since
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r ("memberId" text, required bigint, since timestamptz)
        on conflict (tenant_id, member_id) do update set required = excluded.required, since = excluded.since`.execute(
        db,
      )
    },
  }
}

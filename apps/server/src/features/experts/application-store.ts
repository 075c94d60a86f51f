import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type KeptApplication = {
  readonly id: string
  readonly memberId: MemberId
  readonly why: string
  readonly sports: readonly number[]
  readonly state: 'open' | 'accepted' | 'refused'
  readonly reason: string
  readonly appliedAt: Instant
  readonly decidedAt: Instant | null
}
/** What is asked of whoever applies, and what others will know them by. */
export type Applicant = {
  readonly nickName: string
  readonly userName: string
  readonly avatar: number
  readonly isVerified: boolean
  readonly registeredAt: Instant
}
type Decision = {
  readonly id: string
  readonly isAccepted: boolean
  readonly reason: string
  readonly by: string
}

const APPLICATION = sql`id, member_id as "memberId", why, sports, state, reason, applied_at as "appliedAt",
  decided_at as "decidedAt"`

export function sqlApplicationStore(db: Db, tenantId: string) {
  return {
    async applicant(memberId: MemberId): Promise<Applicant | undefined> {
      const { rows } = await sql<Applicant>`select nick_name as "nickName", user_name as "userName", avatar,
          identity_verified_at is not null as "isVerified", registered_at as "registeredAt"
        from member where tenant_id = ${tenantId} and id = ${memberId}`.execute(db)
      return rows[0]
    },

    async newest(memberId: MemberId): Promise<KeptApplication | undefined> {
      const { rows } = await sql<KeptApplication>`select ${APPLICATION} from expert_application
        where tenant_id = ${tenantId} and member_id = ${memberId} order by id desc limit 1`.execute(db)
      return rows[0]
    },

    /** False while another one is open. */
    async insert({ id, memberId, why, sports, appliedAt }: KeptApplication): Promise<boolean> {
      const { numAffectedRows } = await sql`insert into expert_application
          (tenant_id, id, member_id, why, sports, state, applied_at)
        values (${tenantId}, ${id}, ${memberId}, ${why}, ${[...sports]}::int[], 'open', ${sqlInstant(appliedAt)})
        on conflict do nothing`.execute(db)
      return numAffectedRows === 1n
    },

    async waiting(limit: number): Promise<KeptApplication[]> {
      const { rows } = await sql<KeptApplication>`select ${APPLICATION} from expert_application
        where tenant_id = ${tenantId} and state = 'open' order by id limit ${limit}`.execute(db)
      return rows
    },

    /** Once: what is decided stands. */
    async decide(
      { id, isAccepted, reason, by }: Decision,
      now: Instant,
    ): Promise<KeptApplication | undefined> {
      const { rows } = await sql<KeptApplication>`update expert_application
        set state = ${isAccepted ? 'accepted' : 'refused'}, reason = ${reason}, decided_by = ${by},
          decided_at = ${sqlInstant(now)}
        where tenant_id = ${tenantId} and id = ${id} and state = 'open' returning ${APPLICATION}`.execute(db)
      return rows[0]
    },
  }
}

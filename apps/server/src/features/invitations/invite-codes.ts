import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { serverTimeText } from '@keo/units/instants'
import { sql } from 'kysely'
import type { InviteTables } from './invite-tables.ts'

/** Nothing that is read as something else: no 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 7
const TRIES_MAX = 20
const DAY_LENGTH = 10

type Needs = { database: Database; clock: Clock; ids: Ids; tenantId: string }

export type InviteCodes = ReturnType<typeof createInviteCodes>

/** A member's own code, made once, and how often its link was opened. */
export function createInviteCodes({ database, clock, ids, tenantId }: Needs) {
  const db = database.db.withTables<InviteTables>()

  const newCode = () =>
    Array.from({ length: LENGTH }, () => SIGNS[Math.floor(ids.random() * SIGNS.length)]).join('')

  async function find(memberId: MemberId): Promise<string | undefined> {
    const row = await db
      .selectFrom('invite_code')
      .select('code')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.code
  }

  return {
    /** The indexes decide between two at once, and whether a code is somebody's already. */
    async ofMember(memberId: MemberId): Promise<string> {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const code = await find(memberId)
        if (code !== undefined) return code
        await db
          .insertInto('invite_code')
          .values({
            tenant_id: tenantId,
            member_id: memberId,
            code: newCode(),
            made_at: sqlInstant(clock.now()),
          })
          .onConflict((clash) => clash.doNothing())
          .execute()
      }
      return fail('TRY_AGAIN')
    },
    /** Of codes that are somebody's; of who came nothing is kept. */
    async countVisit(code: string): Promise<void> {
      const day = serverTimeText(clock.now()).slice(0, DAY_LENGTH)
      await sql`
        insert into invite_visit (tenant_id, code, day, visits)
        select tenant_id, code, ${day}::date, 1 from invite_code
        where tenant_id = ${tenantId} and code = ${code.toUpperCase()}
        on conflict (tenant_id, code, day) do update set visits = invite_visit.visits + 1`.execute(db)
    },
  }
}

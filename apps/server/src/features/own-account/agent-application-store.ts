import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Selectable } from 'kysely'
import { foldUserName } from '../members/index.ts'
import type { OwnAccountTables } from './own-account-tables.ts'

type Row = Selectable<OwnAccountTables['agent_application']>

export type HeldApplication = {
  readonly id: string
  readonly memberId: string
  readonly agentAccount: string
  readonly contactName: string
  readonly mobileArea: string
  readonly mobile: string
  readonly plan: string
  readonly state: Row['state']
  readonly appliedAt: Instant
  readonly decidedAt: Instant | null
}

export function sqlAgentApplicationStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<OwnAccountTables>()
  return {
    async newest(memberId: string): Promise<HeldApplication | undefined> {
      const row = await db
        .selectFrom('agent_application')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return row && fromRow(row)
    },
    /** False when somebody else has the account: the unique index decides. */
    async insert(application: HeldApplication): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('agent_application')
        .values({
          tenant_id: tenantId,
          member_id: application.memberId,
          id: application.id,
          agent_account: application.agentAccount,
          agent_account_folded: foldUserName(application.agentAccount),
          contact_name: application.contactName,
          mobile_area: application.mobileArea,
          mobile: application.mobile,
          plan: application.plan,
          state: application.state,
          applied_at: sqlInstant(application.appliedAt),
          decided_at: null,
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    /** The application, when it was still open. */
    async decide(
      id: string,
      state: 'accepted' | 'refused',
      at: Instant,
    ): Promise<HeldApplication | undefined> {
      const row = await db
        .updateTable('agent_application')
        .set({ state, decided_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst()
      return row && fromRow(row)
    },
  }
}

function fromRow(row: Row): HeldApplication {
  return {
    id: row.id,
    memberId: row.member_id,
    agentAccount: row.agent_account,
    contactName: row.contact_name,
    mobileArea: row.mobile_area,
    mobile: row.mobile,
    plan: row.plan,
    state: row.state,
    appliedAt: row.applied_at,
    decidedAt: row.decided_at,
  }
}

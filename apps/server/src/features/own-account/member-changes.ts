import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { UpdateObject } from 'kysely'
import { auditRecord, type Acting, sqlMemberStore, type Member, type MemberTables } from '../members/index.ts'

type Row = UpdateObject<MemberTables, 'member'>
/** Every column a member may change, each by its own call; nothing else can be named. */
type OwnColumn =
  | 'avatar'
  | 'birthday'
  | 'sex'
  | 'mouth_setting'
  | 'push_tong'
  | 'push_tong_status'
  | 'is_nick_name_in_review'
  | 'mobile_area'
  | 'mobile'
  | 'email'

export type MemberChange = {
  readonly action: string
  readonly set: Pick<Row, OwnColumn>
  /** For the audit log, masked where it names a contact. */
  readonly before: unknown
  readonly after: unknown
}

export type MemberChanges = {
  /** One change at a time for each member: `decide` sees what is there, and may refuse. */
  run(acting: Acting, decide: (member: Member, tx: Tx) => MemberChange | Promise<MemberChange>): Promise<void>
}

export function createMemberChanges(needs: {
  database: Database
  audit: Audit
  tenantId: string
}): MemberChanges {
  const { database, audit, tenantId } = needs
  return {
    run: (acting, decide) =>
      database.tx(async (tx) => {
        const { memberId } = acting.caller
        const member = (await sqlMemberStore(tx, tenantId).findForChange(memberId)) ?? fail('SESSION_EXPIRED')
        const { set, ...deed } = await decide(member, tx)
        await tx
          .withTables<MemberTables>()
          .updateTable('member')
          .set(set)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', memberId)
          .execute()
        await audit.write(tx, auditRecord(acting, deed))
      }),
  }
}

import type { addCallBack, CallBack } from '@keo/contract/call-back'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { type Instant, serverTimeText } from '@keo/units/instants'
import type { Selectable } from 'kysely'
import { type Acting, auditRecord, type Member, sqlMemberStore } from '../members/index.ts'
import type { SupportTables } from './support-tables.ts'

type Needs = { database: Database; clock: Clock; ids: Ids; audit: Audit; tenantId: string }
type CallBackRequest = Pick<ParsedRequestOf<typeof addCallBack>, 'mobile' | 'remark'>

type CallBackRow = Selectable<SupportTables['call_back']>

const SHOWN = 50

export type CallBacks = ReturnType<typeof createCallBacks>

/** Members who want to be called. Who they are and which level they have is the session's word, not the request's. */
export function createCallBacks({ database, clock, ids, audit, tenantId }: Needs) {
  async function isOffered(anyDb: Db, vipLevel: number): Promise<boolean> {
    const row = await anyDb
      .withTables<SupportTables>()
      .selectFrom('call_back_level')
      .select('is_offered')
      .where('tenant_id', '=', tenantId)
      .where('vip_level', '=', vipLevel)
      .executeTakeFirst()
    return row?.is_offered ?? false
  }

  const numberOf = ({ mobileArea, mobile }: Member): string =>
    mobile === '' ? fail('CALL_BACK_NO_MOBILE') : `+${mobileArea}${mobile}`

  async function ask(acting: Acting, { mobile, remark }: CallBackRequest): Promise<{ callTime: string }> {
    const { memberId } = acting.caller
    const now = clock.now()
    await database.tx(async (tx) => {
      const member = (await sqlMemberStore(tx, tenantId).findForChange(memberId)) ?? fail('SESSION_EXPIRED')
      if (!(await isOffered(tx, member.vipLevel))) fail('CALL_BACK_CLOSED')
      const id = ids.newId('cbk')
      const kept = await tx
        .withTables<SupportTables>()
        .insertInto('call_back')
        .values({
          tenant_id: tenantId,
          id,
          member_id: memberId,
          vip_level: member.vipLevel,
          mobile: mobile === '' ? numberOf(member) : mobile,
          remark,
          asked_at: sqlInstant(now),
          called_at: null,
        })
        .onConflict((clash) => clash.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) fail('CALL_BACK_WAITS')
      await audit.write(tx, auditRecord(acting, { action: 'call-back.asked', object: id }))
    })
    return { callTime: serverTimeText(now) }
  }

  /** Who waits, longest first; ids sort by age. */
  const rowsAfter = (after: string, limit: number): Promise<CallBackRow[]> =>
    database.db
      .withTables<SupportTables>()
      .selectFrom('call_back')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('called_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()

  async function waiting(): Promise<CallBack[]> {
    const rows = await rowsAfter('', SHOWN)
    const members = await sqlMemberStore(database.db, tenantId).findAll(rows.map((row) => row.member_id))
    return rows.map(({ id, member_id, vip_level, mobile, remark, asked_at }) => ({
      id,
      userName: members.get(member_id)?.userName ?? '',
      vipLevel: vip_level,
      mobile,
      remark,
      askTime: serverTimeText(asked_at),
    }))
  }

  /** Whoever finishes it at the same moment waits. */
  const findWaiting = (tx: Tx, id: string): Promise<CallBackRow | undefined> =>
    tx
      .withTables<SupportTables>()
      .selectFrom('call_back')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('called_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()

  const note = (tx: Tx, by: AuditActor, action: string, object: string, after: object) =>
    audit.write(tx, { ...by, device: null, action, object, before: null, after })

  return {
    isOffered: (member: { tenantId: string; vipLevel: number }): Promise<boolean> =>
      member.tenantId === tenantId ? isOffered(database.db, member.vipLevel) : Promise.resolve(false),
    ask,
    waiting,
    async page(after: string) {
      const rows = await rowsAfter(after, SHOWN + 1)
      return { rows: rows.slice(0, SHOWN), next: rows.length > SHOWN ? (rows[SHOWN - 1]?.id ?? '') : '' }
    },
    /** The whole number, for who calls: written down before it is told. */
    async number(id: string, by: AuditActor, reason: string): Promise<string> {
      return database.tx(async (tx) => {
        const row = (await findWaiting(tx, id)) ?? fail('NOT_FOUND')
        await note(tx, by, 'call-back.number-shown', id, { reason })
        return row.mobile
      })
    },
    async finish(id: string, by: AuditActor, outcome: string): Promise<void> {
      await database.tx(async (tx) => {
        if (!(await findWaiting(tx, id))) fail('NOT_FOUND')
        await tx
          .withTables<SupportTables>()
          .updateTable('call_back')
          .set({ called_at: sqlInstant(clock.now()) })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute()
        await note(tx, by, 'call-back.called', id, { outcome })
      })
    },
    async count(): Promise<{ count: number; oldestAt: Instant | null }> {
      const row = await database.db
        .withTables<SupportTables>()
        .selectFrom('call_back')
        .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('asked_at').as('oldestAt')])
        .where('tenant_id', '=', tenantId)
        .where('called_at', 'is', null)
        .executeTakeFirst()
      return { count: Number(row?.count ?? 0), oldestAt: row?.oldestAt ?? null }
    },
  }
}

import type { Audience, MailingState } from '@keo/contract/console-letters'
import { sqlInstant, type SqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type RawBuilder, sql, type Selectable } from 'kysely'
import type { Localised } from '../site/index.ts'
import type { InboxTables } from './inbox-tables.ts'

export type HeldMailing = Omit<Selectable<InboxTables['mailing']>, 'tenant_id'>
export type MailingTexts = { readonly title: Localised; readonly content: Localised }

const PAGE = 50

export function sqlMailingStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<InboxTables>()
  const all = () => db.selectFrom('mailing').selectAll().where('tenant_id', '=', tenantId)
  /** Members of the audience; who they are stays here. */
  const matched = ({ vipFrom, vipTo, registeredAfter, activeSince }: Audience) => sql`
    m.tenant_id = ${tenantId} and m.vip_level between ${vipFrom} and ${vipTo}
    and (${registeredAfter}::bigint is null or m.registered_at >= to_timestamp(${registeredAfter}::bigint / 1000.0))
    and (${activeSince}::bigint is null or exists (
      select from session s where s.tenant_id = m.tenant_id and s.member_id = m.id
        and s.last_action_at >= to_timestamp(${activeSince}::bigint / 1000.0)))`

  return {
    async page(after: string): Promise<{ mailings: HeldMailing[]; next: string }> {
      const newest = all()
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
      const rows = await (after === '' ? newest : newest.where('id', '<', after)).execute()
      return { mailings: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    find: (id: string): Promise<HeldMailing | undefined> => all().where('id', '=', id).executeTakeFirst(),
    findForChange: (id: string): Promise<HeldMailing | undefined> =>
      all().where('id', '=', id).forUpdate().executeTakeFirst(),
    /** One that is on its way; another node has its own. */
    takeSending: (): Promise<HeldMailing | undefined> =>
      all().where('state', '=', 'sending').orderBy('id').limit(1).forUpdate().skipLocked().executeTakeFirst(),
    /** One whose time has come; another node has its own. */
    takeDue: (now: Instant): Promise<HeldMailing | undefined> =>
      all()
        .where('state', '=', 'scheduled')
        .where('starts_at', '<=', sqlInstant(now))
        .orderBy('starts_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
    async texts(ids: readonly string[]): Promise<ReadonlyMap<string, MailingTexts>> {
      const rows = await db
        .selectFrom('mailing')
        .select(['id', 'title', 'content'])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`id = any(${ids})`)
        .execute()
      return new Map(rows.map(({ id, title, content }) => [id, { title, content }]))
    },
    async save(row: MailingTexts & { id: string; version: number; audience: Audience; at: Instant }) {
      const kept = {
        version: row.version,
        title: row.title,
        content: row.content,
        audience: JSON.stringify(row.audience),
        state: 'draft' as const,
        saved_at: sqlInstant(row.at),
      }
      await db
        .insertInto('mailing')
        .values({ tenant_id: tenantId, id: row.id, ...kept })
        .onConflict((clash) => clash.columns(['tenant_id', 'id']).doUpdateSet(kept))
        .execute()
    },
    async change(
      id: string,
      change: {
        state?: MailingState
        version?: number
        starts_at?: RawBuilder<SqlInstant> | null
        reached?: string
        sent_to?: number
        passed_over?: number
      },
    ) {
      await db
        .updateTable('mailing')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
    async count(audience: Audience): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from member m where ${matched(audience)}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async members(audience: Audience, after: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select m.id from member m where ${matched(audience)} and m.id > ${after}
        order by m.id limit ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

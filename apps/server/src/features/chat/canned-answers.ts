import { fail } from '@keo/contract/errors'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Selectable } from 'kysely'
import type { ChatTables } from './chat-tables.ts'

type Needs = { database: Database; ids: Ids; audit: Audit; tenantId: string }
type CannedAnswer = Omit<Selectable<ChatTables['canned_answer']>, 'tenant_id'>
type Draft = {
  /** Empty for a new one. */
  readonly id: string
  /** The one that was read; who changed it since then is told to who comes second. */
  readonly version: number
  readonly title: string
  readonly text: string
}

const PAGE = 50

export type CannedAnswers = ReturnType<typeof createCannedAnswers>

/** Sentences that are often right, for everybody at the desk. */
export function createCannedAnswers({ database, ids, audit, tenantId }: Needs) {
  const inside = (db: Db) => db.withTables<ChatTables>()
  const told = (answer: CannedAnswer | undefined) => answer && { title: answer.title, text: answer.text }

  async function lock(tx: Tx, id: string, version: number): Promise<CannedAnswer> {
    const found = await inside(tx)
      .selectFrom('canned_answer')
      .select(['id', 'title', 'text', 'uses', 'version'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return fail('NOT_FOUND')
    return found.version === version ? found : fail('CHANGED_MEANWHILE')
  }

  const note = (tx: Tx, by: AuditActor, id: string, before: unknown, after: unknown) =>
    audit.write(tx, { ...by, device: null, action: 'canned-answer.changed', object: id, before, after })

  return {
    async page(after: string) {
      const rows = await inside(database.db)
        .selectFrom('canned_answer')
        .select(['id', 'title', 'text', 'uses', 'version'])
        .where('tenant_id', '=', tenantId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE + 1)
        .execute()
      return { answers: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    async save({ id, version, title, text }: Draft, by: AuditActor): Promise<CannedAnswer> {
      return database.tx(async (tx) => {
        const before = id === '' ? undefined : await lock(tx, id, version)
        const kept = {
          id: before?.id ?? ids.newId('can'),
          title,
          text,
          uses: before?.uses ?? 0,
          version: (before?.version ?? 0) + 1,
        }
        await inside(tx)
          .insertInto('canned_answer')
          .values({ tenant_id: tenantId, ...kept })
          .onConflict((clash) => clash.columns(['tenant_id', 'id']).doUpdateSet(kept))
          .execute()
        await note(tx, by, kept.id, told(before) ?? null, told(kept))
        return kept
      })
    },
    async remove({ id, version }: Pick<Draft, 'id' | 'version'>, by: AuditActor): Promise<void> {
      await database.tx(async (tx) => {
        const before = await lock(tx, id, version)
        await inside(tx)
          .deleteFrom('canned_answer')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute()
        await note(tx, by, id, told(before), null)
      })
    },
    /** An answer was sent with it. */
    async used(id: string): Promise<void> {
      await inside(database.db)
        .updateTable('canned_answer')
        .set((row) => ({ uses: row('uses', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
  }
}

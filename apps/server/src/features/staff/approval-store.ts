import type { ApprovalKind, ApprovalState } from '@keo/contract/console-approvals'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql, type ColumnType } from 'kysely'

type Facts = Readonly<Record<string, string>>
type JsonColumn<T> = ColumnType<T, string, string>

type ApprovalTables = {
  approval: {
    tenant_id: string
    id: string
    kind: ApprovalKind
    object: string
    before: JsonColumn<Facts>
    after: JsonColumn<Facts>
    act: JsonColumn<unknown>
    reason: string
    state: ApprovalState
    asked_by: string
    asked_at: InstantColumn
    expires_at: InstantColumn
    decided_by: ColumnType<string | null, string | null | undefined, string | null>
    decided_at: ColumnType<Instant | null, never, InstantColumn['__update__']>
    decision_reason: ColumnType<string, string | undefined, string>
    is_news: ColumnType<boolean, never, boolean>
  }
}

export type HeldApproval = {
  readonly id: string
  readonly kind: ApprovalKind
  readonly object: string
  readonly before: Facts
  readonly after: Facts
  readonly act: unknown
  readonly reason: string
  readonly state: ApprovalState
  readonly asked_by: string
  readonly asked_at: Instant
  readonly expires_at: Instant
  readonly decided_by: string | null
  readonly decided_at: Instant | null
  readonly decision_reason: string
  readonly is_news: boolean
}

export type NewApproval = {
  readonly kind: ApprovalKind
  readonly object: string
  readonly before: Facts
  readonly after: Facts
  readonly act: unknown
  readonly reason: string
}

type Decision = {
  readonly state: 'approved' | 'refused'
  readonly by: string
  readonly at: Instant
  readonly reason: string
}

const PAGE = 50

export function sqlApprovalStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<ApprovalTables>()
  const rows = () => db.selectFrom('approval').selectAll().where('tenant_id', '=', tenantId)
  return {
    find: (id: string): Promise<HeldApproval | undefined> => rows().where('id', '=', id).executeTakeFirst(),

    /** Those of one kind that wait, by what they are about. */
    async openOf(kind: ApprovalKind, objects: readonly string[]): Promise<ReadonlyMap<string, HeldApproval>> {
      const found = await rows()
        .where('kind', '=', kind)
        .where('state', '=', 'asked')
        .where(sql<boolean>`object = any(${objects})`)
        .execute()
      return new Map(found.map((one) => [one.object, one]))
    },

    /** What waits for one of these kinds, and everything that the reader asked for. */
    async page(reader: string, kinds: readonly ApprovalKind[], before: string) {
      const found: HeldApproval[] = await rows()
        .where(
          sql<boolean>`(asked_by = ${reader} or decided_by = ${reader} or (state = 'asked' and kind = any(${kinds})))`,
        )
        .where(sql<boolean>`(${before} = '' or id < ${before})`)
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute()
      return {
        approvals: found.slice(0, PAGE),
        next: found.length > PAGE ? (found[PAGE - 1]?.id ?? '') : '',
      }
    },

    async waiting(reader: string, kinds: readonly ApprovalKind[]) {
      const { rows: found } = await sql<{ count: bigint; oldest: Instant | null }>`
        select count(*) as count, min(asked_at) as oldest from approval
        where tenant_id = ${tenantId} and state = 'asked' and kind = any(${kinds}) and asked_by <> ${reader}`.execute(
        anyDb,
      )
      return { count: Number(found[0]?.count ?? 0n), oldestAt: found[0]?.oldest ?? null }
    },

    async news(reader: string): Promise<number> {
      const { count } = await db
        .selectFrom('approval')
        .select((is) => is.fn.countAll<bigint>().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('asked_by', '=', reader)
        .where('is_news', '=', true)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async read(reader: string, ids: readonly string[]): Promise<void> {
      await db
        .updateTable('approval')
        .set({ is_news: false })
        .where('tenant_id', '=', tenantId)
        .where('asked_by', '=', reader)
        .where('is_news', '=', true)
        .where(sql<boolean>`id = any(${ids})`)
        .execute()
    },

    /** False where somebody asked for it already. */
    async insert(
      asked: NewApproval & { id: string; by: string; at: Instant; expiresAt: Instant },
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('approval')
        .values({
          tenant_id: tenantId,
          id: asked.id,
          kind: asked.kind,
          object: asked.object,
          before: JSON.stringify(asked.before),
          after: JSON.stringify(asked.after),
          act: JSON.stringify(asked.act),
          reason: asked.reason,
          state: 'asked',
          asked_by: asked.by,
          asked_at: sqlInstant(asked.at),
          expires_at: sqlInstant(asked.expiresAt),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** One statement: of two decisions at the same moment the second finds nothing that is asked for. */
    async close(id: string, { state, by, at, reason }: Decision): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('approval')
        .set({
          state,
          decided_by: by,
          decided_at: sqlInstant(at),
          decision_reason: reason,
          // Who takes back what they asked for knows.
          is_news: sql<boolean>`asked_by <> ${by}`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('state', '=', 'asked')
        .where('expires_at', '>', sqlInstant(at))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** It can be approved no more, by no fault of anybody's. */
    async end(id: string, cause: string, now: Instant): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('approval')
        .set({ state: 'expired', decided_at: sqlInstant(now), decision_reason: cause, is_news: true })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('state', '=', 'asked')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    expire: (now: Instant): Promise<{ id: string; kind: ApprovalKind; object: string; asked_by: string }[]> =>
      db
        .updateTable('approval')
        .set({ state: 'expired', is_news: true })
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'asked')
        .where('expires_at', '<=', sqlInstant(now))
        .returning(['id', 'kind', 'object', 'asked_by'])
        .execute(),
  }
}

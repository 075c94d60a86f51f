import type { AnnType } from '@keo/contract/inbox'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Localised } from '../site/index.ts'
import type { InboxTables } from './inbox-tables.ts'

/** A text of an announcement: by language, empty where it is missing. */
export type AnnouncementText = {
  readonly annType: AnnType
  readonly sortNum: number
  readonly title: Localised
  readonly content: Localised
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
}
export type SavedText = AnnouncementText & {
  readonly id: string
  readonly version: number
  readonly savedBy: string
  readonly savedAt: Instant
  /** What players have of it; null while nothing was published. */
  readonly publishedAt: Instant | null
  readonly publishedVersion: number | null
  readonly shownUntil: Instant | null
  readonly withdrawnAt: Instant | null
}

const PAGE = 50
const later = (at: Instant | null) => (at === null ? null : sqlInstant(at))

/** Every text that was saved. One that was published before texts were kept counts as its version 0. */
export function sqlAnnouncementTexts(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<InboxTables>()
  const newest = (id: string, after: string, limit: number) => sql<SavedText>`
    with latest as (
      select distinct on (announcement_id) * from announcement_text
      where tenant_id = ${tenantId} and (${id} = '' or announcement_id = ${id})
      order by announcement_id, version desc
    ), held as (
      select * from announcement where tenant_id = ${tenantId} and (${id} = '' or id = ${id})
    )
    select coalesce(t.announcement_id, a.id) as id, coalesce(t.version, 0) as version,
      coalesce(t.ann_type, a.ann_type) as "annType", coalesce(t.sort_num, a.sort_num) as "sortNum",
      coalesce(t.title, a.title) as title, coalesce(t.content, a.content) as content,
      t.starts_at as "startsAt", t.ends_at as "endsAt", coalesce(t.saved_by, '') as "savedBy",
      coalesce(t.saved_at, a.published_at) as "savedAt", a.published_at as "publishedAt",
      a.version as "publishedVersion", a.ends_at as "shownUntil", a.withdrawn_at as "withdrawnAt"
    from latest t full join held a on a.id = t.announcement_id
    where ${after} = '' or coalesce(t.announcement_id, a.id) < ${after}
    order by 1 desc limit ${limit}`

  return {
    async page(after: string): Promise<{ texts: SavedText[]; next: string }> {
      const { rows } = await newest('', after, PAGE + 1).execute(db)
      return { texts: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    async find(id: string): Promise<SavedText | undefined> {
      return (await newest(id, '', 1).execute(db)).rows[0]
    },
    /** Two who save the same text wait for one another here. */
    async lock(id: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`announcement ${tenantId} ${id}`}, 0))`.execute(
        db,
      )
    },
    history: (id: string) =>
      db
        .selectFrom('announcement_text')
        .select(['version', 'title', 'content', 'ann_type as annType', 'sort_num as sortNum'])
        .select(['starts_at as startsAt', 'ends_at as endsAt', 'saved_by as savedBy', 'saved_at as savedAt'])
        .where('tenant_id', '=', tenantId)
        .where('announcement_id', '=', id)
        .orderBy('version', 'desc')
        .limit(PAGE)
        .execute(),
    async insert(saved: AnnouncementText & Pick<SavedText, 'id' | 'version' | 'savedBy' | 'savedAt'>) {
      await db
        .insertInto('announcement_text')
        .values({
          tenant_id: tenantId,
          announcement_id: saved.id,
          version: saved.version,
          ann_type: saved.annType,
          sort_num: saved.sortNum,
          title: saved.title,
          content: saved.content,
          starts_at: later(saved.startsAt),
          ends_at: later(saved.endsAt),
          saved_by: saved.savedBy,
          saved_at: sqlInstant(saved.savedAt),
        })
        .execute()
    },
    async readers(id: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from announcement_read
        where tenant_id = ${tenantId} and announcement_id = ${id}`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

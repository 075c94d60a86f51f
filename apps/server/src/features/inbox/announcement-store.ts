import type { AnnType } from '@keo/contract/inbox'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Localised } from '../site/index.ts'
import type { InboxTables } from './inbox-tables.ts'

export type HeldAnnouncement = {
  readonly id: string
  readonly annType: AnnType
  readonly sortNum: number
  readonly title: Localised
  readonly content: Localised
  readonly publishedAt: Instant
  readonly endsAt: Instant | null
}

/** Made for a database or for one transaction of it. */
export function sqlAnnouncementStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<InboxTables>()
  return {
    async insert({
      id,
      annType,
      sortNum,
      title,
      content,
      publishedAt,
    }: Omit<HeldAnnouncement, 'endsAt'>): Promise<void> {
      const published_at = sqlInstant(publishedAt)
      await db
        .insertInto('announcement')
        .values({
          tenant_id: tenantId,
          id,
          ann_type: annType,
          sort_num: sortNum,
          title,
          content,
          published_at,
        })
        .execute()
    },
    /** Over what stood there before, if anything did: whoever read that has not read this. */
    async put({ id, publishedAt, endsAt, version, ...held }: HeldAnnouncement & { version: number }) {
      const row = {
        ann_type: held.annType,
        sort_num: held.sortNum,
        title: held.title,
        content: held.content,
        published_at: sqlInstant(publishedAt),
        ends_at: endsAt === null ? null : sqlInstant(endsAt),
        withdrawn_at: null,
        version,
      }
      await db
        .insertInto('announcement')
        .values({ tenant_id: tenantId, id, ...row })
        .onConflict((clash) => clash.columns(['tenant_id', 'id']).doUpdateSet(row))
        .execute()
      await db
        .deleteFrom('announcement_read')
        .where('tenant_id', '=', tenantId)
        .where('announcement_id', '=', id)
        .execute()
    },
    async withdraw(id: string, at: Instant): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('announcement')
        .set({ withdrawn_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /** Those in force, the largest sortNum first; of equal ones the newer. */
    inForce(): Promise<HeldAnnouncement[]> {
      return db
        .selectFrom('announcement')
        .select(['id', 'ann_type as annType', 'sort_num as sortNum', 'title', 'content'])
        .select(['published_at as publishedAt', 'ends_at as endsAt'])
        .where('tenant_id', '=', tenantId)
        .where('withdrawn_at', 'is', null)
        .orderBy('sort_num', 'desc')
        .orderBy('id', 'desc')
        .execute()
    },
    /** Which of these the member has read. */
    async readBy(memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('announcement_read')
        .select('announcement_id as id')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where(sql<boolean>`announcement_id = any(${ids})`)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
    async markRead(memberId: string, id: string, at: Instant): Promise<void> {
      await db
        .insertInto('announcement_read')
        .values({ tenant_id: tenantId, member_id: memberId, announcement_id: id, read_at: sqlInstant(at) })
        .onConflict((clash) => clash.doNothing())
        .execute()
    },
  }
}

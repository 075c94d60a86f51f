import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { RoomStanding } from '@keo/contract/room-messages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { type Instant, serverTimeText } from '@keo/units/instants'
import { sql } from 'kysely'
import type { RoomTables } from './room-tables.ts'

export type Author = {
  readonly author: string
  readonly standing: RoomStanding['kind'] | null
  readonly until: Instant | null
}

/** What holds now: a time that is over is none. */
export function standingOf({ standing, until }: Author, now: Instant): RoomStanding | null {
  if (standing === null || until === null || until <= now) return null
  return { kind: standing, until: serverTimeText(until) }
}

/** How members are known in rooms, and whom they do not want to read. */
export function sqlAuthorStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<RoomTables>()
  const all = () =>
    db
      .selectFrom('room_author')
      .select(['member_id', 'author', 'standing', 'standing_until as until'])
      .where('tenant_id', '=', tenantId)

  /** In one order, so that two who lock several do not wait for each other. */
  async function locked(memberIds: readonly MemberId[]): Promise<Map<string, Author>> {
    const rows = await all().where('member_id', 'in', memberIds).orderBy('member_id').forUpdate().execute()
    return new Map(rows.map((row) => [row.member_id, row]))
  }

  /** Whoever comes first is given a name; another tab of the same member waits here. */
  async function lockAll(memberIds: readonly MemberId[], fresh: () => string): Promise<Map<string, Author>> {
    const found = await locked(memberIds)
    const first = memberIds.filter((id) => !found.has(id)).toSorted()
    if (first.length === 0) return found
    await sql`insert into room_author (tenant_id, member_id, author)
      select ${tenantId}::text, * from unnest(${first}::text[], ${first.map(fresh)}::text[])
      on conflict do nothing`.execute(db)
    return locked(memberIds)
  }

  return {
    find: (memberId: MemberId): Promise<Author | undefined> =>
      all().where('member_id', '=', memberId).executeTakeFirst(),
    lockAll,
    async lock(memberId: MemberId, fresh: () => string): Promise<Author> {
      const [author] = (await lockAll([memberId], fresh)).values()
      return author ?? fail('SESSION_EXPIRED')
    },
    async setStanding(memberId: string, kind: RoomStanding['kind'] | null, until: Instant | null) {
      await db
        .updateTable('room_author')
        .set({ standing: kind, standing_until: until === null ? null : sqlInstant(until) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute()
    },
    async muted(memberId: MemberId): Promise<{ author: string; name: string }[]> {
      const { rows } = await sql<{ author: string; name: string }>`select author, name from room_mute
        where tenant_id = ${tenantId} and member_id = ${memberId} order by muted_at desc, author`.execute(db)
      return rows
    },
    async mute(memberId: MemberId, { author, name }: { author: string; name: string }, at: Instant) {
      await sql`insert into room_mute (tenant_id, member_id, author, name, muted_at)
        values (${tenantId}, ${memberId}, ${author}, ${name}, ${sqlInstant(at)}) on conflict do nothing`.execute(
        db,
      )
    },
    async unmute(memberId: MemberId, author: string) {
      await sql`delete from room_mute
        where tenant_id = ${tenantId} and member_id = ${memberId} and author = ${author}`.execute(db)
    },
  }
}

import { fail } from '@keo/contract/errors'
import type { RoomId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type Selectable, sql } from 'kysely'
import { appendLines, type NewLine } from './append-lines.ts'
import { type MessageRow, type RoomTables, SLOW_SECONDS } from './room-tables.ts'

export type TalkRow = Pick<Selectable<RoomTables['room_talk']>, 'slow_seconds' | 'pinned_seq'>
/** Of a room in which nobody has spoken, as it will begin. */
const QUIET: TalkRow = { slow_seconds: SLOW_SECONDS, pinned_seq: null }
export type MessageStore = ReturnType<typeof sqlMessageStore>

/** Made for a database or for one transaction of it. */
export function sqlMessageStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<RoomTables>()
  const all = () => db.selectFrom('room_message').selectAll().where('tenant_id', '=', tenantId)
  const inRoom = (roomId: RoomId) => all().where('room_id', '=', roomId)
  const talkOf = (roomId: RoomId) =>
    db
      .selectFrom('room_talk')
      .select(['slow_seconds', 'pinned_seq'])
      .where('tenant_id', '=', tenantId)
      .where('room_id', '=', roomId)

  return {
    talk: async (roomId: RoomId): Promise<TalkRow> => (await talkOf(roomId).executeTakeFirst()) ?? QUIET,
    /** Whoever speaks in the same room waits until the end of the transaction. */
    async lock(roomId: RoomId): Promise<void> {
      if (await talkOf(roomId).forUpdate().executeTakeFirst()) return
      await sql`insert into room_talk (tenant_id, room_id) values (${tenantId}, ${roomId}) on conflict do nothing`.execute(
        db,
      )
      await talkOf(roomId).forUpdate().execute()
    },
    async setTalk(roomId: RoomId, change: Partial<TalkRow>): Promise<void> {
      await db
        .updateTable('room_talk')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('room_id', '=', roomId)
        .execute()
    },
    /** The number is given by the row of the room, which is locked from here to the commit. */
    appendAll: (lines: readonly NewLine[], at: Instant) => appendLines(db, tenantId, lines, at),
    async append(roomId: RoomId, said: Omit<NewLine, 'roomId'>, at: Instant): Promise<MessageRow> {
      const [row] = await appendLines(db, tenantId, [{ ...said, roomId }], at)
      return row ?? fail('UNEXPECTED')
    },
    find: (roomId: RoomId, seq: number): Promise<MessageRow | undefined> =>
      inRoom(roomId).where('seq', '=', BigInt(seq)).executeTakeFirst(),
    findAll: (roomId: RoomId, seqs: readonly bigint[]): Promise<MessageRow[]> =>
      seqs.length === 0 ? Promise.resolve([]) : inRoom(roomId).where('seq', 'in', seqs).execute(),
    ofTap: (memberId: string, key: string): Promise<MessageRow | undefined> =>
      all().where('member_id', '=', memberId).where('key', '=', key).executeTakeFirst(),
    ofKey: (roomId: RoomId, key: string): Promise<MessageRow | undefined> =>
      inRoom(roomId).where('member_id', 'is', null).where('key', '=', key).executeTakeFirst(),
    /** Newest first, what was taken away left out. */
    async page(roomId: RoomId, before: number | undefined, limit: number): Promise<MessageRow[]> {
      const page = inRoom(roomId).where('removed_at', 'is', null).orderBy('seq', 'desc').limit(limit)
      return (before === undefined ? page : page.where('seq', '<', BigInt(before))).execute()
    },
    newestOfAuthor: (author: string): Promise<MessageRow | undefined> =>
      all().where('author', '=', author).orderBy('seq', 'desc').limit(1).executeTakeFirst(),
    newestGift: (memberId: string, roomId: RoomId, since: Instant): Promise<MessageRow | undefined> =>
      inRoom(roomId)
        .where('member_id', '=', memberId)
        .where('kind', '=', 'gift')
        .where('said_at', '>=', sqlInstant(since))
        .orderBy('said_at', 'desc')
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst(),
    async setRemoved(row: MessageRow, at: Instant | null, isCleared: boolean): Promise<void> {
      await db
        .updateTable('room_message')
        .set({ removed_at: at === null ? null : sqlInstant(at), is_cleared: isCleared })
        .where('tenant_id', '=', tenantId)
        .where('room_id', '=', row.room_id)
        .where('seq', '=', row.seq)
        .execute()
    },
    async dropOld(before: Instant): Promise<void> {
      await db
        .deleteFrom('room_message')
        .where('tenant_id', '=', tenantId)
        .where('said_at', '<', sqlInstant(before))
        .execute()
    },
  }
}

import type { RoomId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { RoomTables, Texts } from './room-tables.ts'

export type MessageRow = Selectable<RoomTables['room_message']>
export type TalkRow = Pick<Selectable<RoomTables['room_talk']>, 'slow_seconds' | 'pinned_seq'>
/** What is said; its number and its moment are given when it is written. */
export type NewMessage = Pick<Insertable<RoomTables['room_message']>, 'kind' | 'name' | 'key'> & {
  readonly memberId?: string
  readonly author?: string
  readonly level?: number
  readonly isSandbox?: boolean
  readonly text?: string
  readonly texts?: Texts
  readonly replyTo?: bigint
  readonly gift?: Pick<MessageRow, 'gift' | 'gift_count' | 'combo' | 'gift_host'>
}

const NO_GIFT = { gift: null, gift_count: null, combo: null, gift_host: null }

export type MessageStore = ReturnType<typeof sqlMessageStore>

/** Made for a database or for one transaction of it. */
export function sqlMessageStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<RoomTables>()
  const all = () => db.selectFrom('room_message').selectAll().where('tenant_id', '=', tenantId)
  const inRoom = (roomId: RoomId) => all().where('room_id', '=', roomId)
  const talk = (roomId: RoomId) =>
    db.updateTable('room_talk').where('tenant_id', '=', tenantId).where('room_id', '=', roomId)

  return {
    /** Of a room in which nobody has spoken, as it will begin. */
    async talk(roomId: RoomId): Promise<TalkRow> {
      const row = await db
        .selectFrom('room_talk')
        .select(['slow_seconds', 'pinned_seq'])
        .where('tenant_id', '=', tenantId)
        .where('room_id', '=', roomId)
        .executeTakeFirst()
      return row ?? { slow_seconds: 3, pinned_seq: null }
    },
    /** Whoever speaks in the same room waits until the end of the transaction. */
    async lock(roomId: RoomId): Promise<TalkRow> {
      await sql`insert into room_talk (tenant_id, room_id) values (${tenantId}, ${roomId}) on conflict do nothing`.execute(
        db,
      )
      return db
        .selectFrom('room_talk')
        .select(['slow_seconds', 'pinned_seq'])
        .where('tenant_id', '=', tenantId)
        .where('room_id', '=', roomId)
        .forUpdate()
        .executeTakeFirstOrThrow()
    },
    async setTalk(roomId: RoomId, change: Partial<TalkRow>): Promise<void> {
      await talk(roomId).set(change).execute()
    },
    /** Under the lock of the room, which gives the number. */
    async append(roomId: RoomId, said: NewMessage, at: Instant): Promise<MessageRow> {
      const { last_seq } = await talk(roomId)
        .set({ last_seq: sql`last_seq + 1` })
        .returning('last_seq')
        .executeTakeFirstOrThrow()
      return db
        .insertInto('room_message')
        .values({
          tenant_id: tenantId,
          room_id: roomId,
          seq: last_seq,
          kind: said.kind,
          member_id: said.memberId ?? null,
          author: said.author ?? null,
          name: said.name,
          level: said.level ?? null,
          is_sandbox: said.isSandbox ?? false,
          text: said.text ?? '',
          texts: said.texts ? JSON.stringify(said.texts) : null,
          reply_to: said.replyTo ?? null,
          ...(said.gift ?? NO_GIFT),
          key: said.key,
          said_at: sqlInstant(at),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
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
    /** What one member said since then in all rooms, newest first. */
    latestOf: (memberId: string, since: Instant): Promise<MessageRow[]> =>
      all()
        .where('member_id', '=', memberId)
        .where('said_at', '>', sqlInstant(since))
        .orderBy('said_at', 'desc')
        .orderBy('seq', 'desc')
        .limit(50)
        .execute(),
    newestOfAuthor: (author: string): Promise<MessageRow | undefined> =>
      all().where('author', '=', author).orderBy('seq', 'desc').limit(1).executeTakeFirst(),
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

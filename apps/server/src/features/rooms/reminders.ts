import { fail } from '@keo/contract/errors'
import type { RoomId } from '@keo/contract/ids'
import { REMINDED_BEFORE_MINUTES, REMINDERS_MAX } from '@keo/contract/room-reminders'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { minutes } from '@keo/units/instants'
import { sql } from 'kysely'
import type { WriteLetters } from '../inbox/index.ts'
import { sqlRoomStore, type Texts } from './room-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly writeLetters: WriteLetters
  /** Of these the members who may be invited to play. */
  mayOfferTo(memberIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Letters of one transaction. */
const BATCH = 500

/** Members who want to know when a room opens. */
export function createReminders({ database, clock, tenantId, writeLetters, mayOfferTo }: Needs) {
  const rooms = sqlRoomStore(database.db, tenantId)

  async function list(memberId: string): Promise<{ roomIds: RoomId[] }> {
    const { rows } = await sql<{ roomId: RoomId }>`select room_id as "roomId" from live_reminder
      where tenant_id = ${tenantId} and member_id = ${memberId} order by asked_at desc, room_id`.execute(
      database.db,
    )
    return { roomIds: rows.map(({ roomId }) => roomId) }
  }

  async function add(memberId: string, roomId: string): Promise<void> {
    const room = (await rooms.one(roomId)) ?? fail('NOT_FOUND')
    if (room.state !== 'planned') return
    await sql`insert into live_reminder (tenant_id, member_id, room_id, asked_at)
      values (${tenantId}, ${memberId}, ${roomId}, ${sqlInstant(clock.now())}) on conflict do nothing`.execute(
      database.db,
    )
    await sql`delete from live_reminder where tenant_id = ${tenantId} and member_id = ${memberId} and room_id in (
      select room_id from live_reminder where tenant_id = ${tenantId} and member_id = ${memberId}
      order by asked_at desc, room_id offset ${REMINDERS_MAX})`.execute(database.db)
  }

  /** Taken out and told in one transaction, so that each is told once; a match that was called off is not. */
  async function tellSome(tx: Tx): Promise<number> {
    const soon = clock.now() + minutes(REMINDED_BEFORE_MINUTES)
    const { rows } = await sql<{ memberId: string; roomId: string; titles: Texts | null }>`
      with due as (
        select m.member_id, m.room_id, r.titles, r.state from live_reminder m
        join live_room r on r.tenant_id = m.tenant_id and r.id = m.room_id
        where m.tenant_id = ${tenantId} and (r.state <> 'planned' or r.starts_at <= ${sqlInstant(soon)})
        order by m.room_id, m.member_id limit ${BATCH} for update of m skip locked)
      delete from live_reminder m using due
      where m.tenant_id = ${tenantId} and m.member_id = due.member_id and m.room_id = due.room_id
      returning m.member_id as "memberId", m.room_id as "roomId",
        case when due.state in ('planned', 'open') then due.titles end as titles`.execute(tx)
    const invited = await mayOfferTo(rows.map(({ memberId }) => memberId))
    const letters = rows.flatMap(({ memberId, roomId, titles }) =>
      titles && invited.has(memberId)
        ? [
            {
              memberId,
              letter: { kind: 'roomSoon', about: roomId, values: { room: JSON.stringify(titles) } } as const,
            },
          ]
        : [],
    )
    if (letters.length > 0) await writeLetters(tx, letters)
    return rows.length
  }

  return {
    list,
    async change(memberId: string, roomId: string, isReminded: boolean) {
      if (isReminded) await add(memberId, roomId)
      else
        await sql`delete from live_reminder where tenant_id = ${tenantId} and member_id = ${memberId}
          and room_id = ${roomId}`.execute(database.db)
      return list(memberId)
    },
    async tell(): Promise<void> {
      while ((await database.tx(tellSome)) === BATCH);
    },
  }
}

export type Reminders = ReturnType<typeof createReminders>

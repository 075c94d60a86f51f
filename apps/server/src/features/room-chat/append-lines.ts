import { fail } from '@keo/contract/errors'
import type { RoomId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { MessageRow, RoomTables, Texts } from './room-tables.ts'

/** What is said; its number and its moment are given when it is written. */
export type NewLine = Pick<Insertable<RoomTables['room_message']>, 'kind' | 'name' | 'key'> & {
  readonly roomId: RoomId
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

const columnsOf = (said: NewLine, at: Instant) => ({
  room_id: said.roomId,
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

/**
 * Numbers and lines are one statement: whoever speaks in the same room waits for it and for the commit, and for nothing
 * that was read or judged before. The rows come in the order of the lines.
 */
export async function appendLines(
  db: Kysely<RoomTables>,
  tenantId: string,
  lines: readonly NewLine[],
  at: Instant,
): Promise<MessageRow[]> {
  const { places, counts } = placesIn(lines)
  // In one order, so that two who write in several rooms do not wait for each other.
  const rooms = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const rows = await db
    .with('numbered', (numbers) =>
      numbers
        .insertInto('room_talk')
        .values(rooms.map(([room_id, count]) => ({ tenant_id: tenantId, room_id, last_seq: BigInt(count) })))
        .onConflict((taken) =>
          taken
            .columns(['tenant_id', 'room_id'])
            .doUpdateSet({ last_seq: sql`room_talk.last_seq + excluded.last_seq` }),
        )
        .returning(['room_id', 'last_seq']),
    )
    .insertInto('room_message')
    .values(
      lines.map((line, n) => ({
        tenant_id: tenantId,
        seq: sql<bigint>`(select last_seq from numbered where room_id = ${line.roomId}) - ${places[n]?.after ?? 0}`,
        ...columnsOf(line, at),
      })),
    )
    .returningAll()
    .execute()
  const bySeq = rows.toSorted((one, other) => Number(one.seq - other.seq))
  return lines.map(({ roomId }, n) => {
    const row = bySeq.filter(({ room_id }) => room_id === roomId)[places[n]?.before ?? 0]
    return row ?? fail('UNEXPECTED')
  })
}

/** How many of the lines come before and after each in its room, and how many each room has. */
function placesIn(lines: readonly NewLine[]) {
  const counts = new Map<RoomId, number>()
  const before = lines.map(({ roomId }) => {
    const count = counts.get(roomId) ?? 0
    counts.set(roomId, count + 1)
    return count
  })
  const places = lines.map(({ roomId }, n) => {
    const place = before[n] ?? 0
    return { before: place, after: (counts.get(roomId) ?? 0) - place - 1 }
  })
  return { places, counts }
}

import type { RoomGift, RoomMessage, RoomStanding } from '@keo/contract/room-messages'
import type { Language } from '@keo/messages/languages'
import type { InstantColumn, SqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { PersonalTable } from '../personal-data/index.ts'

type LaterInstant = ColumnType<Instant | null, SqlInstant | null | undefined, SqlInstant | null>
export type Texts = Readonly<Record<Language, string>>

/** Between two messages of one member, in a room of which staff said nothing else. */
export const SLOW_SECONDS = 3

export type RoomTables = {
  room_talk: {
    tenant_id: string
    room_id: string
    last_seq: Generated<bigint>
    slow_seconds: Generated<number>
    pinned_seq: bigint | null
  }
  room_author: {
    tenant_id: string
    member_id: string
    author: string
    standing: RoomStanding['kind'] | null
    standing_until: LaterInstant
  }
  room_message: {
    tenant_id: string
    room_id: string
    seq: bigint
    kind: RoomMessage['kind']
    member_id: string | null
    author: string | null
    name: string
    level: number | null
    is_sandbox: boolean
    text: string
    texts: ColumnType<Texts | null, string | null, never>
    reply_to: bigint | null
    gift: RoomGift | null
    gift_count: number | null
    combo: number | null
    gift_host: string | null
    key: string
    said_at: InstantColumn
    removed_at: LaterInstant
    is_cleared: Generated<boolean>
  }
}

export type MessageRow = Selectable<RoomTables['room_message']>

/** Reports hang on their message; gifts are kept with the books that they explain. */
export const ROOM_CHAT_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'room_report',
    name: 'reportedRoomMessages',
    columns: ['room_id', 'seq', 'reason', 'reported_at'],
    onErasure: 'delete',
  },
  {
    table: 'room_message',
    name: 'roomMessages',
    columns: ['room_id', 'seq', 'kind', 'text', 'gift', 'gift_count', 'said_at', 'removed_at'],
    onErasure: 'delete',
  },
  { table: 'room_mute', name: 'hiddenInRooms', columns: ['name', 'muted_at'], onErasure: 'delete' },
  {
    table: 'room_author',
    name: 'roomStanding',
    columns: ['author', 'standing', 'standing_until'],
    onErasure: 'delete',
  },
  {
    table: 'room_gift',
    name: 'roomGifts',
    columns: ['room_id', 'gift', 'gift_count', 'amount', 'given_at'],
    onErasure: 'keep',
  },
]

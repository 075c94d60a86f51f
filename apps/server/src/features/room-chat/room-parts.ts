import { fail } from '@keo/contract/errors'
import type { MemberId, RoomId } from '@keo/contract/ids'
import { maskName } from '@keo/contract/masks'
import type { RoomChatNews, RoomMessage, RoomStandingNews } from '@keo/contract/room-messages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { type Member, type MemberStore, refuseDisabled } from '../members/index.ts'
import type { NewLine } from './append-lines.ts'
import { sqlMessageStore } from './message-store.ts'
import type { MessageRow } from './room-tables.ts'
import { messageViews } from './room-views.ts'

export type RoomFacts = { readonly isOpen: boolean; readonly hostName: string }

export type RoomNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly tenantId: string
  readonly members: Pick<MemberStore, 'find' | 'findAll'>
  /** Null where there is no such room. */
  roomOf(roomId: RoomId): Promise<RoomFacts | null>
  /** To everybody in the room, once it is committed. */
  tellRoom(roomId: RoomId, news: RoomChatNews): void
  tellMember(memberId: string, news: RoomStandingNews): void
}

/** The member as a room shows them. */
export const shownMember = ({ nickName, userName, vipLevel }: Member) => ({
  name: maskName(nickName === '' ? userName : nickName),
  level: vipLevel,
})

export const newAuthor = (ids: Ids): string => Buffer.from(ids.bytes(8)).toString('hex')

export type RoomParts = ReturnType<typeof createRoomParts>

/** What every act in a room is made of. */
export function createRoomParts({ database, clock, tenantId, members, roomOf, tellRoom }: RoomNeeds) {
  const outside = sqlMessageStore(database.db, tenantId)
  const findRoom = async (roomId: RoomId) => (await roomOf(roomId)) ?? fail('NOT_FOUND')

  async function viewOf(row: MessageRow): Promise<RoomMessage> {
    const [view] = await messageViews(outside, row.room_id, [row])
    return view ?? fail('NOT_FOUND')
  }

  return {
    findRoom,
    async openRoom(roomId: RoomId): Promise<RoomFacts> {
      const room = await findRoom(roomId)
      return room.isOpen ? room : fail('ROOM_CLOSED')
    },
    async speaker(memberId: MemberId): Promise<Member> {
      const member = (await members.find(memberId)) ?? fail('SESSION_EXPIRED')
      refuseDisabled(member, 'en')
      return member
    },
    viewOf,
    async tell(row: MessageRow): Promise<RoomMessage> {
      const message = await viewOf(row)
      tellRoom(row.room_id, { kind: 'message', message })
      return message
    },
    /** Of nobody who is a member: the same key again is the same message, and is told once. */
    async sayOnce(roomId: RoomId, said: Omit<NewLine, 'roomId'>): Promise<RoomMessage> {
      const { row, isNew } = await database.tx(async (tx) => {
        const store = sqlMessageStore(tx, tenantId)
        await store.lock(roomId)
        const before = await store.ofKey(roomId, said.key)
        if (before) return { row: before, isNew: false }
        return { row: await store.append(roomId, said, clock.now()), isNew: true }
      })
      return isNew ? this.tell(row) : viewOf(row)
    },
  }
}

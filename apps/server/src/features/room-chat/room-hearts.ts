import type { MemberId, RoomId } from '@keo/contract/ids'
import { sqlAuthorStore, standingOf } from './author-store.ts'
import type { RoomNeeds, RoomParts } from './room-parts.ts'
import { refuseStanding } from './say-rules.ts'

/** Hearts rise on every screen in the room; nothing of them is kept, and nobody sees whose they are. */
export function createRoomHearts({ database, clock, tenantId, tellRoom }: RoomNeeds, parts: RoomParts) {
  return {
    async send(memberId: MemberId, { roomId, count }: { roomId: RoomId; count: number }): Promise<void> {
      await parts.speaker(memberId)
      await parts.openRoom(roomId)
      const own = await sqlAuthorStore(database.db, tenantId).find(memberId)
      if (own) refuseStanding(standingOf(own, clock.now()), 'give')
      tellRoom(roomId, { kind: 'hearts', count })
    },
  }
}

export type RoomHearts = ReturnType<typeof createRoomHearts>

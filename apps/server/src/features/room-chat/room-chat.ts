import { fail } from '@keo/contract/errors'
import type { MemberId, RoomId } from '@keo/contract/ids'
import type { Audit } from '@keo/service-kit/audit'
import type { Tx } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import type { Ledger } from '../ledger/index.ts'
import { sqlMessageStore } from './message-store.ts'
import { createRoomDesk } from './room-desk.ts'
import { createRoomGifts } from './room-gifts.ts'
import { createRoomHearts } from './room-hearts.ts'
import { createRoomParts, type RoomNeeds } from './room-parts.ts'
import type { Texts } from './room-tables.ts'
import { createRoomTalk } from './room-talk.ts'
import { createSandboxChatters } from './sandbox-chatters.ts'

/** What is said in rooms is talk of the day. */
const KEPT_MS = days(30)

type Needs = RoomNeeds & {
  readonly audit: Audit
  readonly ledger: Ledger
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
  watchedRooms(): readonly RoomId[]
}

/** What a host says: `id` names the occasion, so that it is said once however often it is told. */
export type HostLine = { readonly id: string; readonly texts: Texts }

/** Everything of the talk in rooms, put together. */
export function createRoomChat(needs: Needs) {
  const { database, clock, ids, tenantId, watchedRooms } = needs
  const parts = createRoomParts(needs)
  return {
    talk: createRoomTalk(needs, parts),
    gifts: createRoomGifts(needs, parts),
    hearts: createRoomHearts(needs, parts),
    desk: createRoomDesk(needs, parts),
    chatters: createSandboxChatters({ clock, ids, parts, roomOf: needs.roomOf, watchedRooms }),
    /** In the room, in the language of whoever reads. */
    async hostSays(roomId: RoomId, { id, texts }: HostLine): Promise<void> {
      const { hostName } = (await needs.roomOf(roomId)) ?? fail('NOT_FOUND')
      await parts.sayOnce(roomId, { kind: 'host', name: hostName, key: `host:${id}`, texts })
    },
    dropOld: (): Promise<void> => sqlMessageStore(database.db, tenantId).dropOld(clock.now() - KEPT_MS),
  }
}

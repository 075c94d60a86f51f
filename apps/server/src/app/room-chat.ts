import type { RoomId } from '@keo/contract/ids'
import { ROOM_CHAT_NEWS, ROOM_STANDING_NEWS } from '@keo/contract/room-messages'
import type { Api } from '@keo/service-kit/http/api'
import type { Hub } from '@keo/service-kit/socket/hub'
import { privateTopic } from '@keo/service-kit/socket/topics'
import { isProd } from '../config/config.ts'
import { roomTopic, type Viewers } from '../features/live-socket/index.ts'
import {
  createRoomBroadcast,
  createRoomChat,
  type HostLine,
  roomChatRoutes,
  type RoomDesk,
  roomDeskRoutes,
  type RoomFacts,
} from '../features/room-chat/index.ts'
import type { OpenLive } from './live.ts'
import { mayPlayOf } from './may-play.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import { staffed } from './review-judges.ts'
import { whileUnstaffed } from './stand-in-routes.ts'

type Needs = {
  readonly people: People
  readonly money: Money
  readonly hub: Pick<Hub, 'publish' | 'isTelling'>
  readonly viewers: Pick<Viewers, 'rooms'>
  roomOf(roomId: RoomId): Promise<RoomFacts | null>
  readonly demandLive: OpenLive['demandLive']
}

export type OpenRoomChat = {
  hostSays(roomId: RoomId, line: HostLine): Promise<void>
  readonly desk: RoomDesk
  close(): void
}

/** With what it takes to reach everybody, well within the 300 ms that a message may take. */
const PUSH_WINDOW_MS = 150

/** What is said and given in rooms. The sandbox's chatters speak, and its desk is open, outside prod alone. */
export function openRoomChat(api: Api, own: OwnParts, needs: Needs): OpenRoomChat {
  const { people, money, hub, viewers, roomOf, demandLive } = needs
  const { config, database, clock, ids, audit, tenantId, jobs } = own
  const broadcast = createRoomBroadcast({
    clock: own.machineClock,
    windowMs: own.isUntimed ? 0 : PUSH_WINDOW_MS,
    publish: (roomId, push) =>
      hub.publish(roomTopic(roomId), { businessType: ROOM_CHAT_NEWS, businessContent: push }),
    isTelling: (roomId) => hub.isTelling(roomTopic(roomId)),
  })
  const chat = createRoomChat({
    database,
    clock,
    ids,
    audit,
    tenantId,
    members: people.members,
    ledger: money.ledger,
    mayPlay: mayPlayOf(own, people),
    roomOf,
    watchedRooms: viewers.rooms,
    tellRoom: broadcast.tellRoom,
    tellMember: (memberId, news) =>
      hub.publish(privateTopic(memberId), { businessType: ROOM_STANDING_NEWS, businessContent: news }),
  })
  roomChatRoutes(api, { ...chat, demandLive })
  jobs.every('room-chat.drop-old', chat.dropOld)
  jobs.every('room-chat.sandbox', isProd(config) ? async () => {} : chat.chatters.speak)
  if (!isProd(config)) roomDeskRoutes(whileUnstaffed(api, staffed(own, 'rooms.moderate')), chat.desk)
  return { hostSays: chat.hostSays, desk: chat.desk, close: broadcast.close }
}

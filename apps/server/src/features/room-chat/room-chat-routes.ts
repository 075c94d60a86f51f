import type { MemberId } from '@keo/contract/ids'
import {
  getRoomGiftLimit,
  getRoomTalk,
  giveInRoom,
  heartRoom,
  listOwnGifts,
  listRoomGivers,
  muteInRooms,
  reportRoomMessage,
  sayInRoom,
} from '@keo/contract/room-chat'
import {
  judgeRoomMessage,
  listReportedMessages,
  noticeInRoom,
  setRoomStanding,
  setRoomTalk,
} from '@keo/contract/room-desk'
import { actorNamed } from '@keo/service-kit/audit'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { RoomDesk } from './room-desk.ts'
import type { RoomGifts } from './room-gifts.ts'
import type { RoomHearts } from './room-hearts.ts'
import type { RoomTalkService } from './room-talk.ts'

const idOf = ({ memberId }: Caller) => memberId as MemberId

type Needs = {
  readonly talk: RoomTalkService
  readonly gifts: RoomGifts
  readonly hearts: RoomHearts
  /** Refuses who has no live section. */
  demandLive(request: { caller: { memberId: string } | null; host: string }): Promise<void>
}

export function roomChatRoutes(api: Api, { talk, gifts, hearts, demandLive }: Needs): void {
  api.handle(getRoomTalk, async (request) => {
    await demandLive(request)
    const { roomId, before } = request.body
    const reader = request.caller ? idOf(request.caller) : null
    return talk.read(roomId, before === undefined ? undefined : Number(before), reader)
  })
  api.handle(sayInRoom, async (request) => {
    await demandLive(request)
    return talk.say(idOf(request.caller), request.body)
  })
  api.handle(heartRoom, async (request) => {
    await demandLive(request)
    await hearts.send(idOf(request.caller), request.body)
    return {}
  })
  api.handle(muteInRooms, ({ body, caller }) => talk.mute(idOf(caller), body.author, body.isMuted))
  api.handle(reportRoomMessage, async ({ body, caller }) => {
    await talk.report(idOf(caller), body)
    return {}
  })
  api.handle(getRoomGiftLimit, async ({ caller }) => ({ dayLeft: await gifts.dayLeft(idOf(caller)) }))
  api.handle(listOwnGifts, async (request) => {
    await demandLive(request)
    return gifts.own(idOf(request.caller), request.body)
  })
  api.handle(giveInRoom, async (request) => {
    await demandLive(request)
    return gifts.give(idOf(request.caller), request.body)
  })
  api.handle(listRoomGivers, async (request) => {
    await demandLive(request)
    return { items: await gifts.givers(request.body.roomId) }
  })
}

const SANDBOX = { by: actorNamed('sandbox') }

/** The sandbox's stand-in: outside prod only, and silent once somebody of the staff may. */
export function roomDeskRoutes(api: Api, desk: RoomDesk): void {
  api.handle(listReportedMessages, ({ body }) => desk.reported(Number(body.page ?? '1')))
  api.handle(judgeRoomMessage, async ({ body }) => {
    await desk.judge(SANDBOX, body)
    return {}
  })
  api.handle(setRoomStanding, ({ body }) => desk.setStanding(SANDBOX, body))
  api.handle(setRoomTalk, async ({ body }) => {
    await desk.setTalk(SANDBOX, body)
    return {}
  })
  api.handle(noticeInRoom, async ({ body: { roomId, id, text } }) => ({
    message: await desk.notice(roomId, id, text),
  }))
}

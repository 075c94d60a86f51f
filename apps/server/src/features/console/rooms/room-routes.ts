import { type ConsoleExpert, listConsoleExperts, stopExpert } from '@keo/contract/console-experts'
import {
  announceInRoom,
  endRoom,
  type ConsoleHost,
  type ConsoleRoom,
  listConsoleHosts,
  listConsoleRooms,
  saveHost,
  seatHost,
} from '@keo/contract/console-live'
import { findFixtures, planRoom } from '@keo/contract/console-room-plans'
import { judgeRoomReport, listRoomReports, setAuthorStanding, setRoomPace } from '@keo/contract/console-rooms'
import type { ExpertDesk } from '../../experts/index.ts'
import type { RoomDesk } from '../../room-chat/index.ts'
import type { HandPlans, HeldRoom, ReadHost, LiveDesk } from '../../rooms/index.ts'
import { actingOf, actorOf, type StaffActing, type StaffApi } from '../../staff/index.ts'

const judgeOf = (asked: StaffActing, reason: string) => ({ by: actorOf(actingOf(asked)), reason })
const pageOf = (after: string | undefined): number => Number(after || '1')
const nextOf = (page: number, hasMore: boolean): string => (hasMore ? String(page + 1) : '')

/** Watching over the talk in live rooms: every act is the room desk's own. */
function talkRoutes(api: StaffApi, desk: RoomDesk): void {
  api.handle(listRoomReports, async ({ body }) => {
    const page = pageOf(body.after)
    const { items, hasMore } = await desk.reported(page)
    return { reports: items, next: nextOf(page, hasMore) }
  })
  api.handle(judgeRoomReport, async ({ body: { reason, ...verdict }, ...asked }) => {
    await desk.judge(judgeOf(asked, reason), verdict)
    return {}
  })
  api.handle(setAuthorStanding, ({ body: { reason, ...standing }, ...asked }) =>
    desk.setStanding(judgeOf(asked, reason), standing),
  )
  api.handle(setRoomPace, async ({ body: { reason, ...talk }, ...asked }) => {
    await desk.setTalk(judgeOf(asked, reason), talk)
    return {}
  })
}

type Talk = Pick<ConsoleRoom, 'slowSeconds' | 'pinned'>
const SILENT: Talk = { slowSeconds: 0, pinned: '' }

type Watched = { readonly room: HeldRoom; readonly viewers: number }

function roomView({ room, viewers }: Watched, { slowSeconds, pinned }: Talk): ConsoleRoom {
  const { id, kind, state, titles, startsAt, endedAt, hostId, hostName } = room
  const title = { vi: titles.vi, en: titles.en }
  return { id, kind, state, title, startsAt, endedAt, hostId, hostName, viewers, slowSeconds, pinned }
}

const hostView = (host: ReadHost): ConsoleHost => ({
  id: host.id,
  version: host.version,
  name: host.name,
  avatar: host.avatar,
  sports: [...host.sports],
  languages: [...host.languages],
  worksFrom: host.worksFrom,
  worksHours: host.worksHours,
  isAway: host.isAway,
  followers: host.followers,
  roomId: host.roomId,
  nextAt: host.nextAt,
})

const expertOf = ({ expert, view }: Awaited<ReturnType<ExpertDesk['stop']>>): ConsoleExpert => ({
  id: expert.id,
  name: expert.name,
  memberId: expert.memberId,
  sports: [...expert.sports],
  plans: view.record.plans,
  hitRate: view.record.hitRate,
  low: view.record.low,
  high: view.record.high,
  breakEven: view.record.breakEven,
  openFree: expert.openFree,
  openPaid: expert.openPaid,
  followers: view.followers,
  isStopped: expert.isStopped,
  stoppedWhy: expert.stoppedWhy,
})

/** Who writes plans, and who may no longer. */
function expertRoutes(api: StaffApi, experts: ExpertDesk): void {
  api.handle(listConsoleExperts, async ({ body }) => {
    const page = pageOf(body.after)
    const { items, hasMore } = await experts.list(page)
    return { experts: items.map(expertOf), next: nextOf(page, hasMore) }
  })
  api.handle(stopExpert, async ({ body, ...asked }) =>
    expertOf(await experts.stop(actorOf(actingOf(asked)), body)),
  )
}

type Live = {
  readonly desk: RoomDesk
  readonly live: LiveDesk
  readonly plans: HandPlans
  readonly experts: ExpertDesk
}

/** Rooms that somebody plans by hand. */
function planRoutes(api: StaffApi, plans: HandPlans): void {
  api.handle(findFixtures, ({ body: { words }, language }) => plans.fixtures(words, language))
  api.handle(planRoom, async ({ body: { room, reason }, ...asked }) => ({
    id: await plans.plan(judgeOf(asked, reason), room),
  }))
}

/** Rooms and hosts themselves: who sits where, what is announced, what ends before its time. */
export function roomRoutes(api: StaffApi, { desk, live, plans, experts }: Live): void {
  planRoutes(api, plans)
  talkRoutes(api, desk)
  expertRoutes(api, experts)
  api.handle(listConsoleRooms, async ({ body: { view, after } }) => {
    const page = pageOf(after)
    const { items, hasMore } = await live.rooms(view, page)
    const talks = await Promise.all(items.map(({ room }) => desk.talkOf(room.id)))
    const rooms = items.map((item, place) => roomView(item, talks[place] ?? SILENT))
    return { rooms, next: nextOf(page, hasMore) }
  })
  api.handle(endRoom, async ({ body: { id, reason }, ...asked }) => {
    await live.end(judgeOf(asked, reason), id)
    return {}
  })
  api.handle(seatHost, async ({ body: { id, hostId, reason }, ...asked }) => {
    await live.seat(judgeOf(asked, reason), id, hostId)
    return {}
  })
  api.handle(announceInRoom, async ({ body: { id: roomId, text, key, reason }, ...asked }) => {
    const judge = judgeOf(asked, reason)
    const pinned = text === '' ? null : (await desk.notice(roomId, key, text)).seq
    await desk.setTalk(judge, { roomId, pinned })
    return {}
  })
  hostRoutes(api, live)
}

function hostRoutes(api: StaffApi, live: LiveDesk): void {
  api.handle(listConsoleHosts, async ({ body }) => {
    const page = pageOf(body.after)
    const { items, hasMore } = await live.hosts(page)
    const hosts = items.map(hostView)
    return { hosts, next: nextOf(page, hasMore) }
  })
  api.handle(saveHost, async ({ body: { reason, id, version, ...fields }, ...asked }) => ({
    id: await live.saveHost(judgeOf(asked, reason), id, version, fields),
  }))
}

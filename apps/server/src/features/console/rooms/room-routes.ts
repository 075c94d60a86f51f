import { judgeRoomReport, listRoomReports, setAuthorStanding, setRoomPace } from '@keo/contract/console-rooms'
import type { RoomDesk } from '../../room-chat/index.ts'
import { actingOf, actorOf, type StaffActing, type StaffApi } from '../../staff/index.ts'

const judgeOf = (asked: StaffActing, reason: string) => ({ by: actorOf(actingOf(asked)), reason })

/** Watching over the talk in live rooms: every act is the room desk's own. */
export function roomRoutes(api: StaffApi, desk: RoomDesk): void {
  api.handle(listRoomReports, async ({ body }) => {
    const page = Number(body.after || '1')
    const { items, hasMore } = await desk.reported(page)
    return { reports: items, next: hasMore ? String(page + 1) : '' }
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

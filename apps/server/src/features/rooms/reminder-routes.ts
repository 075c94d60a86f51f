import { listRoomReminders, remindOfRoom } from '@keo/contract/room-reminders'
import type { Api } from '@keo/service-kit/http/api'
import type { Reminders } from './reminders.ts'

type Needs = {
  readonly reminders: Reminders
  /** Refuses who has no live section. */
  demandLive(request: { caller: { memberId: string } | null; host: string }): Promise<void>
}

export function reminderRoutes(api: Api, { reminders, demandLive }: Needs): void {
  api.handle(listRoomReminders, async (request) => {
    await demandLive(request)
    return reminders.list(request.caller.memberId)
  })
  api.handle(remindOfRoom, async (request) => {
    await demandLive(request)
    const { id, isReminded } = request.body
    return reminders.change(request.caller.memberId, id, isReminded)
  })
}

import { changeOwnPassword, endOwnSession, listOwnSessions } from '@keo/contract/console-own'
import type { OwnAccount } from './own-account.ts'
import type { StaffCaller } from './staff-acting.ts'
import { actingOf, type StaffApi } from './staff-api.ts'
import type { StaffSessions } from './staff-sessions.ts'

/** The own account of whoever asks. */
export function ownRoutes(api: StaffApi, own: OwnAccount): void {
  api.handle(listOwnSessions, async ({ caller }) => ({
    sessions: (await own.sessionsOf(caller.staffId)).map((one) => sessionOf(one, caller)),
  }))
  api.handle(endOwnSession, async ({ body, ...asked }) => {
    await own.endSession(actingOf(asked), body.id)
    return {}
  })
  api.handle(changeOwnPassword, async ({ body, ...asked }) => {
    await own.changePassword(actingOf(asked), body)
    return {}
  })
}

type SessionRow = Awaited<ReturnType<StaffSessions['listOpen']>>[number]

/** As a list of sessions tells it to somebody. */
export const sessionOf = (one: SessionRow, caller: StaffCaller) => ({
  id: one.id,
  startedAt: one.started_at,
  lastActionAt: one.last_action_at,
  address: one.address,
  userAgent: one.user_agent,
  isOwn: one.id === caller.sessionId,
})

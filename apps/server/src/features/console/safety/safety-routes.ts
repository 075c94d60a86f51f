import {
  askHarmLimit,
  closeHarmMark,
  getHarmMark,
  giveHarmBreak,
  listExclusions,
  listHarmMarks,
  messageHarmMember,
} from '@keo/contract/console-safety'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { SafetyDesk } from './safety-desk.ts'

export function safetyRoutes(api: StaffApi, desk: SafetyDesk): void {
  api.handle(listHarmMarks, ({ body }) => desk.list(body.isClosed ?? false, body.after ?? ''))
  api.handle(getHarmMark, ({ body }) => desk.get(body.id))
  api.handle(messageHarmMember, async ({ body, ...asked }) => {
    await desk.message(actingOf(asked), body.id, body.reason)
    return {}
  })
  api.handle(giveHarmBreak, async ({ body, ...asked }) => {
    await desk.giveBreak(actingOf(asked), body.id, body.days, body.reason)
    return {}
  })
  api.handle(askHarmLimit, async ({ body, ...asked }) => ({
    approvalId: await desk.askLimit(actingOf(asked), body.id, body),
  }))
  api.handle(closeHarmMark, async ({ body, ...asked }) => {
    await desk.close(actingOf(asked), body.id, body.outcome, body.reason)
    return {}
  })
  api.handle(listExclusions, ({ body }) => desk.exclusions(body.after ?? ''))
}

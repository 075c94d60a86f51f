import { endRest, listRests, setRest } from '@keo/contract/console-maintenance'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { RestDesk } from './rest-desk.ts'

export function restRoutes(api: StaffApi, rests: RestDesk): void {
  api.handle(listRests, ({ body: { text, after = '' }, language }) => rests.list({ text, after }, language))
  api.handle(setRest, async ({ body, ...asked }) => ({ approvalId: await rests.set(actingOf(asked), body) }))
  api.handle(endRest, async ({ body, ...asked }) => {
    await rests.end(actingOf(asked), body)
    return {}
  })
}

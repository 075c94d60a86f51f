import { endRest, listRests, listRestTexts, setRest } from '@keo/contract/console-maintenance'
import { NOTHING_WRITTEN } from '../../site-texts/index.ts'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { RestDesk } from './rest-desk.ts'

type Needs = {
  rests: RestDesk
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export function restRoutes(api: StaffApi, { rests, staffNames }: Needs): void {
  api.handle(listRests, ({ body: { text, after = '' }, language }) => rests.list({ text, after }, language))
  api.handle(listRestTexts, async ({ body }) => {
    const found = await rests.history(body.place)
    const names = await staffNames(found.map(({ savedBy }) => savedBy))
    const history = found.map(({ version, fields, startsAt, endsAt, savedBy, savedAt }) => ({
      version,
      title: fields.title ?? NOTHING_WRITTEN,
      content: fields.content ?? NOTHING_WRITTEN,
      startsAt,
      endsAt,
      savedBy: names.get(savedBy) ?? savedBy,
      savedAt,
    }))
    return { history }
  })
  api.handle(setRest, async ({ body, ...asked }) => ({ approvalId: await rests.set(actingOf(asked), body) }))
  api.handle(endRest, async ({ body, ...asked }) => {
    await rests.end(actingOf(asked), body)
    return {}
  })
}

import {
  getSiteText,
  listSiteTexts,
  publishSiteText,
  saveSiteText,
  undoSiteText,
} from '@keo/contract/console-texts'
import type { TextDesk } from '../../site-texts/index.ts'
import { actingOf, actorOf, type StaffActing, type StaffApi } from '../../staff/index.ts'

type Needs = {
  texts: TextDesk
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const by = (asked: StaffActing) => actorOf(actingOf(asked))

export function textRoutes(api: StaffApi, { texts, staffNames }: Needs): void {
  api.handle(listSiteTexts, ({ body }) => texts.page(body.place, body.after ?? ''))
  api.handle(getSiteText, async ({ body }) => {
    const { history, ...text } = await texts.get(body)
    const names = await staffNames(history.map(({ savedBy }) => savedBy))
    return {
      ...text,
      history: history.map(({ version, fields, savedBy, savedAt, publishedAt, undoneAt }) => ({
        version,
        fields: { ...fields },
        savedBy: names.get(savedBy) ?? savedBy,
        savedAt,
        publishedAt,
        undoneAt,
      })),
    }
  })
  api.handle(saveSiteText, ({ body: { fields, startsAt, ...read }, ...asked }) =>
    texts.save(by(asked), read, { fields, startsAt }),
  )
  api.handle(publishSiteText, async ({ body, ...asked }) => {
    await texts.publish(by(asked), body)
    return {}
  })
  api.handle(undoSiteText, async ({ body: { reason, ...read }, ...asked }) => {
    await texts.undo(by(asked), read, reason)
    return {}
  })
}

import {
  getSiteText,
  listSiteTexts,
  publishSiteText,
  saveSiteText,
  undoSiteText,
} from '@keo/contract/console-texts'
import { moveSiteText, putBackSiteText, takeOffSiteText } from '@keo/contract/console-text-standing'
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
    const { history, off, ...text } = await texts.get(body)
    const names = await staffNames([...history.map(({ savedBy }) => savedBy), off?.offBy ?? ''])
    return {
      ...text,
      off: off?.offAt
        ? { at: off.offAt, by: names.get(off.offBy ?? '') ?? off.offBy ?? '', reason: off.offReason ?? '' }
        : null,
      history: history.map(({ version, fields, facts, savedBy, savedAt, publishedAt, undoneAt }) => ({
        version,
        fields: { ...fields },
        facts: { ...facts },
        savedBy: names.get(savedBy) ?? savedBy,
        savedAt,
        publishedAt,
        undoneAt,
      })),
    }
  })
  api.handle(saveSiteText, ({ body: { fields, facts = {}, startsAt, endsAt = null, ...read }, ...asked }) =>
    texts.save(by(asked), read, { fields, facts, startsAt, endsAt }),
  )
  api.handle(publishSiteText, async ({ body, ...asked }) => {
    await texts.publish(by(asked), body)
    return {}
  })
  api.handle(undoSiteText, async ({ body: { reason, ...read }, ...asked }) => {
    await texts.undo(by(asked), read, reason)
    return {}
  })
  api.handle(takeOffSiteText, async ({ body: { reason, ...read }, ...asked }) => {
    await texts.takeOff(by(asked), read, reason)
    return {}
  })
  api.handle(putBackSiteText, async ({ body, ...asked }) => {
    await texts.putBack(by(asked), body)
    return {}
  })
  api.handle(moveSiteText, async ({ body, ...asked }) => ({ isChanged: await texts.move(by(asked), body) }))
}

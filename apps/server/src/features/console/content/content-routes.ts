import {
  getContentAnnouncement,
  listContentAnnouncements,
  publishContentAnnouncement,
  restoreContentAnnouncement,
  saveContentAnnouncement,
  withdrawContentAnnouncement,
} from '@keo/contract/console-content'
import type { AnnType } from '@keo/contract/inbox'
import type { Clock } from '@keo/service-kit/clock'
import type { AnnouncementDesk, Mailings } from '../../inbox/index.ts'
import type { TextDesk } from '../../site-texts/index.ts'
import { actingOf, actorOf, type StaffActing, type StaffApi } from '../../staff/index.ts'
import { announcementRow } from './announcement-views.ts'
import type { ContactDesk } from './contact-desk.ts'
import { contactRoutes } from './contact-routes.ts'
import { letterRoutes } from './letter-routes.ts'
import type { LineDesk } from './line-desk.ts'
import { lineRoutes } from './line-routes.ts'
import type { RestDesk } from './rest-desk.ts'
import { restRoutes } from './rest-routes.ts'
import { textRoutes } from './text-routes.ts'

type Needs = {
  clock: Clock
  announcements: AnnouncementDesk
  mailings: Mailings
  rests: RestDesk
  lines: LineDesk
  contacts: ContactDesk
  texts: TextDesk
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const by = (asked: StaffActing) => actorOf(actingOf(asked))

export function contentRoutes(api: StaffApi, needs: Needs): void {
  announcementRoutes(api, needs)
  letterRoutes(api, needs)
  restRoutes(api, needs)
  lineRoutes(api, needs.lines)
  contactRoutes(api, needs.contacts)
  textRoutes(api, needs)
}

function announcementRoutes(api: StaffApi, { clock, announcements, staffNames }: Needs): void {
  api.handle(listContentAnnouncements, async ({ body }) => {
    const { texts, next } = await announcements.page(body.after ?? '')
    return { announcements: texts.map((text) => announcementRow(text, clock.now())), next }
  })
  api.handle(getContentAnnouncement, async ({ body }) => {
    const { text, history, readers } = await announcements.get(body.id)
    const names = await staffNames(history.map(({ savedBy }) => savedBy))
    return {
      ...announcementRow(text, clock.now()),
      content: text.content,
      readers,
      history: history.map(({ version, title, content, savedBy, savedAt }) => ({
        version,
        title,
        content,
        savedBy: names.get(savedBy) ?? savedBy,
        savedAt,
      })),
    }
  })
  api.handle(saveContentAnnouncement, ({ body: { id, version, annType, ...text }, ...asked }) =>
    announcements.save(by(asked), id === '' ? null : { id, version }, {
      ...text,
      annType: annType as AnnType,
    }),
  )
  api.handle(restoreContentAnnouncement, ({ body: { from, ...key }, ...asked }) =>
    announcements.restore(by(asked), key, from),
  )
  api.handle(publishContentAnnouncement, async ({ body, ...asked }) => {
    await announcements.publish(by(asked), body)
    return {}
  })
  api.handle(withdrawContentAnnouncement, async ({ body: { reason, ...key }, ...asked }) => {
    await announcements.withdraw(by(asked), key, reason)
    return {}
  })
}

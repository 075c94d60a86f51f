import { fail } from '@keo/contract/errors'
import { type Announcement, type AnnType, INBOX_PAGE_SIZE } from '@keo/contract/inbox'
import { cleanContent, encodeContent } from '@keo/contract/rich-content'
import type { HomeNotice } from '@keo/contract/site'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { serverTimeText } from '@keo/units/instants'
import { createContentCache, type Localised } from '../site/index.ts'
import { type HeldAnnouncement, sqlAnnouncementStore } from './announcement-store.ts'

type Needs = { database: Database; clock: Clock; machineClock: Clock; ids: Ids; tenantId: string }

const ABOUT_DEPOSITS = 1
const BULLETIN = 2

export type NewAnnouncement = Pick<HeldAnnouncement, 'annType' | 'sortNum' | 'title' | 'content'>

export type Announcements = ReturnType<typeof createAnnouncements>

/** What everybody is told. */
export function createAnnouncements({ database, clock, machineClock, ids, tenantId }: Needs) {
  const store = sqlAnnouncementStore(database.db, tenantId)
  const cache = createContentCache(machineClock, store.inForce)

  /** Those whose time has come and is not over. */
  async function shownNow(): Promise<HeldAnnouncement[]> {
    const now = clock.now()
    return (await cache.read()).filter(
      ({ publishedAt, endsAt }) => publishedAt <= now && (endsAt === null || now < endsAt),
    )
  }

  async function readBy(memberId: string | undefined, shown: readonly HeldAnnouncement[]) {
    const shownIds = shown.map(({ id }) => id)
    return memberId === undefined ? new Set<string>() : store.readBy(memberId, shownIds)
  }

  return {
    async page(
      request: { annType?: AnnType | undefined; before?: string | undefined },
      { memberId, language }: { memberId?: string | undefined; language: Language },
    ) {
      const fitting = (await shownNow()).filter(({ annType }) =>
        request.annType === undefined ? annType !== BULLETIN : annType === request.annType,
      )
      const rest = request.before === undefined ? fitting : belowCursor(fitting, request.before)
      const shown = rest.slice(0, INBOX_PAGE_SIZE)
      const read = await readBy(memberId, shown)
      const last = shown.at(-1)
      return {
        list: shown.map((held) => announcementView(held, language, read.has(held.id))),
        next: rest.length > shown.length && last ? `${last.sortNum}:${last.id}` : null,
      }
    },
    /** A member has read it from then on. */
    async read(id: string, { memberId, language }: { memberId?: string | undefined; language: Language }) {
      const held = (await shownNow()).find((each) => each.id === id) ?? fail('NOT_FOUND')
      if (memberId !== undefined) await store.markRead(memberId, id, clock.now())
      return announcementView(held, language, memberId !== undefined)
    },
    /** The line that runs on home. Its announcements open for members, as the message centre does; bulletins for everybody. */
    async runningLine(language: Language, isMember: boolean): Promise<HomeNotice[]> {
      const shown = (await shownNow())
        .filter(({ annType }) => annType !== ABOUT_DEPOSITS)
        .slice(0, INBOX_PAGE_SIZE)
      return shown.map(({ id, annType, title }) => {
        const detail = isMember ? `/message/detail?announcement=${id}` : null
        return { id, text: title[language], path: annType === BULLETIN ? '/bulletins' : detail }
      })
    },
    /** Cleaned before it is kept. One row, whoever will read it. */
    async publish(tx: Tx, { annType, sortNum, title, content }: NewAnnouncement): Promise<string> {
      const id = ids.newId('ann')
      const cleaned = Object.fromEntries(
        Object.entries(content).map(([language, html]) => [language, cleanContent(html)]),
      ) as Localised
      const publishedAt = clock.now()
      await sqlAnnouncementStore(tx, tenantId).insert({
        id,
        annType,
        sortNum,
        title,
        content: cleaned,
        publishedAt,
      })
      return id
    },
    /** After the commit: who asks next sees it. */
    changed: () => cache.forget(),
  }
}

/** What was published between two pages moves nothing: the cursor names a place in the order. */
function belowCursor(sorted: readonly HeldAnnouncement[], before: string): HeldAnnouncement[] {
  const cut = before.indexOf(':')
  const [sortNum, id] = [Number(before.slice(0, cut)), before.slice(cut + 1)]
  return sorted.filter((held) => held.sortNum < sortNum || (held.sortNum === sortNum && held.id < id))
}

function announcementView(held: HeldAnnouncement, language: Language, isRead: boolean): Announcement {
  return {
    id: held.id,
    annType: held.annType,
    title: held.title[language],
    content: encodeContent(cleanContent(held.content[language])),
    sortNum: held.sortNum,
    isRead,
    createTime: serverTimeText(held.publishedAt),
  }
}

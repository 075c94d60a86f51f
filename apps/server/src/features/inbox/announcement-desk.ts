import { fail } from '@keo/contract/errors'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { sqlAnnouncementStore } from './announcement-store.ts'
import { type AnnouncementText, type SavedText, sqlAnnouncementTexts } from './announcement-text-store.ts'
import type { Announcements } from './announcements.ts'
import { cleanTexts, filledTexts } from './content-texts.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  announcements: Pick<Announcements, 'changed'>
}
/** The version is the one that was read: whoever saved since then is told to who comes second. */
type Key = { readonly id: string; readonly version: number }

export type AnnouncementDesk = ReturnType<typeof createAnnouncementDesk>

/** Announcements as they are written: every text is kept, players see the one that was published. */
export function createAnnouncementDesk({ database, clock, ids, audit, tenantId, announcements }: Needs) {
  const outside = sqlAnnouncementTexts(database.db, tenantId)

  async function lock(tx: Tx, { id, version }: Key): Promise<SavedText> {
    const texts = sqlAnnouncementTexts(tx, tenantId)
    await texts.lock(id)
    const held = (await texts.find(id)) ?? fail('NOT_FOUND')
    return held.version === version ? held : fail('CHANGED_MEANWHILE')
  }

  const note = (tx: Tx, by: AuditActor, action: string, object: string, before: unknown, after: unknown) =>
    audit.write(tx, { ...by, device: null, action, object, before, after })

  async function append(tx: Tx, by: AuditActor, before: SavedText | null, text: AnnouncementText) {
    const texts = sqlAnnouncementTexts(tx, tenantId)
    const savedAt = clock.now()
    const id = before?.id ?? ids.newId('ann')
    // From before texts were kept: what stands there now becomes the first of them, so that it can come back.
    if (before?.version === 0) await texts.insert({ ...before, version: 1, savedAt: before.savedAt })
    const version = before === null ? 1 : Math.max(before.version, 1) + 1
    const cleaned = { ...text, content: cleanTexts(text.content) }
    await texts.insert({ ...cleaned, id, version, savedBy: by.actor, savedAt })
    await note(tx, by, 'announcement.saved', id, before && wordsOf(before), wordsOf({ ...cleaned, version }))
    return { id, version }
  }

  return {
    page: outside.page,
    async get(id: string) {
      const text = (await outside.find(id)) ?? fail('NOT_FOUND')
      return { text, history: await outside.history(id), readers: await outside.readers(id) }
    },
    /** Without an id a new one. */
    save: (by: AuditActor, key: Key | null, text: AnnouncementText): Promise<Key> =>
      database.tx(async (tx) => append(tx, by, key && (await lock(tx, key)), text)),
    /** An older text again, as the newest: nothing is taken out of the history. */
    restore: (by: AuditActor, key: Key, from: number): Promise<Key> =>
      database.tx(async (tx) => {
        const held = await lock(tx, key)
        const history = await sqlAnnouncementTexts(tx, tenantId).history(key.id)
        const old = history.find(({ version }) => version === from) ?? fail('NOT_FOUND')
        return append(tx, by, held, old)
      }),
    /** To players from its start on; a language that is missing reads another. */
    async publish(by: AuditActor, key: Key): Promise<void> {
      await database.tx(async (tx) => {
        const held = await lock(tx, key)
        const publishedAt = Math.max(held.startsAt ?? 0, clock.now())
        if (held.endsAt !== null && held.endsAt <= publishedAt) fail('INVALID_INPUT')
        await sqlAnnouncementStore(tx, tenantId).put({
          id: held.id,
          annType: held.annType,
          sortNum: held.sortNum,
          title: filledTexts(held.title),
          content: filledTexts(held.content),
          publishedAt,
          endsAt: held.endsAt,
          version: held.version,
        })
        const before = held.publishedAt === null ? null : { version: held.publishedVersion }
        await note(tx, by, 'announcement.published', held.id, before, { version: held.version, publishedAt })
      })
      announcements.changed()
    },
    async withdraw(by: AuditActor, key: Key, reason: string): Promise<void> {
      await database.tx(async (tx) => {
        const { id, publishedVersion } = await lock(tx, key)
        if (!(await sqlAnnouncementStore(tx, tenantId).withdraw(id, clock.now()))) fail('NOT_FOUND')
        await note(tx, by, 'announcement.withdrawn', id, { version: publishedVersion }, { reason })
      })
      announcements.changed()
    },
  }
}

const wordsOf = ({ title, content, version }: AnnouncementText & { version: number }) => ({
  version,
  title,
  content,
})

import type { TextPlace, TextRow } from '@keo/contract/console-texts'
import { fail } from '@keo/contract/errors'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { LiveTexts } from './live-texts.ts'
import { sqlSiteTexts, type HeldText, type TextKey, type WrittenFields } from './site-text-store.ts'
import type { ShippedText, TextSources } from './text-sources.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  sources: TextSources
  live: Pick<LiveTexts, 'changed'>
}
/** The version is the newest that was read: whoever saved since then is told to who comes second. */
type Read = TextKey & { readonly version: number }

const PAGE = 50
const NOTHING = { vi: '', en: '', 'zh-CN': '', th: '' }

export type TextDesk = ReturnType<typeof createTextDesk>

/** Texts of the site as they are written: every version is kept, players see the newest that was published and begun. */
export function createTextDesk({ database, clock, audit, tenantId, sources, live }: Needs) {
  const outside = sqlSiteTexts(database.db, tenantId)
  const shippedOf = async ({ place, key }: TextKey): Promise<ShippedText> =>
    (await sources[place].list()).find((one) => one.key === key) ?? fail('NOT_FOUND')

  const note = (tx: Tx, by: AuditActor, action: string, { place, key }: TextKey, told: Told) =>
    audit.write(tx, { ...by, device: null, action, object: `${place}:${key}`, ...told })
  type Told = { readonly before: unknown; readonly after: unknown }

  async function newestIn(tx: Tx, { version, ...key }: Read): Promise<readonly HeldText[]> {
    const history = await sqlSiteTexts(tx, tenantId).history(key)
    return (history[0]?.version ?? 0) === version ? history : fail('CHANGED_MEANWHILE')
  }

  function refuseWrong({ place }: TextKey, { fields: known }: ShippedText, fields: WrittenFields): void {
    const fits = sources[place].fits ?? (() => true)
    for (const [name, texts] of Object.entries(fields)) {
      if (!known.some((field) => field.name === name)) fail('NOT_FOUND')
      if (LANGUAGES.some((language) => texts[language] !== '' && !fits(texts[language])))
        fail('INVALID_INPUT')
    }
  }

  return {
    async page(place: TextPlace, after: string) {
      const all = await sources[place].list()
      const from = after === '' ? 0 : all.findIndex(({ key }) => key === after) + 1
      const page = all.slice(from, from + PAGE)
      const held = await outside.ofPlace(place)
      const ofKey = (key: string) => held.filter((text) => text.key === key)
      return {
        texts: page.map((text) => rowOf(text, ofKey(text.key), clock.now())),
        next: all.length > from + PAGE ? (page.at(-1)?.key ?? '') : '',
      }
    },

    async get(key: TextKey) {
      const text = await shippedOf(key)
      const history = await outside.history(key)
      const [newest] = history
      return {
        ...rowOf(text, history, clock.now()),
        fields: text.fields.map(({ name, kind, shipped }) => ({
          name,
          kind,
          shipped,
          text: newest?.fields[name] ?? NOTHING,
        })),
        startsAt: newest?.startsAt ?? null,
        runningVersion: running(history, clock.now())?.version ?? 0,
        history,
      }
    },

    save: (by: AuditActor, read: Read, { fields, startsAt }: Pick<HeldText, 'fields' | 'startsAt'>) =>
      database.tx(async (tx) => {
        refuseWrong(read, await shippedOf(read), fields)
        const [before] = await newestIn(tx, read)
        const { place, key } = read
        const version = read.version + 1
        const text = { place, key, version, fields, startsAt, savedBy: by.actor, savedAt: clock.now() }
        if (!(await sqlSiteTexts(tx, tenantId).insert(text))) fail('CHANGED_MEANWHILE')
        await note(tx, by, 'text.saved', read, {
          before: before ? { version: before.version, fields: before.fields } : null,
          after: { version, fields, startsAt },
        })
        return { version }
      }),

    async publish(by: AuditActor, read: Read): Promise<void> {
      await database.tx(async (tx) => {
        const history = await newestIn(tx, read)
        const at = Math.max(history[0]?.startsAt ?? 0, clock.now())
        if (!(await sqlSiteTexts(tx, tenantId).publish(read, read.version, at))) fail('NOT_FOUND')
        const before = { version: running(history, clock.now())?.version ?? 0 }
        await note(tx, by, 'text.published', read, { before, after: { version: read.version, from: at } })
      })
      await live.changed()
    },

    /** What was published last, whether it has begun or not. */
    async undo(by: AuditActor, read: Read, reason: string): Promise<void> {
      await database.tx(async (tx) => {
        const history = await newestIn(tx, read)
        const last = history.find(isPublished) ?? fail('NOT_FOUND')
        if (!(await sqlSiteTexts(tx, tenantId).undo(read, last.version, clock.now()))) fail('NOT_FOUND')
        const rest = history.filter((one) => one !== last)
        const after = { version: running(rest, clock.now())?.version ?? 0, reason }
        await note(tx, by, 'text.undone', read, { before: { version: last.version }, after })
      })
      await live.changed()
    },
  }
}

const isPublished = ({ publishedAt, undoneAt }: HeldText) => publishedAt !== null && undoneAt === null
/** Newest first, as the history is. */
const running = (history: readonly HeldText[], now: Instant) =>
  history.find((text) => isPublished(text) && (text.publishedAt ?? 0) <= now)

function rowOf({ key, name, fields }: ShippedText, history: readonly HeldText[], now: Instant): TextRow {
  const [newest] = history
  const isMissing = (language: Language) => fields.some((field) => !newest?.fields[field.name]?.[language])
  return {
    key,
    name,
    version: newest?.version ?? 0,
    state: stateOf(newest, now),
    missing: newest ? LANGUAGES.filter(isMissing) : [],
    savedAt: newest?.savedAt ?? null,
  }
}

function stateOf(newest: HeldText | undefined, now: Instant): TextRow['state'] {
  if (!newest) return 'shipped'
  if (!isPublished(newest)) return 'draft'
  return (newest.publishedAt ?? 0) > now ? 'scheduled' : 'running'
}

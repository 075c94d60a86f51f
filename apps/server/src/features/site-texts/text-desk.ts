import type { TextPlace, TextRow } from '@keo/contract/console-texts'
import { fail } from '@keo/contract/errors'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { AuditActor } from '@keo/service-kit/audit'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Instant } from '@keo/units/instants'
import { newTextKey } from './added-texts.ts'
import { blankText, NOTHING, orderVersion, type PlaceText, textsOfPlace } from './place-texts.ts'
import { sqlSiteTexts, type HeldText, type TextKey } from './site-text-store.ts'
import { refuseUnfit, type Saved } from './text-rules.ts'
import type { TextSource } from './text-sources.ts'
import { createTextStandingDesk, type DeskNeeds, type Read } from './text-standing-desk.ts'

const PAGE = 50

export type TextDesk = ReturnType<typeof createTextDesk>

/** Texts of the site as they are written: every version is kept, players see the newest that was published and begun. */
export function createTextDesk(needs: DeskNeeds & { ids: Ids }) {
  const { database, clock, ids, audit, tenantId, sources, live } = needs
  const ofPlace = (db: Db, place: TextPlace) => textsOfPlace({ db, tenantId, place, source: sources[place] })

  async function one(db: Db, { place, key }: TextKey): Promise<PlaceText> {
    if (key === '') return emptyText(sources[place])
    return (await ofPlace(db, place)).find((text) => text.key === key) ?? fail('NOT_FOUND')
  }

  const note = (tx: Tx, by: AuditActor, action: string, { place, key }: TextKey, told: Told) =>
    audit.write(tx, { ...by, device: null, action, object: `${place}:${key}`, ...told })
  type Told = { readonly before: unknown; readonly after: unknown }

  async function newestIn(tx: Tx, { version, ...key }: Read): Promise<readonly HeldText[]> {
    const history = await sqlSiteTexts(tx, tenantId).history(key)
    return (history[0]?.version ?? 0) === version ? history : fail('CHANGED_MEANWHILE')
  }

  return {
    ...createTextStandingDesk(needs),

    async page(place: TextPlace, after: string) {
      const all = await ofPlace(database.db, place)
      const from = after === '' ? 0 : all.findIndex(({ key }) => key === after) + 1
      const page = all.slice(from, from + PAGE)
      return {
        texts: page.map((text) => rowOf(text, clock.now())),
        next: all.length > from + PAGE ? (page.at(-1)?.key ?? '') : '',
        canAdd: sources[place].own !== undefined,
      }
    },

    async get(key: TextKey) {
      const { own } = sources[key.place]
      const text = await one(database.db, key)
      const [newest] = text.history
      return {
        ...rowOf(text, clock.now()),
        fields: text.fields.map((field) => ({
          ...field,
          isNeeded: field.isNeeded ?? true,
          text: newest?.fields[field.name] ?? NOTHING,
        })),
        facts: (own?.facts ?? []).map(({ name, kind, options }) => ({
          name,
          kind,
          value: text.facts?.[name] ?? '',
          options: [...options],
        })),
        startsAt: newest?.startsAt ?? null,
        endsAt: newest?.endsAt ?? null,
        canAdd: own !== undefined,
        off: text.standing,
        orderVersion: orderVersion(text.keys),
        ofRow: text.keys.length,
        runningVersion: running(text.history, clock.now())?.version ?? 0,
        history: text.history,
      }
    },

    /** Without a key it is one more of its place. */
    save: (by: AuditActor, { place, version: read, ...at }: Read, saved: Saved) =>
      database.tx(async (tx) => {
        const text = await one(tx, { place, key: at.key })
        const facts = { ...text.facts, ...saved.facts }
        refuseUnfit(sources[place], text, text.isAdded, { ...saved, facts })
        const key = at.key || newTextKey(ids)
        const [before] = await newestIn(tx, { place, key, version: read })
        const version = read + 1
        const { fields, startsAt, endsAt } = saved
        const next = { place, key, version, fields, facts, startsAt, endsAt }
        const isKept = await sqlSiteTexts(tx, tenantId).insert({
          ...next,
          savedBy: by.actor,
          savedAt: clock.now(),
        })
        if (!isKept) fail('CHANGED_MEANWHILE')
        await note(tx, by, 'text.saved', next, {
          before: before ? { version: before.version, fields: before.fields, facts: before.facts } : null,
          after: { version, fields, facts, startsAt, endsAt },
        })
        return { key, version }
      }),

    async publish(by: AuditActor, read: Read): Promise<void> {
      await database.tx(async (tx) => {
        const history = await newestIn(tx, read)
        const [{ startsAt, endsAt } = fail('NOT_FOUND')] = history
        const at = Math.max(startsAt ?? 0, clock.now())
        if (endsAt !== null && endsAt <= at) fail('INVALID_INPUT')
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
        const rest = history.filter((text) => text !== last)
        const after = { version: running(rest, clock.now())?.version ?? 0, reason }
        await note(tx, by, 'text.undone', read, { before: { version: last.version }, after })
      })
      await live.changed()
    },
  }
}

function emptyText({ own = fail('NOT_FOUND') }: TextSource): PlaceText {
  return { ...blankText(own), isAdded: true, history: [], standing: null, keys: [], row: NOTHING }
}

const isPublished = ({ publishedAt, undoneAt }: HeldText) => publishedAt !== null && undoneAt === null
/** Newest first, as the history is. */
const running = (history: readonly HeldText[], now: Instant) =>
  history.find((text) => isPublished(text) && (text.publishedAt ?? 0) <= now)

function rowOf(text: PlaceText, now: Instant): TextRow {
  const { key, name, fields, history, keys, row, standing } = text
  const [newest] = history
  const isMissing = (language: Language) =>
    fields.some(({ name: field, isNeeded = true }) => {
      const texts = newest?.fields[field] ?? NOTHING
      return !texts[language] && (isNeeded || Object.values(texts).some(Boolean))
    })
  return {
    key,
    name,
    version: newest?.version ?? 0,
    state: stateOf(newest, text.isAdded, now),
    missing: newest ? LANGUAGES.filter(isMissing) : [],
    savedAt: newest?.savedAt ?? null,
    isAdded: text.isAdded,
    isOff: (standing?.offAt ?? null) !== null,
    row,
    position: keys.indexOf(key) + 1,
  }
}

function stateOf(newest: HeldText | undefined, isOfPeople: boolean, now: Instant): TextRow['state'] {
  if (!newest) return isOfPeople ? 'draft' : 'shipped'
  if (!isPublished(newest)) return 'draft'
  if (newest.endsAt !== null && newest.endsAt <= now) return 'over'
  return (newest.publishedAt ?? 0) > now ? 'scheduled' : 'running'
}

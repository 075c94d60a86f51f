import type { TextPlace } from '@keo/contract/console-texts'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Written = Readonly<Record<Language, string>>
export type WrittenFields = Readonly<Record<string, Written>>
/** What a text has besides words, such as its picture and where it leads. */
export type Facts = Readonly<Record<string, string>>

/** Texts that are shown by what they belong to, and keep their versions here. */
export type VersionPlace = 'letters' | 'maintenance'

export type TextKey = { readonly place: TextPlace; readonly key: string }
type AnyKey = { readonly place: TextPlace | VersionPlace; readonly key: string }
export type HeldText = TextKey & {
  readonly version: number
  readonly fields: WrittenFields
  readonly facts: Facts
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly savedBy: string
  readonly savedAt: Instant
  readonly publishedAt: Instant | null
  readonly undoneAt: Instant | null
}

const COLUMNS = sql`place, key, version, fields, facts, starts_at as "startsAt", ends_at as "endsAt", saved_by as "savedBy",
  saved_at as "savedAt", published_at as "publishedAt", undone_at as "undoneAt"`

const orNull = (at: Instant | null) => (at === null ? null : sqlInstant(at))

/** Made for a database or for one transaction of it. */
export function sqlSiteTexts(db: Db, tenantId: string) {
  const rows = async (query: ReturnType<typeof sql<HeldText>>) => (await query.execute(db)).rows
  return {
    /** Everything that players see or will see. */
    published: () =>
      rows(sql<HeldText>`select ${COLUMNS} from site_text
        where tenant_id = ${tenantId} and published_at is not null and undone_at is null
        order by version desc`),
    /** Of every key its newest first. */
    ofPlace: (place: TextPlace) =>
      rows(sql<HeldText>`select ${COLUMNS} from site_text
        where tenant_id = ${tenantId} and place = ${place} order by key, version desc`),
    history: ({ place, key }: AnyKey) =>
      rows(sql<HeldText>`select ${COLUMNS} from site_text
        where tenant_id = ${tenantId} and place = ${place} and key = ${key} order by version desc`),
    /** False when somebody else wrote this version before. */
    async insert(text: AnyKey & Omit<HeldText, 'place' | 'publishedAt' | 'undoneAt'>): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into site_text (tenant_id, place, key, version, fields, facts, starts_at, ends_at, saved_by, saved_at)
        values (${tenantId}, ${text.place}, ${text.key}, ${text.version}, ${JSON.stringify(text.fields)}::jsonb,
          ${JSON.stringify(text.facts)}::jsonb, ${orNull(text.startsAt)}, ${orNull(text.endsAt)},
          ${text.savedBy}, ${sqlInstant(text.savedAt)})
        on conflict do nothing`.execute(db)
      return numAffectedRows === 1n
    },
    async publish({ place, key }: TextKey, version: number, at: Instant): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update site_text set published_at = ${sqlInstant(at)}, undone_at = null
        where tenant_id = ${tenantId} and place = ${place} and key = ${key} and version = ${version}
          and (published_at is null or undone_at is not null)`.execute(db)
      return numAffectedRows === 1n
    },
    async undo({ place, key }: TextKey, version: number, at: Instant): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update site_text set undone_at = ${sqlInstant(at)}
        where tenant_id = ${tenantId} and place = ${place} and key = ${key} and version = ${version}
          and published_at is not null and undone_at is null`.execute(db)
      return numAffectedRows === 1n
    },
  }
}

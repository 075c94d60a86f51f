import * as z from 'zod/mini'
import { CONTENT_LANGUAGES, Shown, Version } from './console-content-texts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** Where the site reads texts that people may change: each came with the product, and can be had back. */
export const TEXT_PLACES = ['help', 'guides', 'banners', 'legal', 'about', 'hosts', 'lines'] as const
export type TextPlace = (typeof TEXT_PLACES)[number]

export const TEXT_STATES = ['shipped', 'draft', 'scheduled', 'running'] as const
export const SITE_TEXT_MAX = 8_000

const Key = z.string().check(z.regex(/^[\w.-]{0,80}$/))
const key = { place: z.enum(TEXT_PLACES), key: Key }
const written = z.string().check(z.trim(), z.maxLength(SITE_TEXT_MAX))
/** What is left empty is read as it came with the product. */
const Written = z.object({ vi: written, en: written, 'zh-CN': written, th: written })

const TextRow = z.object({
  key: z.string(),
  /** As its Vietnamese readers know it. */
  name: z.string(),
  version: z.int(),
  state: z.enum(TEXT_STATES),
  /** Languages in which the newest version says nothing of its own. */
  missing: z.array(z.enum(CONTENT_LANGUAGES)),
  savedAt: z.nullable(At),
})
export type TextRow = z.output<typeof TextRow>

export const listSiteTexts = defineStaffCall({
  name: 'content/texts',
  permission: 'content.read',
  summary: 'Texts of one place of the site with their state and the languages that are missing',
  request: z.object({ place: z.enum(TEXT_PLACES), after: z.optional(Cursor) }),
  response: z.object({ texts: z.array(TextRow), next: z.string() }),
})

const TextField = z.object({
  name: z.string(),
  /** An article has its title, short answer and blocks in one text. */
  kind: z.enum(['line', 'long', 'article']),
  shipped: Shown,
  text: Shown,
})
export type TextField = z.output<typeof TextField>

export const getSiteText = defineStaffCall({
  name: 'content/text',
  permission: 'content.read',
  summary:
    'A text field by field, as it came with the product and as it was written since, with every version',
  errors: ['NOT_FOUND'],
  request: z.object(key),
  response: z.extend(TextRow, {
    fields: z.array(TextField),
    startsAt: z.nullable(At),
    /** The one players see; 0 is what came with the product. */
    runningVersion: z.int(),
    history: z.array(
      z.object({
        version: z.int(),
        fields: z.record(z.string(), Shown),
        savedBy: z.string(),
        savedAt: At,
        publishedAt: z.nullable(At),
        undoneAt: z.nullable(At),
      }),
    ),
  }),
})

export const saveSiteText = defineStaffCall({
  name: 'content/text/save',
  permission: 'content.edit',
  summary: 'Saves a text as the newest draft; players see nothing of it yet',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    ...key,
    version: Version,
    fields: z.record(z.string().check(z.regex(/^\w{1,20}$/)), Written),
    startsAt: z.nullable(At),
  }),
  response: z.object({ version: z.int() }),
})

export const publishSiteText = defineStaffCall({
  name: 'content/text/publish',
  permission: 'content.publish',
  summary: 'The newest draft to players, at once or from its start on',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...key, version: Version }),
  response: z.object({}),
})

export const undoSiteText = defineStaffCall({
  name: 'content/text/undo',
  permission: 'content.publish',
  summary: 'Takes the version back that players see or will see: they see the one before it',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...key, version: Version, reason: Reason }),
  response: z.object({}),
})

import * as z from 'zod/mini'
import { CONTENT_LANGUAGES, Shown, Version } from './console-content-texts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** Where the site reads texts that people may change: what came with the product can be had back. */
export const TEXT_PLACES = [
  'help',
  'help-groups',
  'guides',
  'banners',
  'legal',
  'about',
  'hosts',
  'lines',
] as const
export type TextPlace = (typeof TEXT_PLACES)[number]

export const TEXT_STATES = ['shipped', 'draft', 'scheduled', 'running', 'over'] as const
export const SITE_TEXT_MAX = 8_000

const Key = z.string().check(z.regex(/^[\w.-]{0,80}$/))
/** Without a key it is one that people add. */
export const textKey = { place: z.enum(TEXT_PLACES), key: Key }
const Name = z.string().check(z.regex(/^\w{1,20}$/))
const written = z.string().check(z.trim(), z.maxLength(SITE_TEXT_MAX))
/** What is left empty is read as it came with the product; of an added text in English or Vietnamese. */
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
  /** People added it; nothing of it came with the product. */
  isAdded: z.boolean(),
  /** Taken off: players see nothing of it, whatever its state. */
  isOff: z.boolean(),
  /** The row it stands in, such as a group of articles; empty where the place is one row. */
  row: Shown,
  /** Where in its row, from 1. */
  position: z.int(),
})
export type TextRow = z.output<typeof TextRow>

export const listSiteTexts = defineStaffCall({
  name: 'content/texts',
  permission: 'content.read',
  summary: 'Texts of one place of the site with their state and the languages that are missing',
  request: z.object({ place: z.enum(TEXT_PLACES), after: z.optional(Cursor) }),
  response: z.object({
    texts: z.array(TextRow),
    next: z.string(),
    /** Whether texts can be added, taken off and moved there. */
    canAdd: z.boolean(),
  }),
})

const TextField = z.object({
  name: z.string(),
  /** An article has its title, short answer and blocks in one text. */
  kind: z.enum(['line', 'lines', 'long', 'article']),
  /** Empty in a language it is missing there; any other only where some language has it. */
  isNeeded: z.boolean(),
  shipped: Shown,
  text: Shown,
})
export type TextField = z.output<typeof TextField>

/** What a text has besides words. */
const TextFact = z.object({
  name: z.string(),
  /** A drawing of the product, the colours behind it, a page of the app, or one of a few. */
  kind: z.enum(['art', 'tone', 'page', 'choice']),
  value: z.string(),
  /** None for a page. */
  options: z.array(z.object({ value: z.string(), name: Shown })),
})
export type TextFact = z.output<typeof TextFact>

export const getSiteText = defineStaffCall({
  name: 'content/text',
  permission: 'content.read',
  summary:
    'A text field by field, as it came with the product and as it was written since, with every version; without a key an empty one to add',
  errors: ['NOT_FOUND'],
  request: z.object(textKey),
  response: z.extend(TextRow, {
    fields: z.array(TextField),
    facts: z.array(TextFact),
    startsAt: z.nullable(At),
    endsAt: z.nullable(At),
    canAdd: z.boolean(),
    /** Why players see nothing of it, while it is taken off. */
    off: z.nullable(z.object({ at: At, by: z.string(), reason: z.string() })),
    /** Of the order of its row; another one as soon as that is another. */
    orderVersion: z.string(),
    ofRow: z.int(),
    /** The one players see; 0 is what came with the product. */
    runningVersion: z.int(),
    history: z.array(
      z.object({
        version: z.int(),
        fields: z.record(z.string(), Shown),
        facts: z.record(z.string(), z.string()),
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
  summary:
    'Saves a text as the newest draft, without a key as one more of its place; players see nothing of it yet',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    ...textKey,
    version: Version,
    fields: z.record(Name, Written),
    /** As they were where none are named. */
    facts: z.optional(z.record(Name, z.string().check(z.maxLength(200)))),
    startsAt: z.nullable(At),
    endsAt: z.optional(z.nullable(At)),
  }),
  response: z.object({ key: z.string(), version: z.int() }),
})

export const publishSiteText = defineStaffCall({
  name: 'content/text/publish',
  permission: 'content.publish',
  summary: 'The newest draft to players, at once or from its start on',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...textKey, version: Version }),
  response: z.object({}),
})

export const undoSiteText = defineStaffCall({
  name: 'content/text/undo',
  permission: 'content.publish',
  summary: 'Takes the version back that players see or will see: they see the one before it',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...textKey, version: Version, reason: Reason }),
  response: z.object({}),
})

import * as z from 'zod/mini'
import { Shown } from './console-content-texts.ts'
import { plainText, writtenText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** When the site, its live section, a type of games or a game rests. */

export const REST_KINDS = ['site', 'live', 'type', 'game'] as const

/** What players read where nobody wrote a word. */
export const REST_TITLE = {
  vi: 'Bảo trì',
  en: 'Maintenance',
  'zh-CN': '系统维护',
  th: 'ปิดปรับปรุง',
} as const

const Place = z.string().check(z.regex(/^(?:site|live|(?:type|game):[0-9]{1,10})$/))
const title = (min: number) => plainText({ min, max: 80 })
const text = (min: number) => writtenText({ min, max: 600 })

const Rest = z.object({
  place: z.string(),
  kind: z.enum(REST_KINDS),
  /** Empty for the site and its live section. */
  name: z.string(),
  startsAt: z.nullable(At),
  endsAt: z.nullable(At),
  state: z.enum(['none', 'announced', 'resting', 'over']),
  /** What players read; of the site and its live section alone. */
  title: z.nullable(Shown),
  content: z.nullable(Shown),
})
export type Rest = z.output<typeof Rest>

export const listRests = defineStaffCall({
  name: 'content/maintenance',
  permission: 'content.read',
  background: true,
  summary: 'The site, its live section, every type of games, then games by name, each with its window',
  request: z.object({ text: z.string().check(z.trim(), z.maxLength(60)), after: z.optional(Cursor) }),
  response: z.object({ now: At, rests: z.array(Rest), next: z.string() }),
})

/** The window that was read: who changed it since then is told to who comes second. */
const Seen = { seenStartsAt: z.nullable(At), seenEndsAt: z.nullable(At) }

export const setRest = defineStaffCall({
  name: 'content/maintenance/set',
  permission: 'maintenance.set',
  summary:
    'Announces or begins a rest. The whole site takes a second person; every other place rests at once',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'APPROVAL_OPEN'],
  request: z.object({
    place: Place,
    startsAt: At,
    endsAt: At,
    title: z.object({ vi: title(0), en: title(0), 'zh-CN': title(0), th: title(0) }),
    content: z.object({ vi: text(0), en: text(0), 'zh-CN': text(0), th: text(0) }),
    ...Seen,
    reason: Reason,
  }),
  /** Filled where a second person has to approve first. */
  response: z.object({ approvalId: z.string() }),
})

export const listRestTexts = defineStaffCall({
  name: 'content/maintenance/texts',
  permission: 'content.read',
  summary: 'What players were told before of a rest of the site or its live section: who wrote it and when',
  request: z.object({ place: z.enum(['site', 'live']) }),
  response: z.object({
    /** Newest first. */
    history: z.array(
      z.object({
        version: z.int(),
        title: Shown,
        content: Shown,
        startsAt: z.nullable(At),
        endsAt: z.nullable(At),
        savedBy: z.string(),
        savedAt: At,
      }),
    ),
  }),
})

export const endRest = defineStaffCall({
  name: 'content/maintenance/end',
  permission: 'maintenance.set',
  summary: 'Ends a rest, or calls off one that was announced; one person is enough',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ place: Place, ...Seen, reason: Reason }),
  response: z.object({}),
})

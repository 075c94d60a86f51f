import * as z from 'zod/mini'
import { Contents, Shown, Titles, Version } from './console-content-texts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** Letters to many members: who they are for is counted before anything is sent, and nobody is named. */

export const MAILING_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type MailingState = (typeof MAILING_STATES)[number]

const Level = z.int().check(z.gte(0), z.lte(11))
export const Audience = z.object({
  vipFrom: Level,
  vipTo: Level,
  registeredAfter: z.nullable(At),
  activeSince: z.nullable(At),
})
export type Audience = z.output<typeof Audience>

const MailingId = z.string().check(z.regex(/^mlg_\w{10,40}$/))

const Mailing = z.object({
  id: z.string(),
  version: z.int(),
  title: Shown,
  content: Shown,
  audience: Audience,
  state: z.enum(MAILING_STATES),
  /** When it begins, or was to; null of one that was sent at once. */
  startsAt: z.nullable(At),
  sentTo: z.int(),
  /** On a break or excluded at the moment it reached them. */
  passedOver: z.int(),
  savedAt: At,
})
export type Mailing = z.output<typeof Mailing>

export const listMailings = defineStaffCall({
  name: 'content/letters',
  permission: 'content.read',
  summary: 'Letters to many, newest first, with how far each has gone',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ mailings: z.array(Mailing), next: z.string() }),
})

export const getMailing = defineStaffCall({
  name: 'content/letter',
  permission: 'content.read',
  background: true,
  summary: 'One letter to many, with every version of its words and its audience',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MailingId }),
  response: z.extend(Mailing, {
    /** Newest first. */
    history: z.array(
      z.object({
        version: z.int(),
        title: Shown,
        content: Shown,
        audience: Audience,
        savedBy: z.string(),
        savedAt: At,
      }),
    ),
  }),
})

export const saveMailing = defineStaffCall({
  name: 'content/letter/save',
  permission: 'content.edit',
  summary: 'Saves a draft, cleaned; without an id a new one',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    id: z.union([z.literal(''), MailingId]),
    version: Version,
    title: Titles,
    content: Contents,
    audience: Audience,
  }),
  response: z.object({ id: MailingId, version: z.int() }),
})

export const tryMailing = defineStaffCall({
  name: 'content/letter/try',
  permission: 'content.read',
  summary: 'How many an audience has, and how many of them take no offers now; nothing is sent',
  request: z.object({ audience: Audience }),
  response: z.object({
    members: z.int(),
    onBreak: z.int(),
    /** False where the audience is too large to look at everybody: then more may be on a break. */
    isWhole: z.boolean(),
  }),
})

export const sendMailing = defineStaffCall({
  name: 'content/letter/send',
  permission: 'letters.send',
  summary: 'Sends a draft to its audience, each member once',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ id: MailingId, version: Version }),
  response: z.object({}),
})

/** The answer has the version that it has now: who read an older one is told. */
const Next = z.object({ version: z.int() })

export const scheduleMailing = defineStaffCall({
  name: 'content/letter/schedule',
  permission: 'letters.send',
  summary: 'A draft begins by itself at a moment to come; until then nobody edits it',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'MOMENT_PAST'],
  request: z.object({ id: MailingId, version: Version, startsAt: At }),
  response: Next,
})

export const takeBackMailing = defineStaffCall({
  name: 'content/letter/take-back',
  permission: 'letters.send',
  summary: 'One that has not begun is a draft again',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ id: MailingId, version: Version }),
  response: Next,
})

export const stopMailing = defineStaffCall({
  name: 'content/letter/stop',
  permission: 'letters.send',
  summary: 'Stops a letter that is on its way; who has it keeps it',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ id: MailingId, version: Version, reason: Reason }),
  response: z.object({}),
})

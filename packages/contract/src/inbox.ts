import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const INBOX_PAGE_SIZE = 20
/** Letters that one call reads or deletes at most. */
export const LETTER_BATCH_MAX = 200
/** Of a whole type one call reads so many; the answer says whether some are left. */
export const LETTER_TYPE_BATCH = 300

/** Announcements: 0 normal, 1 about deposits, 2 sports bulletins of the operator's own. */
export const ANN_TYPES = [0, 1, 2] as const
export type AnnType = (typeof ANN_TYPES)[number]
/** Letters: 0 notification, 1 event or activity, 2 sports. */
export const LET_TYPES = [0, 1, 2] as const
export type LetType = (typeof LET_TYPES)[number]

export const AnnType = z.union([z.literal(0), z.literal(1), z.literal(2)])
export const LetType = z.union([z.literal(0), z.literal(1), z.literal(2)])
/** A query carries text. */
const AnnTypeText = z.pipe(z.enum(['0', '1', '2']), z.transform(Number))

export const LetterId = z.string().check(z.regex(/^ltr_\w{1,36}$/))
export const AnnouncementId = z.string().check(z.regex(/^ann_[\w-]{1,36}$/))

/** What a letter leads to, beside the id of that object. */
export const LETTER_PAGES = [
  'deposit',
  'withdraw',
  'bet',
  'limits',
  'sessions',
  'password',
  'contacts',
  'factors',
  'targets',
  'withdrawPassword',
  'welfare',
  'plan',
  'experts',
  'room',
  'feedback',
  'chat',
  'campaign',
  'ownPlans',
  'agents',
] as const
export type LetterPage = (typeof LETTER_PAGES)[number]

const Letter = z.object({
  id: LetterId,
  letType: LetType,
  /** What it tells of, such as `depositCredited`: a client that does not know the kind shows the text alone. */
  kind: z.string(),
  title: z.string(),
  /** Base64 of rich content, in the caller's language. */
  content: z.string(),
  link: z.nullable(z.object({ page: z.enum(LETTER_PAGES), id: z.string() })),
  isRead: z.boolean(),
  createTime: ServerTime,
})
export type Letter = z.output<typeof Letter>

const Announcement = z.object({
  id: AnnouncementId,
  annType: AnnType,
  title: z.string(),
  content: z.string(),
  sortNum: z.int(),
  /** Of the caller; false for who is not signed in. */
  isRead: z.boolean(),
  createTime: ServerTime,
})
export type Announcement = z.output<typeof Announcement>

const ANNOUNCE = '/api/operation/announce/config'
const LETTER = '/api/operation/letter/config'

export const listAnnouncements = defineCall({
  method: 'GET',
  path: `${ANNOUNCE}/queryAnnByMember`,
  access: 'public',
  background: true,
  summary:
    'Announcements in force, the largest sortNum first; bulletins of sports only where that type is asked for',
  request: z.object({
    annType: z.optional(AnnTypeText),
    /** Continue below the last one of the page before. */
    before: z.optional(z.string().check(z.regex(/^-?\d{1,9}:ann_[\w-]{1,36}$/))),
  }),
  response: z.object({ list: z.array(Announcement), next: z.nullable(z.string()) }),
})

export const readAnnouncement = defineCall({
  method: 'POST',
  path: `${ANNOUNCE}/queryAnnByMemberDetail`,
  access: 'public',
  summary: 'One announcement; for a signed-in caller it is read from then on',
  errors: ['NOT_FOUND'],
  request: z.object({ id: AnnouncementId }),
  response: Announcement,
})

export const listLetters = defineCall({
  method: 'POST',
  path: `${LETTER}/queryLetterConfigSendList`,
  access: 'member',
  background: true,
  summary: 'The own letters of one type, newest first',
  request: z.object({ letType: LetType, before: z.optional(LetterId) }),
  response: z.object({ list: z.array(Letter), next: z.nullable(LetterId) }),
})

export const getLetter = defineCall({
  method: 'POST',
  path: `${LETTER}/queryLetterConfigDetail`,
  access: 'member',
  summary: 'One of the own letters',
  errors: ['NOT_FOUND'],
  request: z.object({ id: LetterId }),
  response: Letter,
})

export const markLetterRead = defineCall({
  method: 'PUT',
  path: `${LETTER}/updateLetterStatus`,
  access: 'member',
  summary: 'Marks one of the own letters as read',
  errors: ['NOT_FOUND'],
  request: z.object({ id: LetterId }),
  response: z.null(),
})

export const deleteLetter = defineCall({
  method: 'PUT',
  path: `${LETTER}/deleteLetter`,
  access: 'member',
  summary: 'Deletes one of the own letters',
  errors: ['NOT_FOUND'],
  request: z.object({ id: LetterId }),
  response: z.null(),
})

export const countLetters = defineCall({
  method: 'GET',
  path: `${LETTER}/queryLetterCount`,
  access: 'member',
  background: true,
  summary: 'How many letters are unread',
  request: z.object({}),
  response: z.object({ totalCount: Count }),
})

export const countLettersByType = defineCall({
  method: 'GET',
  path: `${LETTER}/queryLetterTypeCount`,
  access: 'member',
  background: true,
  summary: 'How many letters of each type are unread',
  request: z.object({}),
  response: z.object({
    /** Events and activities, letType 1. */
    activityCount: Count,
    /** Notifications, letType 0. */
    announceCount: Count,
    /** Sports, letType 2. */
    eventCount: Count,
    totalCount: Count,
  }),
})
export type LetterCounts = z.output<typeof countLettersByType.response>

const Batch = z.array(LetterId).check(z.minLength(1), z.maxLength(LETTER_BATCH_MAX))
const Done = z.object({ count: Count })

export const markLettersRead = defineCall({
  method: 'PUT',
  path: `${LETTER}/updateLetterStatusBatch`,
  access: 'member',
  summary: `Marks up to ${LETTER_BATCH_MAX} of the own letters as read, or those of a type; ids of others are passed over`,
  errors: ['INVALID_INPUT'],
  request: z.object({ ids: z.optional(Batch), letType: z.optional(LetType) }),
  response: z.object({ count: Count, hasMore: z.boolean() }),
})

export const deleteLetters = defineCall({
  method: 'PUT',
  path: `${LETTER}/deleteLetters`,
  access: 'member',
  summary: `Deletes up to ${LETTER_BATCH_MAX} of the own letters; ids of others are passed over`,
  request: z.object({ ids: Batch }),
  response: Done,
})

/** Pushed on the member's own topic when a letter was written. */
export const LETTER_NEWS = 'letterNews'

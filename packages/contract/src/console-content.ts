import * as z from 'zod/mini'
import { CONTENT_LANGUAGES, Contents, Shown, Titles, Version } from './console-content-texts.ts'
import { AnnouncementId, AnnType } from './inbox.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** What the site tells its players, as the staff writes it: in four languages, every text kept. */

export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'running', 'over', 'withdrawn'] as const

const AnnouncementRow = z.object({
  id: z.string(),
  version: z.int(),
  annType: AnnType,
  sortNum: z.int(),
  title: Shown,
  /** Languages without a title or a text. */
  missing: z.array(z.enum(CONTENT_LANGUAGES)),
  state: z.enum(ANNOUNCEMENT_STATES),
  /** The one players see; null while they see none. */
  publishedVersion: z.nullable(z.int()),
  startsAt: z.nullable(At),
  endsAt: z.nullable(At),
  savedAt: At,
})
export type AnnouncementRow = z.output<typeof AnnouncementRow>

export const listContentAnnouncements = defineStaffCall({
  name: 'content/announcements',
  permission: 'content.read',
  summary: 'Announcements with their state and the languages that are missing, newest first',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ announcements: z.array(AnnouncementRow), next: z.string() }),
})

export const getContentAnnouncement = defineStaffCall({
  name: 'content/announcement',
  permission: 'content.read',
  summary: 'An announcement with its newest text and every older one',
  errors: ['NOT_FOUND'],
  request: z.object({ id: AnnouncementId }),
  response: z.extend(AnnouncementRow, {
    content: Shown,
    readers: z.int(),
    history: z.array(
      z.object({ version: z.int(), title: Shown, content: Shown, savedBy: z.string(), savedAt: At }),
    ),
  }),
})

const Key = { id: AnnouncementId, version: Version }
const SAVED = z.object({ id: AnnouncementId, version: z.int() })

export const saveContentAnnouncement = defineStaffCall({
  name: 'content/announcement/save',
  permission: 'content.edit',
  summary:
    'Saves a text as the newest draft, cleaned; without an id a new announcement. Players see nothing of it yet',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    id: z.union([z.literal(''), AnnouncementId]),
    version: Version,
    annType: AnnType,
    sortNum: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)),
    title: Titles,
    content: Contents,
    startsAt: z.nullable(At),
    endsAt: z.nullable(At),
  }),
  response: SAVED,
})

export const restoreContentAnnouncement = defineStaffCall({
  name: 'content/announcement/restore',
  permission: 'content.edit',
  summary: 'An older text again, as the newest draft',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...Key, from: z.int().check(z.gte(1)) }),
  response: SAVED,
})

export const publishContentAnnouncement = defineStaffCall({
  name: 'content/announcement/publish',
  permission: 'content.publish',
  summary: 'The newest text to players, at once or from its start on',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object(Key),
  response: z.object({}),
})

export const withdrawContentAnnouncement = defineStaffCall({
  name: 'content/announcement/withdraw',
  permission: 'content.publish',
  summary: 'Takes an announcement away from players; its texts stay',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...Key, reason: Reason }),
  response: z.object({}),
})

import type { AnnouncementRow } from '@keo/contract/console-content'
import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import type { Instant } from '@keo/units/instants'
import type { AnnouncementDesk } from '../../inbox/index.ts'

export type SavedText = Awaited<ReturnType<AnnouncementDesk['get']>>['text']

export function stateOf(
  { publishedAt, shownUntil, withdrawnAt }: Pick<SavedText, 'publishedAt' | 'shownUntil' | 'withdrawnAt'>,
  now: Instant,
): AnnouncementRow['state'] {
  if (publishedAt === null) return 'draft'
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishedAt > now) return 'scheduled'
  return shownUntil !== null && shownUntil <= now ? 'over' : 'running'
}

export function announcementRow(text: SavedText, now: Instant): AnnouncementRow {
  const { id, version, annType, sortNum, title, content, startsAt, endsAt, savedAt } = text
  return {
    id,
    version,
    annType,
    sortNum,
    title,
    missing: CONTENT_LANGUAGES.filter((language) => title[language] === '' || content[language] === ''),
    state: stateOf(text, now),
    publishedVersion: text.withdrawnAt === null ? text.publishedVersion : null,
    startsAt,
    endsAt,
    savedAt,
  }
}

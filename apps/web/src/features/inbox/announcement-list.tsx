import type { Announcement } from '@keo/contract/inbox'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { inboxQueries } from './inbox-queries.ts'
import { InboxList } from './inbox-list.tsx'
import { InboxRow } from './inbox-row.tsx'
import { ANNOUNCEMENT_LOOK, LookTile } from './letter-look.tsx'

/** What everybody is told, in the order of the operator. */
export function AnnouncementList() {
  const say = useMessages()
  const announcements = useInfiniteQuery(inboxQueries.announcements(useLanguage()))
  return (
    <InboxList<Announcement>
      pages={announcements}
      order="given"
      empty={{ title: say('inbox.noAnnouncements') }}
      render={(announcement) => (
        <InboxRow
          item={announcement}
          isDated
          path={withQuery(paths.messageDetail(), { announcement: announcement.id })}
          tile={<LookTile look={ANNOUNCEMENT_LOOK} isUnread={!announcement.isRead} />}
        />
      )}
    />
  )
}

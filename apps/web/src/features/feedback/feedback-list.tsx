import type { FeedbackCategory, FeedbackHead, FeedbackState } from '@keo/contract/feedback'
import { parseServerTime } from '@keo/units/instants'
import { PageList } from '@keo/ui/patterns/page-list'
import { Badge, type BadgeTone } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { feedbackQueries } from './feedback-queries.ts'

export const STATE_TONES: Readonly<Record<FeedbackState, BadgeTone>> = {
  received: 'neutral',
  review: 'pending',
  answered: 'win',
  closed: 'neutral',
}

type ListProps = {
  category?: FeedbackCategory
  /** What stands where nothing was sent yet. */
  empty?: { title: string; note: string }
}

/** The member's own threads, of one category or of all, the one that changed last first. */
export function FeedbackList({ category, empty }: ListProps) {
  const say = useMessages()
  const texts = useListTexts()
  const threads = useInfiniteQuery(feedbackQueries.list(category))
  const pages = threads.data?.pages ?? []
  // Pages overlap when something new came between two of them.
  const items = [...new Map(pages.flatMap((page) => page.items).map((one) => [one.id, one])).values()]
  return (
    <Card>
      <PageList<FeedbackHead>
        items={items}
        keyOf={({ id }) => id}
        render={(thread) => <ThreadRow thread={thread} />}
        {...pageListProps(threads, items.length)}
        texts={{
          ...texts,
          empty: empty?.title ?? say('feedback.empty'),
          emptyNote: empty?.note ?? say('feedback.emptyNote'),
        }}
        skeleton={
          <>
            <ListRowSkeleton />
            <ListRowSkeleton />
          </>
        }
      />
    </Card>
  )
}

function ThreadRow({ thread }: { thread: FeedbackHead }) {
  const say = useMessages()
  const language = useLanguage()
  const at = parseServerTime(thread.changeTime)
  return (
    <ListRow
      title={<span className="line-clamp-2">{thread.opening}</span>}
      note={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {thread.isAccepted ? <Badge tone="win">{say('feedback.accepted')}</Badge> : null}
          {thread.isUnread ? (
            <Badge tone="brand">{say('feedback.unread')}</Badge>
          ) : (
            <Badge tone={STATE_TONES[thread.state]}>{say(`feedback.state.${thread.state}`)}</Badge>
          )}
          {say(`feedback.category.${thread.category}`)}
          {at === undefined ? null : <span className="num">{formatDateTime(at, language)}</span>}
        </span>
      }
      {...link(paths.replyDetail(thread.id))}
    />
  )
}

import { FEEDBACK_STATES, type FeedbackMessage, type FeedbackThread } from '@keo/contract/feedback'
import { parseServerTime } from '@keo/units/instants'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { Avatar } from '@keo/ui/pictures/avatar'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ProgressSteps } from '@keo/ui/primitives/progress-steps'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { formatDate, formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { useMember, WaitingRows } from '../current-member/index.ts'
import { feedbackQueries, markRead } from './feedback-queries.ts'
import { KeptPicture } from './kept-picture.tsx'
import { MoreForm } from './more-form.tsx'

/** `/ReplyDetail/{id}`: one thread. Opening it puts its flag out. */
export default function ReplyDetailScreen() {
  const say = useMessages()
  const { id } = useHere<typeof patterns.replyDetail>().params
  const { data: thread, error, isFetching, refetch } = useQuery(feedbackQueries.thread(id))
  const isUnread = thread?.isUnread ?? false
  useEffect(() => {
    if (isUnread) void markRead(id)
  }, [id, isUnread])
  return (
    <Screen
      title={say('feedback.title')}
      right="support"
      gutter
      dock={thread && thread.state !== 'closed' ? <MoreForm id={thread.id} /> : null}
    >
      {thread ? <Thread thread={thread} /> : null}
      {!thread && error instanceof ApiRefusal ? (
        <EmptyState title={say('feedback.missing')} note={say('feedback.missingNote')} />
      ) : null}
      {!thread && error && !(error instanceof ApiRefusal) ? (
        <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!thread && !error ? <WaitingRows /> : null}
    </Screen>
  )
}

function Thread({ thread }: { thread: FeedbackThread }) {
  const say = useMessages()
  const language = useLanguage()
  const sentAt = parseServerTime(thread.sentTime)
  return (
    <div className="flex flex-col gap-4 pt-2 pb-6">
      <p className="flex items-center gap-2 text-caption text-text-3">
        <Badge tone="brand">{say(`feedback.category.${thread.category}`)}</Badge>
        {thread.isAccepted ? <Badge tone="win">{say('feedback.accepted')}</Badge> : null}
        {sentAt === undefined ? null : say('feedback.sentOn', { date: formatDate(sentAt, language) })}
      </p>
      <Card className="px-2 py-3">
        <ProgressSteps
          label={say('feedback.steps')}
          steps={FEEDBACK_STATES.map((state) => say(`feedback.state.${state}`))}
          current={stepOf(thread)}
        />
      </Card>
      <ol className="flex flex-col gap-4" aria-live="polite">
        {thread.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {thread.state === 'closed' ? (
        <p className="text-footnote text-text-2">{say('feedback.closed')}</p>
      ) : null}
    </div>
  )
}

/** A closed thread has passed every step. */
const stepOf = ({ state }: FeedbackThread): number =>
  state === 'closed' ? FEEDBACK_STATES.length : FEEDBACK_STATES.indexOf(state)

/** Text only: whatever it holds is shown as letters. */
function Message({ message: { from, text, pictures, time } }: { message: FeedbackMessage }) {
  const say = useMessages()
  const language = useLanguage()
  const at = parseServerTime(time)
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] gap-[11px]">
      {from === 'staff' ? <StaffFace /> : <OwnFace />}
      <div className="flex min-w-0 flex-col gap-[3px]">
        <p className="flex items-baseline justify-between gap-3">
          <span className={`text-callout font-semibold ${from === 'staff' ? 'text-brand-text' : ''}`}>
            {say(from === 'staff' ? 'feedback.staff' : 'feedback.you')}
          </span>
          {at === undefined ? null : (
            <span className="num flex-none text-caption text-text-3">{formatDateTime(at, language)}</span>
          )}
        </p>
        <p className="text-callout leading-[22px] break-words whitespace-pre-line text-text-2">{text}</p>
        {pictures.length > 0 ? (
          <div className="mt-1.5 flex flex-wrap gap-2">
            {pictures.map((fileId, place) => (
              <KeptPicture
                key={fileId}
                fileId={fileId}
                words={say('feedback.pictureOf', { number: place + 1 })}
              />
            ))}
          </div>
        ) : null}
      </div>
    </li>
  )
}

const OwnFace = () => <Avatar picture={useMember().data?.avatar ?? 1} size={36} />

const StaffFace = () => (
  <span
    aria-hidden="true"
    className="grid size-9 place-items-center rounded-full bg-brand-soft text-brand-text"
  >
    <HeadsetIcon size={20} weight="fill" />
  </span>
)

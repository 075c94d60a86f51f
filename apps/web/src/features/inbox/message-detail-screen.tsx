import type { Letter } from '@keo/contract/inbox'
import { TrashIcon } from '@keo/ui/icons/trash'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { isRefusal } from '../../page-kit/is-refusal.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { RichContent } from '../../page-kit/rich-content.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { inboxChanged, inboxQueries, useDeleteLetters, useReadLetters } from './inbox-queries.ts'
import { placeOf } from './letter-place.ts'
import './inbox.css'

/** One letter or one announcement, whole. */
export default function MessageDetailScreen() {
  const { query } = useHere()
  const announcement = query.get('announcement')
  return announcement === null ? (
    <LetterPage id={query.get('id') ?? ''} />
  ) : (
    <AnnouncementPage id={announcement} />
  )
}

function LetterPage({ id }: { id: string }) {
  const say = useMessages()
  const go = useGo()
  const letter = useQuery(inboxQueries.letter(id, useLanguage()))
  const { data } = letter
  const read = useReadLetters()
  const remove = useDeleteLetters()
  const isUnread = data?.isRead === false
  const { mutate } = read
  useEffect(() => {
    if (isUnread) mutate([id])
  }, [isUnread, id, mutate])
  return (
    <Screen
      title={say('inbox.letter')}
      gutter
      right={
        data ? (
          <IconButton
            label={say('inbox.delete')}
            icon={<TrashIcon size={22} />}
            disabled={remove.isPending}
            onClick={() => remove.mutate([id], { onSuccess: go.back })}
          />
        ) : undefined
      }
      dock={data?.link ? <OpenButton link={data.link} /> : null}
    >
      {data ? <MessageText message={data} /> : <Waiting {...letter} />}
    </Screen>
  )
}

function AnnouncementPage({ id }: { id: string }) {
  const say = useMessages()
  const announcement = useQuery(inboxQueries.announcement(id, useLanguage()))
  const { data, isSuccess } = announcement
  // Having asked for it is having read it.
  useEffect(() => {
    if (isSuccess) void inboxChanged().catch(() => {})
  }, [isSuccess])
  return (
    <Screen title={say('inbox.announcement')} gutter>
      {data ? <MessageText message={data} /> : <Waiting {...announcement} />}
    </Screen>
  )
}

function OpenButton({ link }: { link: NonNullable<Letter['link']> }) {
  const say = useMessages()
  const go = useGo()
  return (
    <Button kind="primary" size="l" wide onClick={() => go.to(placeOf(link))}>
      {say(`inbox.open.${link.page}`)}
    </Button>
  )
}

function MessageText({ message }: { message: Pick<Letter, 'title' | 'content' | 'createTime'> }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <Card className="mx-auto mt-2 mb-6 flex max-w-[640px] flex-col gap-2 p-4">
      <h2 className="text-title-3 font-semibold text-balance">{message.title}</h2>
      <time className="num text-caption text-text-3">
        {formatDateTime(parseServerTime(message.createTime) ?? 0, language)}
      </time>
      <RichContent content={message.content} unreadable={say('inbox.unreadable')} />
    </Card>
  )
}

type WaitingProps = {
  isError: boolean
  isFetching: boolean
  error: Error | null
  refetch(): Promise<unknown>
}

function Waiting({ isError, isFetching, error, refetch }: WaitingProps) {
  const say = useMessages()
  const isGone = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
  if (isError && isGone) return <EmptyState title={say('inbox.gone')} />
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={say('page.loading')} className="pt-2">
      <Skeleton shape="card" height={180} />
    </div>
  )
}

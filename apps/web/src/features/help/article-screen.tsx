import type { HelpArticle } from '@keo/contract/help'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { ThumbsDownIcon } from '@keo/ui/icons/thumbs-down'
import { ThumbsUpIcon } from '@keo/ui/icons/thumbs-up'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { formatDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { shareLink } from '../../page-kit/share-link.ts'
import { TextBlocks } from '../../page-kit/text-blocks.tsx'
import { helpQueries, useRateArticle } from './help-queries.ts'

/** `/service-detail?id=`: one article, the short answer first. */
export default function ArticleScreen() {
  const say = useMessages()
  const id = useHere().query.get('id') ?? ''
  const article = useQuery(helpQueries.article(id))
  return (
    <Screen
      title={article.data?.groupName ?? say('service.help')}
      right={article.data ? <Share article={article.data} /> : 'support'}
      gutter
      dock={article.data ? <StillUnclear /> : null}
    >
      {article.data ? (
        <Article article={article.data} />
      ) : (
        <Waiting
          error={article.error}
          isFetching={article.isFetching}
          onRetry={() => void article.refetch()}
        />
      )}
    </Screen>
  )
}

type WaitingProps = { error: Error | null; isFetching: boolean; onRetry: () => void }

function Waiting({ error, isFetching, onRetry }: WaitingProps) {
  const say = useMessages()
  const go = useGo()
  if (error instanceof ApiRefusal)
    return (
      <EmptyState
        title={say('helpArticle.gone')}
        note={say('helpArticle.goneNote')}
        action={
          <Button kind="primary" size="s" onClick={() => go.replace(paths.help())}>
            {say('helpArticle.toHelp')}
          </Button>
        }
      />
    )
  if (error) return <LoadFailed busy={isFetching} onRetry={onRetry} />
  return (
    <div role="status" aria-label={say('page.loading')}>
      <ListRowSkeleton />
      <ListRowSkeleton />
      <ListRowSkeleton />
    </div>
  )
}

function Share({ article: { id, title } }: { article: HelpArticle }) {
  const say = useMessages()
  const path = withQuery(paths.serviceDetail(), { id })
  return (
    <IconButton
      label={say('helpArticle.share')}
      icon={<ShareNetworkIcon size={21} />}
      onClick={() => void shareLink(title, path)}
    />
  )
}

function Article({ article }: { article: HelpArticle }) {
  const say = useMessages()
  return (
    <article className="flex flex-col gap-3.5 pt-1 pb-6">
      <header>
        <h2 className="text-[24px] leading-[34px] font-extrabold tracking-[-0.02em] text-balance">
          {article.title}
        </h2>
        <Meta article={article} />
      </header>
      <div className="rounded-[18px] bg-brand-soft px-[15px] py-[13px]">
        <p className="mb-0.5 text-footnote font-semibold text-brand-text">{say('helpArticle.short')}</p>
        <p className="text-body leading-[23px]">{article.answer}</p>
      </div>
      <TextBlocks blocks={article.blocks} />
      <Useful article={article} />
    </article>
  )
}

function Meta({ article: { changedOn, readMinutes } }: { article: HelpArticle }) {
  const say = useMessages()
  const language = useLanguage()
  // At noon it is that day for readers east and west of the server.
  const at = parseServerTime(`${changedOn} 12:00:00`)
  return (
    <p className="mt-1 flex gap-2 text-footnote text-text-3">
      {at === undefined ? null : (
        <>
          <span>{say('helpArticle.changed', { date: formatDate(at, language) })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{say('helpArticle.minutes', { count: readMinutes })}</span>
    </p>
  )
}

/** Counted once for each reader; tapping the other answer changes it. */
function Useful({ article: { id, votes } }: { article: HelpArticle }) {
  const say = useMessages()
  const rate = useRateArticle(id)
  const kindOf = (answer: boolean) => (votes.own === answer ? 'soft' : 'neutral')
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-callout text-text-2">{say('helpArticle.useful')}</p>
        <div className="flex flex-none gap-2">
          <Button
            size="s"
            kind={kindOf(true)}
            aria-pressed={votes.own === true}
            icon={<ThumbsUpIcon weight={votes.own === true ? 'fill' : 'regular'} size={18} />}
            disabled={rate.isPending}
            onClick={() => rate.mutate(true)}
          >
            {say('helpArticle.yes')}
          </Button>
          <Button
            size="s"
            kind={kindOf(false)}
            aria-pressed={votes.own === false}
            icon={<ThumbsDownIcon weight={votes.own === false ? 'fill' : 'regular'} size={18} />}
            disabled={rate.isPending}
            onClick={() => rate.mutate(false)}
          >
            {say('helpArticle.no')}
          </Button>
        </div>
      </div>
      {votes.own === null ? null : (
        <p role="status" className="text-caption text-text-3">
          {say('helpArticle.thanks', { count: votes.yes })}
        </p>
      )}
    </div>
  )
}

function StillUnclear() {
  const say = useMessages()
  return (
    <Button
      size="l"
      wide
      icon={<ChatCircleDotsIcon weight="fill" size={19} />}
      onClick={() => overlays.open('chatChannels')}
    >
      {say('helpArticle.still')}
    </Button>
  )
}

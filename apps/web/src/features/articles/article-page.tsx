import type { ArticleDetail } from '@keo/contract/articles'
import { WIRE } from '@keo/contract/wire-codes'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { formatDateTime, formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { shareLink } from '../../page-kit/share-link.ts'
import { TextBlocks } from '../../page-kit/text-blocks.tsx'
import { ArticleCover } from './later-cover.tsx'
import { FormCard, GoalsCard, MeetingsCard, PricesCard } from './article-figures.tsx'
import { articleQueries } from './article-queries.ts'
import { articlePath, instantOf, KIND_WORDS } from './article-words.ts'
import './article-page.css'

/** One article with the figures that it was written from. */
export default function ArticlePage({ id }: { id: string }) {
  const say = useMessages()
  const query = useQuery(articleQueries.one(id, useLanguage()))
  const article = query.data
  return (
    <Screen
      title={say('live.tab.information')}
      gutter
      right={article ? <Share article={article} /> : undefined}
      dock={article?.match ? <ToMatch article={article} /> : null}
    >
      {article ? <Article article={article} /> : <Waiting query={query} />}
    </Screen>
  )
}

type WaitingProps = {
  query: { isError: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown }
}

function Waiting({ query: { error, isError, isFetching, refetch } }: WaitingProps) {
  const say = useMessages()
  const go = useGo()
  if (error instanceof ApiRefusal && error.code === WIRE.NOT_FOUND)
    return (
      <EmptyState
        title={say('articles.gone')}
        note={say('articles.goneNote')}
        action={
          <Button kind="primary" size="s" onClick={() => go.replace(paths.liveInformation())}>
            {say('articles.toList')}
          </Button>
        }
      />
    )
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={say('page.loading')} className="article">
      <Skeleton shape="card" height={180} />
      <Skeleton shape="card" height={120} />
      <Skeleton shape="card" height={200} />
    </div>
  )
}

function Share({ article: { id, title } }: { article: ArticleDetail }) {
  const say = useMessages()
  return (
    <IconButton
      label={say('articles.share')}
      icon={<ShareNetworkIcon size={21} />}
      onClick={() => void shareLink(title, articlePath(id))}
    />
  )
}

function Article({ article }: { article: ArticleDetail }) {
  const say = useMessages()
  const { match, preview, report, otherId } = article
  return (
    <article className="article">
      <ArticleCover article={article} size="l" />
      <header>
        <h2>{article.title}</h2>
        <Meta article={article} />
      </header>
      <p className="article-short">{article.lead}</p>
      {match && preview ? <FormCard match={match} figures={preview} /> : null}
      {match && preview ? <MeetingsCard match={match} meetings={preview.meetings} /> : null}
      {match && preview ? <PricesCard match={match} offers={preview.offers} /> : null}
      {match && report ? <GoalsCard match={match} goals={report.goals} /> : null}
      <TextBlocks blocks={article.blocks} />
      {match ? <p className="article-source">{say('articles.source')}</p> : null}
      {otherId === null ? null : (
        <a {...link(articlePath(otherId))} className="article-other">
          {say(article.kind === 'preview' ? 'articles.toReport' : 'articles.toPreview')}
        </a>
      )}
    </article>
  )
}

function Meta({ article: { kind, match, writtenAt } }: { article: ArticleDetail }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <p className="article-about">
      <Badge tone={kind === 'preview' ? 'brand' : 'neutral'}>{say(KIND_WORDS[kind])}</Badge>
      {match ? <span>{match.league}</span> : null}
      {match ? (
        <span className="num">
          {say('articles.kickOff', { time: formatKickOff(instantOf(match.time), language) })}
        </span>
      ) : null}
      {writtenAt === null ? null : (
        <span className="num">
          {say('articles.written', { time: formatDateTime(instantOf(writtenAt), language) })}
        </span>
      )}
    </p>
  )
}

function ToMatch({ article: { kind, match, roomId } }: { article: ArticleDetail }) {
  const say = useMessages()
  const go = useGo()
  if (!match) return null
  return (
    <div className="article-dock">
      {roomId === null ? null : (
        <Button size="l" onClick={() => go.to(withQuery(paths.livePage(), { room: roomId }))}>
          {say('articles.toRoom')}
        </Button>
      )}
      <Button kind="primary" size="l" wide onClick={() => go.to(paths.matchDetail(match.matchId))}>
        {say(kind === 'preview' ? 'articles.toMatch' : 'articles.toResult')}
      </Button>
    </div>
  )
}

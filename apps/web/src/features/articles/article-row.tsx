import type { ArticleView } from '@keo/contract/articles'
import { Badge } from '@keo/ui/primitives/badge'
import { formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { ArticleCover } from './later-cover.tsx'
import { articlePath, instantOf, KIND_WORDS } from './article-words.ts'
import './article-row.css'

/** The newest of a list, large. */
export function ArticleHero({ article }: { article: ArticleView }) {
  return (
    <a {...link(articlePath(article.id))} className="article-hero">
      <ArticleCover article={article} size="l" />
      <span className="article-words">
        <b>{article.title}</b>
        <span className="article-lead">{article.lead}</span>
        <Meta article={article} />
      </span>
    </a>
  )
}

export function ArticleRow({ article }: { article: ArticleView }) {
  return (
    <a {...link(articlePath(article.id))} className="article-row">
      <ArticleCover article={article} size="s" />
      <span className="article-words">
        <b>{article.title}</b>
        <Meta article={article} />
      </span>
    </a>
  )
}

function Meta({ article: { kind, match, lead } }: { article: ArticleView }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <span className="article-meta">
      <Badge tone={kind === 'preview' ? 'brand' : 'neutral'}>{say(KIND_WORDS[kind])}</Badge>
      <span className="ell">{match ? match.league : lead}</span>
      {match ? <span className="num">{formatKickOff(instantOf(match.time), language)}</span> : null}
    </span>
  )
}

import type { ArticleDetail, ArticleView } from '@keo/contract/articles'
import type { HelpItem } from '@keo/contract/help'
import type { Language } from '@keo/messages/languages'
import { serverTimeText } from '@keo/units/instants'
import type { ArticleLibrary } from '../help/index.ts'
import type { KeptArticle } from './article-store.ts'

export function articleView(article: KeptArticle, language: Language): ArticleView {
  const { id, kind, matchId, sportId, homeId, awayId, homeScore, awayScore } = article
  const [league, home, away] = article.names[language]
  const { title, lead } = article.texts[language]
  return {
    id,
    kind,
    title,
    lead,
    writtenAt: serverTimeText(article.writtenAt),
    match: {
      matchId,
      sportId,
      league,
      home: { id: homeId, name: home },
      away: { id: awayId, name: away },
      time: serverTimeText(article.beginsAt),
      homeScore,
      awayScore,
    },
  }
}

type Beside = Pick<ArticleDetail, 'otherId' | 'roomId'>

export function detailView(article: KeptArticle, beside: Beside, language: Language): ArticleDetail {
  return {
    ...articleView(article, language),
    blocks: [...article.texts[language].blocks],
    preview: article.kind === 'preview' ? article.figures : null,
    report: article.kind === 'report' ? article.figures : null,
    ...beside,
  }
}

export const guideView = ({ id, title, answer }: HelpItem): ArticleView => ({
  id: `art_${id}`,
  kind: 'guide',
  title,
  lead: answer,
  writtenAt: null,
  match: null,
})

export const guideDetail = (guide: ReturnType<ArticleLibrary['one']>): ArticleDetail => ({
  ...guideView(guide),
  blocks: [...guide.blocks],
  preview: null,
  report: null,
  otherId: null,
  roomId: null,
})

import { getArticle, listArticles } from '@keo/contract/articles'
import type { Api } from '@keo/service-kit/http/api'
import type { Articles } from './articles.ts'

export function articleRoutes(api: Api, articles: Articles): void {
  api.handle(listArticles, ({ body, language }) => {
    const { kind = null, sport, search = '', before = null } = body
    return articles.list(
      { kind, sport: sport === undefined ? null : Number(sport), search: search.trim(), before },
      language,
    )
  })
  api.handle(getArticle, ({ body, language }) => articles.one(body.id, language))
}

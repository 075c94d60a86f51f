import { type ArticleDetail, ARTICLES_PAGE, type ArticleKind, type ArticleView } from '@keo/contract/articles'
import { fail } from '@keo/contract/errors'
import type { RoomId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Database } from '@keo/service-kit/db/database'
import { type ArticleLibrary, foldWords } from '../help/index.ts'
import { articleView, detailView, guideDetail, guideView } from './article-views.ts'
import { sqlArticleStore } from './article-store.ts'

type Needs = {
  readonly database: Database
  readonly tenantId: string
  readonly guides: ArticleLibrary
  /** The open room of a match. */
  roomOf(matchId: string): Promise<RoomId | null>
}
type Filter = {
  readonly kind: ArticleKind | null
  readonly sport: number | null
  readonly search: string
  readonly before: string | null
}
type Page = { readonly items: ArticleView[]; readonly hasMore: boolean }

const GUIDE = /^art_([a-z][a-z0-9-]+)$/
const GUIDE_GROUP = 'guides'

/** What anybody reads: what was written of matches, and the guides. */
export function createArticles({ database: { db }, tenantId, guides, roomOf }: Needs) {
  const store = sqlArticleStore(db, tenantId)

  /** Guides are of no sport, and stand on the last page. */
  function guidesOf({ kind, sport, search }: Filter, language: Language): ArticleView[] {
    if ((kind !== null && kind !== 'guide') || sport !== null) return []
    const found = search === '' ? guides.ofGroup(GUIDE_GROUP, language) : guides.search(search, language)
    return found.map(guideView)
  }

  return {
    async list(filter: Filter, language: Language): Promise<Page> {
      const { kind, sport, search, before } = filter
      if (kind === 'guide') return { items: guidesOf(filter, language), hasMore: false }
      const words = foldWords(search).split(' ').filter(Boolean)
      const found = await store.page({ kind, sport, words, before, limit: ARTICLES_PAGE + 1 })
      const items = found.slice(0, ARTICLES_PAGE).map((article) => articleView(article, language))
      if (found.length > items.length) return { items, hasMore: true }
      return { items: [...items, ...guidesOf(filter, language)], hasMore: false }
    },

    async one(id: string, language: Language): Promise<ArticleDetail> {
      const [, guide] = GUIDE.exec(id) ?? []
      if (guide !== undefined) return guideDetail(guides.one(guide, language))
      const article = (await store.one(id)) ?? fail('NOT_FOUND')
      const other = article.kind === 'preview' ? 'report' : 'preview'
      const otherId = await store.idOf(article.matchId, other)
      return detailView(article, { otherId, roomId: await roomOf(article.matchId) }, language)
    },
  }
}

export type Articles = ReturnType<typeof createArticles>

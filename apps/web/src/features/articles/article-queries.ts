import { ArticleId, type ArticleKind, getArticle, listArticles } from '@keo/contract/articles'
import type { Language } from '@keo/messages/languages'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { knownId } from '../../page-kit/known-id.ts'

export type ArticleFilter = { readonly kind?: ArticleKind; readonly sport?: string; readonly search?: string }

const all = ['articles'] as const

export const articleQueries = {
  list: (filter: ArticleFilter, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', filter, language],
      queryFn: ({ signal, pageParam }) => {
        const before = pageParam === '' ? {} : { before: pageParam }
        return api(listArticles, { ...filter, ...before }, { silent: true, signal })
      },
      initialPageParam: '',
      getNextPageParam: ({ hasMore, items }) => (hasMore ? (items.at(-1)?.id ?? null) : null),
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'one', id, language],
      queryFn: ({ signal }) => api(getArticle, { id: knownId(ArticleId, id) }, { silent: true, signal }),
    }),
}

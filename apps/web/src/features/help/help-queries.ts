import {
  getHelpArticle,
  type HelpArticle,
  HelpId,
  listHelpArticles,
  listHelpGroups,
  rateHelpArticle,
} from '@keo/contract/help'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { knownId } from '../../page-kit/known-id.ts'

const all = ['help'] as const

export type HelpFilter = { readonly groupId: string } | { readonly search: string }

export const helpQueries = {
  groups: queryOptions({
    queryKey: [...all, 'groups'],
    queryFn: ({ signal }) => api(listHelpGroups, {}, { silent: true, signal }),
    meta: { isPublic: true },
  }),
  list: (filter: HelpFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: ({ signal, pageParam }) =>
        api(listHelpArticles, { ...filter, page: pageParam }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : null),
      // While somebody types, the last hits stay until the next are there.
      placeholderData: keepPreviousData,
    }),
  article: (id: string) =>
    queryOptions({
      queryKey: [...all, 'article', id],
      queryFn: ({ signal }) => api(getHelpArticle, { id: knownId(HelpId, id) }, { silent: true, signal }),
      retry: false,
    }),
}

/** The counts come back with the answer. */
export function useRateArticle(id: string) {
  return useMutation({
    mutationFn: (isUseful: boolean) => api(rateHelpArticle, { id, isUseful }),
    onSuccess: (votes) =>
      queryClient.setQueryData<HelpArticle>(
        helpQueries.article(id).queryKey,
        (held) => held && { ...held, votes },
      ),
  })
}

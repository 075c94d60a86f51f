import type { PageListState } from '@keo/ui/patterns/page-list'

type Fetching = { isPending: boolean; isError: boolean; isFetching: boolean; isFetchingNextPage: boolean }

/** What a paged query is at, as a page list shows it. */
export function pageListState(query: Fetching): PageListState {
  if (query.isPending) return 'loading'
  if (query.isFetchingNextPage) return 'loading-more'
  return query.isError && !query.isFetching ? 'error' : 'ready'
}

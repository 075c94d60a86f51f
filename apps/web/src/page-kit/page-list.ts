import type { PageListState } from '@keo/ui/patterns/page-list'
import { useMessages } from '../language/messages.ts'
import { useIsOnline } from '../platform/online.ts'

type Pages = {
  isPending: boolean
  isError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** What a page list needs of its query. With `shown` rows in sight, only the page that failed is fetched again. */
export function pageListProps(query: Pages, shown: number) {
  return {
    state: stateOf(query),
    hasMore: query.hasNextPage,
    onLoadMore: () => void query.fetchNextPage(),
    onRetry: () => void (shown > 0 ? query.fetchNextPage() : query.refetch()),
  }
}

function stateOf(query: Pages): PageListState {
  if (query.isPending) return 'loading'
  if (query.isFetchingNextPage) return 'loading-more'
  return query.isError && !query.isFetching ? 'error' : 'ready'
}

/** What most lists say while they have nothing to show; a list adds what it says when it is empty. */
export function useListTexts() {
  const say = useMessages()
  const isOnline = useIsOnline()
  return {
    error: say(isOnline ? 'failed.title' : 'failed.offline.title'),
    retry: say('site.retry'),
    loading: say('page.loading'),
    end: '',
  }
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage } from '../../../language/messages.ts'
import { sportCount } from '../rules/counts.ts'
import { type ListRow, listRows } from '../rules/list-rows.ts'
import { isFiltered, type MatchQuery } from '../rules/match-query.ts'
import { useFollowedIds } from '../store/follow.ts'
import { countsQuery, followedQuery, leaguesQuery, listQuery } from '../store/sports-queries.ts'
import { useSports } from '../store/sports-store.ts'

type MatchRows = {
  readonly rows: readonly ListRow[]
  readonly state: 'loading' | 'failed' | 'ready'
  /** Shown, but the last try to update it failed. */
  readonly isOutdated: boolean
  readonly isFetching: boolean
  readonly hasMore: boolean
  loadMore(): void
  retry(): void
}

/** The rows of the whole list, page by page. */
export function useMatchRows(place: MatchQuery, isWanted: boolean): MatchRows {
  const { folded } = useSports()
  const list = useInfiniteQuery({ ...listQuery(place), enabled: isWanted })
  const { data: leagues } = useQuery({
    ...leaguesQuery(place),
    enabled: isWanted && place.type !== PLAY_TYPE.outright,
  })
  const { data, hasNextPage } = list
  useCountsAgree(place, data?.pages[0]?.total, list.isFetching || !isWanted, list.refetch)

  const language = useLanguage()
  const isEarly = place.type === PLAY_TYPE.early
  const hasSomeOnly = hasNextPage && !isFiltered(place)
  const rows = useMemo(() => {
    const counts = new Map(hasSomeOnly ? leagues?.map(({ id, matchCount }) => [id, matchCount]) : [])
    const matches = data?.pages.flatMap((page) => page.matches) ?? []
    const countOf = (leagueId: number) => counts.get(leagueId)
    return listRows({ matches, folded, countOf, ...(isEarly && { dayOf: (at) => formatDate(at, language) }) })
  }, [data, folded, leagues, hasSomeOnly, isEarly, language])

  const { fetchNextPage, isFetching } = list
  // Another one whenever a page has come: the end may still be in view.
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])

  return {
    rows,
    state: data ? 'ready' : list.isError ? 'failed' : 'loading',
    isOutdated: list.isRefetchError,
    isFetching: list.isFetching,
    hasMore: hasNextPage,
    loadMore,
    retry: () => void list.refetch(),
  }
}

/** A match that began or ended shows in the counts first: then the list is no longer right. */
function useCountsAgree(
  place: MatchQuery,
  total: number | undefined,
  isBusy: boolean,
  refetch: () => unknown,
) {
  const { data: counts, dataUpdatedAt } = useQuery(countsQuery)
  const triedAt = useRef(0)
  const isWrong =
    !isBusy &&
    !isFiltered(place) &&
    counts !== undefined &&
    total !== undefined &&
    sportCount(counts, place.type, place.sportId) !== total
  useEffect(() => {
    // Once for each answer of the counts: the two are never asked at the very same moment.
    if (!isWrong || triedAt.current === dataUpdatedAt) return
    triedAt.current = dataUpdatedAt
    refetch()
  }, [isWrong, dataUpdatedAt, refetch])
}

const stay = () => {}

/** The followed matches of this list. */
export function useFollowedRows(place: MatchQuery): MatchRows & { readonly count: number } {
  const { folded } = useSports()
  const ids = useFollowedIds(place.sportId)
  const followed = useQuery(followedQuery(place, ids))
  const data = ids.length > 0 ? followed.data : undefined
  const rows = useMemo(
    () => listRows({ matches: data?.matches ?? [], folded, countOf: () => undefined }),
    [data, folded],
  )
  const isEmpty = ids.length === 0
  return {
    rows,
    count: data?.total ?? 0,
    state: data || isEmpty ? 'ready' : followed.isError ? 'failed' : 'loading',
    isOutdated: followed.isRefetchError,
    isFetching: followed.isFetching,
    hasMore: false,
    loadMore: stay,
    retry: () => void followed.refetch(),
  }
}

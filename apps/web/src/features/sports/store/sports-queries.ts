import { LIST_SIZE } from '@keo/sportsbook-contract/matches'
import { minutes, seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { NoAnswer } from '../../../api/api-outcome.ts'
import { isSavingData } from '../../../platform/data-saver.ts'
import { clock } from '../../../platform/time.ts'
import {
  board,
  fetchDayCounts,
  fetchLeagues,
  fetchLiveStrip,
  fetchMatchCounts,
  fetchRecommended,
  type Match,
  matchList,
  searchMatches,
} from '../../sportsbook/index.ts'
import type { ListedMatch } from '../rules/list-rows.ts'
import { atNow, type MatchQuery, type PlayTab, requestOf } from '../rules/match-query.ts'

const SHARED = { meta: { isPublic: true } } as const
/** Clients of the provider ask every 4 to 10 s. */
const COUNT_EVERY_MS = seconds(10)
/** Matches come and go; what moves within a match comes by push. */
const LIST_EVERY_MS = seconds(30)
/** While data is saved: the counts tell what began and ended, and the list comes again where they say so. */
const COUNT_SAVING_MS = minutes(1)
const LIST_SAVING_MS = minutes(5)
type Asked = { readonly state: { readonly status: string } }
/** What has not come yet is asked for as often as ever. */
const isSaved = ({ state }: Asked): boolean => isSavingData() && state.status === 'success'
const countEvery = (asked: Asked): number => (isSaved(asked) ? COUNT_SAVING_MS : COUNT_EVERY_MS)
const listEvery = (asked: Asked): number => (isSaved(asked) ? LIST_SAVING_MS : LIST_EVERY_MS)
const RECOMMENDED = 6
const AT_ONCE = 10

export const countsQuery = queryOptions({
  ...SHARED,
  queryKey: ['sports', 'counts'],
  queryFn: ({ signal }) => fetchMatchCounts({ signal }),
  staleTime: seconds(5),
  refetchInterval: countEvery,
})

type ListPage = { readonly matches: readonly ListedMatch[]; readonly total: number }

/** Page by page, as far as somebody scrolls. The matches themselves go to the board. */
export function listQuery(query: MatchQuery) {
  const { beginTime: _, endTime: __, ...key } = query
  return infiniteQueryOptions({
    ...SHARED,
    queryKey: ['sports', 'list', key],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<ListPage> => {
      const asked = requestOf(atNow(query, clock.now()))
      return taken(await matchList({ ...asked, current: pageParam, size: LIST_SIZE }, { signal }))
    },
    getNextPageParam: (last, pages) => (pages.length * LIST_SIZE < last.total ? pages.length + 1 : undefined),
    staleTime: seconds(5),
    refetchInterval: listEvery,
  })
}

/** The followed matches of one list. */
export function followedQuery({ type, sportId }: { type: PlayTab; sportId: number }, ids: readonly string[]) {
  return queryOptions({
    ...SHARED,
    queryKey: ['sports', 'followed', type, sportId, ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }): Promise<ListPage> =>
      taken(
        await matchList(
          { type, sportId, matchIds: ids.map(Number), orderBy: 1, size: ids.length },
          { signal },
        ),
      ),
    staleTime: seconds(5),
    refetchInterval: listEvery,
    // A star that was just touched does not empty the list.
    placeholderData: (before) => before,
  })
}

/** A failed list is empty with total 0; what is known already must not give way to it. */
async function taken(page: Awaited<ReturnType<typeof matchList>>): Promise<ListPage> {
  if (page.isFailed) throw new NoAnswer('The match list did not come.')
  return { matches: await listedInTurn(page.records), total: page.total }
}

/** A page of the list is long: taken at once, it would hold up a scroll. */
async function listedInTurn(records: readonly Match[]): Promise<ListedMatch[]> {
  const matches: ListedMatch[] = []
  for (let at = 0; at < records.length; at += AT_ONCE) {
    if (at > 0) await breath()
    matches.push(...listed(records.slice(at, at + AT_ONCE)))
  }
  return matches
}

/** Lets the browser do what waits. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

function listed(records: readonly Match[]): ListedMatch[] {
  board.take(records, false)
  return records.map(({ id, league, startsAt }) => ({
    id,
    leagueId: league.id,
    leagueName: league.name,
    regionId: league.regionId,
    startsAt: startsAt,
  }))
}

export function leaguesQuery({ type, sportId }: { type: PlayTab; sportId: number }) {
  return queryOptions({
    ...SHARED,
    queryKey: ['sports', 'leagues', type, sportId],
    queryFn: ({ signal }) => fetchLeagues({ type, sportId }, { signal }),
    staleTime: seconds(20),
  })
}

/** How many matches each of the next days has. */
export function daysQuery(sportId: number) {
  return queryOptions({
    ...SHARED,
    queryKey: ['sports', 'days', sportId],
    queryFn: ({ signal }) => fetchDayCounts(sportId, { signal }),
    staleTime: minutes(1),
  })
}

export function searchQuery(text: string) {
  return queryOptions({
    ...SHARED,
    queryKey: ['sports', 'search', text],
    enabled: text !== '',
    queryFn: async ({ signal }) => listed(await searchMatches(text, { signal })),
    staleTime: seconds(5),
  })
}

export const recommendedQuery = queryOptions({
  ...SHARED,
  queryKey: ['sports', 'recommended'],
  queryFn: async ({ signal }) => listed(await fetchRecommended(RECOMMENDED, { signal })),
  staleTime: seconds(20),
})

/** Live matches for the home page; where none is under way, those that come next. */
export const homeMatchesQuery = queryOptions({
  ...SHARED,
  queryKey: ['sports', 'home'],
  queryFn: async ({ signal }) => {
    const { live, matches } = await fetchLiveStrip(RECOMMENDED, { signal })
    const shown = matches.length > 0 ? matches : await fetchRecommended(RECOMMENDED, { signal })
    return { live, matches: listed(shown) }
  },
  staleTime: seconds(5),
  refetchInterval: listEvery,
})

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { storage } from '../../../platform/storage.ts'
import type { Part } from '../rules/market-columns.ts'
import { type MatchQuery, type PlayTab, readQuery, START_QUERY, withPlace } from '../rules/match-query.ts'

type SportsState = {
  readonly query: MatchQuery
  /** The player chose a play type or a sport: the list no longer chooses for them. */
  readonly isTabClicked: boolean
  /** Leagues that are folded, and stay so. */
  readonly folded: ReadonlySet<number>
  readonly isFollowedOnly: boolean
  /** Of sports whose lists have the first half too. */
  readonly part: Part
}

function kept(): Pick<SportsState, 'query' | 'isTabClicked' | 'folded'> {
  const stored = storage.read('matchFilter') ?? {}
  const folded = Array.isArray(stored.folded) ? stored.folded.filter((id) => typeof id === 'number') : []
  return { query: readQuery(stored), isTabClicked: stored.isTabClicked === true, folded: new Set(folded) }
}

/** The sports store: what the lists ask for. It outlives the page. */
const sportsStore = createStore<SportsState>(() => ({
  ...kept(),
  isFollowedOnly: false,
  part: 'whole',
}))

// The tab of bet records puts back the tab-click flag and the time picker (NAV-09); other tabs may change it too.
storage.subscribe('matchFilter', () => {
  const { query, isTabClicked, folded } = kept()
  sportsStore.setState({ query, isTabClicked, folded })
})

function change(next: Partial<SportsState>): void {
  const { query, isTabClicked, folded } = { ...sportsStore.getState(), ...next }
  const { orderBy, type, leagueIds, sportId, timePicker } = query
  storage.write('matchFilter', {
    orderBy,
    type,
    leagueIds,
    sportId,
    timePicker,
    isTabClicked,
    folded: [...folded],
  })
}

export function useSports(): SportsState {
  return useStore(sportsStore)
}

/** What a tap on a play type or a sport means; it starts from where the list stands. */
export function choosePlace(from: { type: PlayTab; sportId: number }, place: Partial<typeof from>): void {
  const { query } = sportsStore.getState()
  change({ query: withPlace(withPlace(query, from), place), isTabClicked: true })
}

export function chooseFilter(
  filter: Pick<MatchQuery, 'orderBy' | 'leagueIds' | 'timePicker'>,
  place: { type: PlayTab; sportId: number },
): void {
  change({ query: { ...withPlace(sportsStore.getState().query, place), ...filter }, isTabClicked: true })
}

export function clearFilter(): void {
  const { query } = sportsStore.getState()
  const { leagueIds, timePicker } = START_QUERY
  change({ query: { ...query, leagueIds, timePicker } })
}

export function toggleFold(leagueId: number): void {
  const folded = new Set(sportsStore.getState().folded)
  if (!folded.delete(leagueId)) folded.add(leagueId)
  change({ folded })
}

export function showFollowed(isFollowedOnly: boolean): void {
  sportsStore.setState({ isFollowedOnly })
}

export function showPart(part: Part): void {
  sportsStore.setState({ part })
}

/** Alone, for rows: they draw again for it and for nothing else of the store. */
export function useListPart(): Part {
  return useStore(sportsStore, ({ part }) => part)
}

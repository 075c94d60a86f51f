import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A pick of a match that may be joined with others, with the words it is named by. */
export type JoinedPick = {
  readonly marketId: number
  readonly optionType: number
  readonly name: string
}

type Joined = { readonly matchId: number; readonly picks: readonly JoinedPick[] }

const NONE: readonly JoinedPick[] = []

/** What is being put together, of the match that was looked at last. */
const store = createStore<Joined>(() => ({ matchId: 0, picks: NONE }))

export const useJoinedPicks = (matchId: number): readonly JoinedPick[] =>
  useStore(store, (joined) => (joined.matchId === matchId ? joined.picks : NONE))

export const isSamePick = (
  one: Pick<JoinedPick, 'marketId' | 'optionType'>,
  other: Pick<JoinedPick, 'marketId' | 'optionType'>,
): boolean => one.marketId === other.marketId && one.optionType === other.optionType

/** Into the combination, or out of it again; one that is full takes no more. */
export function toggleJoined(matchId: number, pick: JoinedPick, max: number): void {
  const { matchId: before, picks } = store.getState()
  const now = before === matchId ? picks : NONE
  const left = now.filter((each) => !isSamePick(each, pick))
  if (left.length < now.length) store.setState({ matchId, picks: left })
  else if (now.length < max) store.setState({ matchId, picks: [...now, pick] })
}

export const clearJoined = (): void => store.setState({ matchId: 0, picks: NONE })

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { MarketGroup } from './model/match.ts'
import type { MatchHead } from './board/match-head.ts'
import type { OptionView } from './board/option-view.ts'
import { board, pace, watchMatches } from './watch.ts'

/** A match without its markets; another object only when something of it changed. */
export function useMatch(matchId: number): MatchHead | undefined {
  return useSyncExternalStore(
    useCallback((run) => board.onHead(matchId, run), [matchId]),
    () => board.head(matchId),
  )
}

/** Ids, lines and names of what is offered. The prices in it are old: `useOption` has the new ones. */
export function useMarkets(matchId: number): readonly MarketGroup[] {
  return useSyncExternalStore(
    useCallback((run) => board.onGroups(matchId, run), [matchId]),
    () => board.groups(matchId),
  )
}

/**
 * One price; draws again when that price changes, and never for another. Where `show` shows the change by itself, and
 * says so, nothing is drawn for it.
 */
export function useOption(
  marketId: number,
  optionType: number,
  show: (view: OptionView) => boolean = drawAnew,
): OptionView {
  const subscribe = useCallback(
    (run: () => void) =>
      board.onOption(marketId, optionType, () => {
        if (!show(board.option(marketId, optionType))) run()
      }),
    [marketId, optionType, show],
  )
  return useSyncExternalStore(subscribe, () => board.option(marketId, optionType))
}

const drawAnew = (): boolean => false

/** Whether so many prices move that none of them can be followed; a price asks when it is drawn anew. */
export const isBusy = pace.isBusy

/** Whether many prices of a match moved in one moment; a price of its page asks when it is drawn anew. */
export const isBurst = pace.isBurst

/** Keeps these matches up to date while the component shows. */
export function useWatch(matchIds: readonly number[], isWhole: boolean): void {
  const named = matchIds.join()
  useEffect(() => {
    if (named === '') return undefined
    return watchMatches(named.split(',').map(Number), isWhole)
  }, [named, isWhole])
}

/** Why betting on a match stands still, by the delay events of the wire; null when it does not or nobody said. */
export function suspensionCause(matchId: number): number | null {
  return board.head(matchId)?.cause ?? null
}

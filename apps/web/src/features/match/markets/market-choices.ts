import { useMemo, useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import type { MarketGroup } from '../../sportsbook/index.ts'

/** What the player pinned and folded: it holds for every match, so it goes by the kind of market. */
export type MarketKind = string

export const kindOf = ({ marketType, period }: Pick<MarketGroup, 'marketType' | 'period'>): MarketKind =>
  `${marketType}-${period}`

/** Pinned groups come first, otherwise the provider's order stays. */
export function pinnedFirst<Group extends Pick<MarketGroup, 'marketType' | 'period'>>(
  groups: readonly Group[],
  pinned: ReadonlySet<MarketKind>,
): Group[] {
  const isPinned = (group: Group) => pinned.has(kindOf(group))
  return [...groups.filter(isPinned), ...groups.filter((group) => !isPinned(group))]
}

type Choice = 'pinnedMarkets' | 'foldedMarkets'
/** Old choices go: nobody folds this many kinds of market. */
const KEPT = 200

export function toggleMarket(choice: Choice, kind: MarketKind): void {
  const kinds = storage.read(choice) ?? []
  const others = kinds.filter((other) => other !== kind)
  storage.write(choice, kinds.includes(kind) ? others : [...others, kind].slice(-KEPT))
}

export function useMarketChoice(choice: Choice): ReadonlySet<MarketKind> {
  const text = useSyncExternalStore(
    (run) => storage.subscribe(choice, run),
    () => (storage.read(choice) ?? []).join(' '),
  )
  return useMemo(() => new Set(text === '' ? [] : text.split(' ')), [text])
}

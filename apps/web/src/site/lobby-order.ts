import type { GameType } from '@keo/contract/site'

/** Types in the order of the agent line; one that the line does not name comes last. */
export function byLobbySort(gameTypes: readonly GameType[], lobbySort: readonly number[] | null): GameType[] {
  const place = (type: GameType) => {
    const index = lobbySort?.indexOf(type.id) ?? -1
    return index === -1 ? Number.POSITIVE_INFINITY : index
  }
  return gameTypes.toSorted((a, b) => compare(place(a), place(b)))
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}

import type { GameType, HomeEntry } from '@keo/contract/site'
import type { Instant } from '@keo/units/instants'
import { isLivePath } from '../../navigation/paths.ts'
import { byLobbySort } from '../../site/lobby-order.ts'
import { restsUntil } from '../../site/maintenance-view.ts'

/** The mockup's grid: one bright tile, two beside it, four small ones below. */
const WIDE_MAX = 2

export type HomeTiles = {
  readonly hero: HomeEntry | undefined
  readonly wide: readonly HomeEntry[]
  readonly mini: readonly HomeEntry[]
}

/** What leads into the live section is not shown to whoever has none. */
export const reachable = <Entry extends { path: string | null }>(
  entries: readonly Entry[],
  hasLive: boolean,
): Entry[] => entries.filter(({ path }) => hasLive || path === null || !isLivePath(path))

/** An entry that finds no room in its place moves down to the small ones: none is lost. */
export function arrangeTiles(entries: readonly HomeEntry[]): HomeTiles {
  const [hero, ...otherHeroes] = entries.filter((entry) => entry.tile === 'hero')
  const wide = entries.filter((entry) => entry.tile === 'wide')
  const mini = entries.filter((entry) => entry.tile === 'mini')
  return {
    hero,
    wide: wide.slice(0, WIDE_MAX),
    mini: [...otherHeroes, ...wide.slice(WIDE_MAX), ...mini],
  }
}

export function entryRestsUntil(
  entry: HomeEntry,
  gameTypes: readonly GameType[],
  now: Instant,
): Instant | null {
  return restsUntil(
    gameTypes.find((type) => type.id === entry.gameTypeId),
    now,
  )
}

/** The types that have a lobby to show, in the order of the agent line. */
export function arrangeLobby(
  gameTypes: readonly GameType[],
  lobbySort: readonly number[] | null,
): GameType[] {
  return byLobbySort(
    gameTypes.filter((type) => type.gameList.length > 1),
    lobbySort,
  )
}

import type { Engine } from '@keo/games-contract/engines'
import type { GameFacts } from '@keo/games-contract/play-game'
import type { CatalogueGame } from './game.ts'
import { statedOf } from './returns.ts'
import { inTheme, type Names, type Theme } from './themes.ts'

export type Limits = 'small' | 'usual' | 'large' | 'shots'
type Volatility = GameFacts['volatility']

/** One tile: its theme, and what sets it apart from others of its engine. */
export type Tile = {
  readonly theme: Theme
  /** Its own name; without one the family's name in the tile's theme. */
  readonly names?: Names
  readonly parameters?: GameFacts['parameters']
  readonly limits?: Limits
  readonly cover?: string
  readonly volatility?: Volatility
  readonly hasJackpot?: boolean
}

/** Tiles that one engine plays. */
export type Family = {
  readonly engine: Engine
  readonly category: GameFacts['category']
  readonly names: Names
  readonly volatility: Volatility
  readonly limits?: Limits
  readonly tiles: readonly Tile[]
}

const BOUNDS: Record<Limits, readonly [least: number, most: number]> = {
  small: [1_000, 2_000_000],
  usual: [1_000, 10_000_000],
  large: [100_000, 50_000_000],
  shots: [200, 100_000],
}
/** What a win can be at most: the wires hold 13 digits before the point. */
const WIN_MOST = 9_000_000_000_000
const SCALE = 10_000
const STUDIOS = ['Nova', 'Lotus Play', 'Sao Khuê', 'Hạc Trắng', 'Bến Sông', 'Mây Xanh']
const FIRST_RELEASE = Date.UTC(2025, 0, 6)
const DAYS_BETWEEN_MS = 4 * 86_400_000

/** The tiles of all families as games, in the order of the families; ids stay when tiles are added at an end. */
export function gamesOf(families: readonly Family[]): CatalogueGame[] {
  let count = 0
  return families.flatMap((family) =>
    family.tiles.map((tile, index) => {
      const place = count
      count += 1
      return gameOf(family, tile, index, place)
    }),
  )
}

function gameOf(family: Family, tile: Tile, index: number, place: number): CatalogueGame {
  const { engine, category } = family
  const id = `keo-${engine}-${String(index + 1).padStart(2, '0')}`
  const parameters = tile.parameters ?? {}
  const stated = statedOf(engine, parameters)
  const [least, most] = BOUNDS[tile.limits ?? family.limits ?? 'usual']
  return {
    id,
    facts: {
      names: tile.names ?? inTheme(family.names, tile.theme),
      studio: STUDIOS[(index + engine.length) % STUDIOS.length] ?? 'Nova',
      engine,
      category,
      volatility: tile.volatility ?? family.volatility,
      ...stated,
      minStake: least.toFixed(2),
      maxStake: boundedMost(least, most, stated.mostBack).toFixed(2),
      parameters,
      theme: tile.theme,
      cover: tile.cover ?? null,
      coverSeed: id,
      releasedOn: new Date(releaseOf(place)).toISOString().slice(0, 10),
      hasJackpot: tile.hasJackpot ?? false,
    },
  }
}

/** Releases are spread so that old and new ones stand in every family. */
const RELEASE_STEP = 53
const RELEASES = 170
const releaseOf = (place: number) => FIRST_RELEASE + ((place * RELEASE_STEP) % RELEASES) * DAYS_BETWEEN_MS

/** Rounded down to one digit and zeros, so that it reads well. */
function boundedMost(least: number, most: number, mostBack: number): number {
  const payable = Math.max(least, (WIN_MOST * SCALE) / Math.max(mostBack, SCALE))
  if (payable >= most) return most
  const digit = 10 ** Math.floor(Math.log10(payable))
  return Math.floor(payable / digit) * digit
}

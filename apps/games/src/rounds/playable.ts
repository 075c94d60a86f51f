import type { PlayRound } from '@keo/games-contract/play-round'
import type { CatalogueGame } from '../catalogue/game.ts'
import type { Engine } from '../engines/engine.ts'

/** A game with the engine that plays it. */
export type Playable = { readonly game: CatalogueGame; readonly engine: Engine }
/** `cash` is what the operator told last; null when it told nothing. */
export type Played = { readonly round: PlayRound; readonly cash: bigint | null }
/** A tap as its page sent it. */
export type Tap = {
  readonly key: string
  readonly bet: unknown
  /** The row of rounds that the page plays by itself. */
  readonly autoPlay?: string | undefined
}

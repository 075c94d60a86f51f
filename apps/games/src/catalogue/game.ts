import type { GameFacts } from '@keo/games-contract/play-game'

/** A game of the catalogue: its id on every wire, and what it is. */
export type CatalogueGame = { readonly id: string; readonly facts: GameFacts }

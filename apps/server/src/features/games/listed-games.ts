import { SLOT_TYPE_ID } from '@keo/contract/ids'
import type { Art } from '@keo/contract/site'
import type { Engine } from '@keo/games-contract/engines'
import type { GameCategory } from '@keo/games-contract/play-game'
import type { ListedGame } from '@keo/games-contract/provider-calls'
import { everywhere, type Localised } from '../site/index.ts'

/** Our type of each part of a provider's lobby. */
const TYPE_OF_CATEGORY: Readonly<Record<GameCategory, number>> = {
  slot: SLOT_TYPE_ID,
  casino: 1001102,
  cards: 1001103,
  fishing: 1001105,
  mini: 1001106,
  lottery: 1001107,
}

/** Of a provider that tells no more than its wire has. */
const CATEGORY_OF_WIRE_TYPE: Readonly<Record<string, GameCategory>> = {
  vs: 'slot',
  cs: 'slot',
  bj: 'casino',
  rl: 'casino',
  bc: 'casino',
  lg: 'casino',
  bn: 'lottery',
  sc: 'lottery',
}

const ART_OF_CATEGORY: Readonly<Record<GameCategory, Art>> = {
  slot: 'sevens',
  casino: 'roulette',
  cards: 'cards',
  fishing: 'fish',
  mini: 'dice',
  lottery: 'coin',
}
const ART_OF_ENGINE: Readonly<Partial<Record<Engine, Art>>> = {
  crash: 'rocket',
  mines: 'bomb',
  wheel: 'wheel',
  'tai-xiu': 'bowl',
  'bau-cua': 'gourd',
  'xoc-dia': 'bowl',
  roulette: 'roulette',
  baccarat: 'duel',
  blackjack: 'crown',
  plinko: 'chip',
  limbo: 'gem',
  'hi-lo': 'cards',
}

const PROVIDER_LENGTH_MAX = 60
const NAMELESS_STUDIO = 'PP Slot'

/** A game of the provider's list as the lobby keeps it. */
export type KeptGame = {
  readonly symbol: string
  readonly typeId: number
  readonly name: Localised
  readonly studio: string
  readonly art: Art
  readonly hasDemo: boolean
  readonly facts: ListedGame['keo'] | null
}

export function keptGame(listed: ListedGame): KeptGame {
  const facts = listed.keo ?? null
  const category = facts?.category ?? CATEGORY_OF_WIRE_TYPE[listed.gameTypeID] ?? 'slot'
  return {
    symbol: listed.gameID,
    typeId: TYPE_OF_CATEGORY[category],
    name: facts?.names ?? everywhere(listed.gameName),
    studio: (facts?.studio ?? NAMELESS_STUDIO).slice(0, PROVIDER_LENGTH_MAX),
    art: (facts && ART_OF_ENGINE[facts.engine]) ?? ART_OF_CATEGORY[category],
    hasDemo: listed.demoGameAvailable ?? facts !== null,
    facts,
  }
}

import type { Engine } from '@keo/games-contract/engines'

type GameType = { readonly typeId: string; readonly description: string; readonly dataType: string }

const MINI = { typeId: 'sc', description: 'Instant games', dataType: 'RNG' } as const
const TABLE = { typeId: 'bn', description: 'Table games', dataType: 'RNG' } as const

/** How the wire calls what an engine plays. */
export const GAME_TYPES: Readonly<Record<Engine, GameType>> = {
  baccarat: { typeId: 'bc', description: 'Baccarat', dataType: 'RNG' },
  'bau-cua': TABLE,
  blackjack: { typeId: 'bj', description: 'Blackjack', dataType: 'RNG' },
  crash: MINI,
  dice: MINI,
  fishing: { typeId: 'cs', description: 'Fishing', dataType: 'R2' },
  'hi-lo': MINI,
  keno: { typeId: 'lg', description: 'Lottery', dataType: 'RNG' },
  limbo: MINI,
  mines: MINI,
  plinko: MINI,
  roulette: { typeId: 'rl', description: 'Roulette', dataType: 'RNG' },
  slot: { typeId: 'vs', description: 'Video slots', dataType: 'RNG' },
  'tai-xiu': TABLE,
  wheel: MINI,
  'xoc-dia': TABLE,
}

/** The engines of our own games; every game of the catalogue is played by one of them. */
export const ENGINES = [
  'baccarat',
  'bau-cua',
  'blackjack',
  'crash',
  'dice',
  'fishing',
  'hi-lo',
  'keno',
  'limbo',
  'mines',
  'plinko',
  'roulette',
  'slot',
  'tai-xiu',
  'wheel',
  'xoc-dia',
] as const
export type Engine = (typeof ENGINES)[number]

/** Engines with one round for all players at a table; the others play a round for each player. */
export const SHARED_ENGINES = ['crash', 'tai-xiu'] as const satisfies readonly Engine[]
export type SharedEngine = (typeof SHARED_ENGINES)[number]

export const isShared = (engine: Engine): engine is SharedEngine =>
  SHARED_ENGINES.some((shared) => shared === engine)

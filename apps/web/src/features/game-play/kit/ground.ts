import type { GameFacts } from '@keo/games-contract/play-game'
import { seedOf } from '@keo/ui/drawings/seeded'

const TINTS = 6

/** The engine's own ground for the drawn originals; other games of the engine take one of their theme's. */
export const groundOf = ({ engine, cover, theme }: GameFacts) =>
  cover === null ? `tint-${seedOf(theme) % TINTS}` : engine

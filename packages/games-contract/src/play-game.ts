import * as z from 'zod/mini'
import { PlayAmount } from './amounts.ts'
import { ENGINES } from './engines.ts'

export const VOLATILITIES = ['low', 'medium', 'high'] as const
export const Volatility = z.enum(VOLATILITIES)
export type Volatility = z.output<typeof Volatility>

/** Which part of a lobby a game belongs to; an operator puts its own types over them. */
export const GAME_CATEGORIES = ['slot', 'casino', 'cards', 'fishing', 'mini', 'lottery'] as const
export const GameCategory = z.enum(GAME_CATEGORIES)
export type GameCategory = z.output<typeof GameCategory>

const Localised = z.object({ vi: z.string(), en: z.string(), 'zh-CN': z.string(), th: z.string() })

/** What a game is: from the catalogue, the same for everybody. */
export const GameFacts = z.object({
  names: Localised,
  studio: z.string(),
  engine: z.enum(ENGINES),
  category: GameCategory,
  volatility: Volatility,
  /** Return to player in ten-thousandths, of the worst and the best bet of the game. */
  returnLeast: z.int(),
  returnMost: z.int(),
  /** The most that comes back for a stake of 1, in ten-thousandths. */
  mostBack: z.int(),
  minStake: PlayAmount,
  maxStake: PlayAmount,
  /**
   * The engine's own settings, such as rows and risk of a plinko board: stated in the details of the game. One that stands
   * here is fixed, and a bet must name that value; of what does not stand here the player chooses.
   */
  parameters: z.record(z.string(), z.union([z.string(), z.int(), z.boolean()])),
  /** Colours and symbols that the engine draws with. */
  theme: z.string(),
  /** A drawn cover by name, or null for the one that the generator makes of `coverSeed`. */
  cover: z.nullable(z.string()),
  coverSeed: z.string(),
  /** Day of its release, `yyyy-MM-dd`. */
  releasedOn: z.string(),
  hasJackpot: z.boolean(),
})
export type GameFacts = z.output<typeof GameFacts>

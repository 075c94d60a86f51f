import type { Engine as EngineName } from '@keo/games-contract/engines'
import { dice } from './dice.ts'
import type { Engine } from './engine.ts'

/** Engines that play a round for each player. Only games whose engine stands here are offered. */
export const SOLO_ENGINES: Partial<Record<EngineName, Engine>> = { dice }

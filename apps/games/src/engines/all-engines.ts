import type { Engine as EngineName, SharedEngine } from '@keo/games-contract/engines'
import { baccarat } from './baccarat.ts'
import { bauCua } from './bau-cua.ts'
import { blackjack } from './blackjack.ts'
import { dice } from './dice.ts'
import type { Engine } from './engine.ts'
import { fishing } from './fishing.ts'
import { hiLo } from './hi-lo.ts'
import { keno } from './keno.ts'
import { limbo } from './limbo.ts'
import { mines } from './mines.ts'
import { plinko } from './plinko.ts'
import { roulette } from './roulette.ts'
import { slot } from './slot.ts'
import { wheel } from './wheel.ts'
import { xocDia } from './xoc-dia.ts'

const PLAYED_ALONE: Record<Exclude<EngineName, SharedEngine>, Engine> = {
  baccarat,
  'bau-cua': bauCua,
  blackjack,
  dice,
  fishing,
  'hi-lo': hiLo,
  keno,
  limbo,
  mines,
  plinko,
  roulette,
  slot,
  wheel,
  'xoc-dia': xocDia,
}

/** Engines that play a round for each player. Only games whose engine stands here are offered. */
export const SOLO_ENGINES: Partial<Record<EngineName, Engine>> = PLAYED_ALONE

import { type Engine, ENGINES } from '@keo/games-contract/engines'
import * as instant from './instant-parts.ts'
import type { Look, Part, PartReader, Words } from './replay-part.ts'
import * as tables from './table-parts.ts'

const READERS: Record<Engine, PartReader> = {
  baccarat: tables.baccarat,
  'bau-cua': tables.bauCua,
  blackjack: tables.blackjack,
  crash: instant.crash,
  dice: instant.dice,
  fishing: instant.fishing,
  'hi-lo': tables.hiLo,
  keno: instant.keno,
  limbo: instant.limbo,
  mines: instant.mines,
  plinko: instant.plinko,
  roulette: tables.roulette,
  slot: instant.slot,
  'tai-xiu': tables.taiXiu,
  wheel: instant.wheel,
  'xoc-dia': tables.xocDia,
}

/** How a round went, part by part; null where it is not a round of one of our engines. */
export function replayParts(
  engine: string | null,
  { bet, view }: { readonly bet: unknown; readonly view: unknown },
  words: Words,
  look: Look,
): readonly Part[] | null {
  const ours = ENGINES.find((name) => name === engine)
  return ours ? READERS[ours](bet, view, words, look) : null
}

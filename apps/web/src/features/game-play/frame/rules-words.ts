import type { Engine } from '@keo/games-contract/engines'
import type { PlainMessageKey } from '@keo/messages/keys'

/** The rules of each engine in a few sentences. */
export const RULES: Record<Engine, PlainMessageKey> = {
  baccarat: 'game.rules.baccarat',
  'bau-cua': 'game.rules.bauCua',
  blackjack: 'game.rules.blackjack',
  crash: 'game.rules.crash',
  dice: 'game.rules.dice',
  fishing: 'game.rules.fishing',
  'hi-lo': 'game.rules.hiLo',
  keno: 'game.rules.keno',
  limbo: 'game.rules.limbo',
  mines: 'game.rules.mines',
  plinko: 'game.rules.plinko',
  roulette: 'game.rules.roulette',
  slot: 'game.rules.slot',
  'tai-xiu': 'game.rules.taiXiu',
  wheel: 'game.rules.wheel',
  'xoc-dia': 'game.rules.xocDia',
}

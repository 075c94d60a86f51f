import type { Engine } from '@keo/games-contract/engines'
import type { GameFacts } from '@keo/games-contract/play-game'
import type { PlainMessageKey } from '@keo/messages/keys'
import { slotMachineOf } from '@keo/game-rules/games/slot-machines'

/** The rules of a game in a few sentences; a machine without free spins claims none. */
export const rulesOf = (facts: GameFacts): PlainMessageKey =>
  facts.engine === 'slot' && slotMachineOf(facts).freeSpins === null
    ? 'game.rules.slotPlain'
    : RULES[facts.engine]

const RULES: Record<Engine, PlainMessageKey> = {
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

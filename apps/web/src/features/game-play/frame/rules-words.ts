import type { GameFacts } from '@keo/games-contract/play-game'
import type { PlainMessageKey } from '@keo/messages/keys'
import { slotMachineOf } from '@keo/game-rules/games/slot-machines'

/** The rules of a game in a few sentences; a machine without free spins claims none. */
export const rulesOf = (facts: GameFacts): PlainMessageKey =>
  facts.engine === 'slot' && slotMachineOf(facts).freeSpins === null
    ? 'game.rules.slotPlain'
    : `game.rules.${facts.engine}`

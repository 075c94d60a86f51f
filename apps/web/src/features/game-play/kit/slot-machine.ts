import { SLOT_MACHINES, type SlotMachine, type SlotMachineName } from '@keo/game-rules/games/slot-machines'
import type { GameFacts } from '@keo/games-contract/play-game'

const BY_VOLATILITY = { low: 'low', medium: 'mid', high: 'high' } as const

const machineName = ({ parameters, volatility }: GameFacts): SlotMachineName => {
  const named = parameters['machine']
  return named === 'low' || named === 'mid' || named === 'high' ? named : BY_VOLATILITY[volatility]
}

/** The machine that a slot's facts name. */
export const machineOf = (facts: GameFacts): SlotMachine => SLOT_MACHINES[machineName(facts)]

import { payoutOf } from '@keo/game-rules/multiplier'
import { SLOT_MACHINES, type SlotMachine, type SlotMachineName } from '@keo/game-rules/games/slot-machines'
import { winsOf } from '@keo/game-rules/games/slot-pays'
import { playSlot, slotMultiplier, type SlotRound, type SlotSpin } from '@keo/game-rules/games/slot'
import { SlotBet, type SlotSpinView } from '@keo/games-contract/engines/slot'
import type * as z from 'zod/mini'
import { defineEngine, type Parameters } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = z.output<typeof SlotBet>
type State = SlotRound & {
  readonly machine: SlotMachineName
  readonly jackpot?: { readonly won: string | null; readonly stands: string }
}

const isMachine = (name: unknown): name is SlotMachineName =>
  typeof name === 'string' && name in SLOT_MACHINES

/** The machine of a game is one of its parameters. */
const machineOf = ({ machine }: Parameters): SlotMachineName => (isMachine(machine) ? machine : 'low')

const spinView = (machine: SlotMachine, { stops, window, scatters, coins }: SlotSpin): SlotSpinView => ({
  stops: [...stops],
  window: [...window],
  wins: winsOf(machine, window),
  scatters,
  coins,
})

export const slot = defineEngine<Bet, State>({
  readBet: (sent) => SlotBet.safeParse(sent).data ?? null,
  stakesOf: ({ stake }) => [stake],
  begin(draws, _bet, parameters) {
    const machine = machineOf(parameters)
    return { machine, ...playSlot(SLOT_MACHINES[machine], draws) }
  },
  withJackpot: (state, jackpot) => ({ ...state, jackpot }),
  view({ machine, spin, freeSpins, coins, jackpot }) {
    const played = SLOT_MACHINES[machine]
    return {
      spin: spinView(played, spin),
      freeSpins: freeSpins.map((free) => spinView(played, free)),
      coins,
      unit: played.unit,
      jackpotWon: jackpot?.won ?? null,
      jackpot: jackpot?.stands ?? null,
    }
  },
  returned: ({ machine, coins }, { stake }) =>
    payoutOf(stakeMinor(stake), slotMultiplier(SLOT_MACHINES[machine], coins)),
})

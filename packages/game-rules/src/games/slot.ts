import type { Draws } from '../draws.ts'
import { type Multiplier, timesFraction } from '../multiplier.ts'
import type { SlotMachine } from './slot-machines.ts'
import { isFreeSpinsWon, lineCoins, scatterCoins, scattersIn, shownBy } from './slot-pays.ts'

export type SlotSpin = {
  readonly stops: readonly number[]
  /** What each reel shows, from the top. */
  readonly window: readonly string[]
  readonly scatters: number
  /** With the factor of a free spin already in it. */
  readonly coins: number
}
export type SlotRound = {
  readonly spin: SlotSpin
  readonly freeSpins: readonly SlotSpin[]
  readonly coins: number
}

/** A whole round: the paid spin and the free ones that it won, in the same stream of draws. */
export function playSlot(machine: SlotMachine, draws: Draws): SlotRound {
  const spin = spinReels(machine, draws, 1)
  const freeSpins = isFreeSpinsWon(machine, spin.scatters) ? playFreeSpins(machine, draws) : []
  const coins = freeSpins.reduce((sum, free) => sum + free.coins, spin.coins)
  return { spin, freeSpins, coins }
}

/** Three S in a free spin add the same number once more, and only once. */
function playFreeSpins(machine: SlotMachine, draws: Draws): SlotSpin[] {
  const { count, factor } = machine.freeSpins ?? { count: 0, factor: 1 }
  const spins: SlotSpin[] = []
  let left = count
  let mayAdd = true
  while (left > 0) {
    const spin = spinReels(machine, draws, factor)
    spins.push(spin)
    left -= 1
    if (mayAdd && isFreeSpinsWon(machine, spin.scatters)) {
      left += count
      mayAdd = false
    }
  }
  return spins
}

function spinReels(machine: SlotMachine, draws: Draws, factor: number): SlotSpin {
  const stops = machine.reels.map((reel) => draws.below(reel.length))
  const window = machine.reels.map((reel, index) => shownBy(reel, stops[index] ?? 0))
  const scatters = scattersIn(window)
  const coins = factor * (lineCoins(machine, window) + scatterCoins(machine, scatters))
  return { stops, window, scatters, coins }
}

export const slotMultiplier = (machine: SlotMachine, coins: number): Multiplier =>
  timesFraction(BigInt(coins), BigInt(machine.unit))

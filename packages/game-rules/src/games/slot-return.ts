import type { SlotMachine } from './slot-machines.ts'
import {
  bestOnLine,
  isFreeSpinsWon,
  scatterCoins,
  scattersIn,
  shownBy,
  SLOT_ROWS,
  winsOf,
} from './slot-pays.ts'

export type SlotFigures = {
  /** Part of the stake that lines or ways bring back in one spin, and the part that scatters do. */
  readonly lines: number
  readonly scatters: number
  /** The chance of free spins, and how many come on average when they do. */
  readonly freeSpinsChance: number
  readonly freeSpinsExpected: number
  /** What a round brings back of its stake, free spins included. */
  readonly total: number
}

/**
 * The exact figures of a machine. Reels stop by themselves, so sums over all stops are products of sums over one reel:
 * the same numbers as going through every window, at a thousandth of the work.
 */
export function slotFigures(machine: SlotMachine): SlotFigures {
  const lines = (machine.lines === 'ways' ? waysCoins(machine) : linesCoins(machine)) / machine.unit
  const byScatters = scatterChances(machine)
  const scatters =
    sum(byScatters.map((chance, count) => chance * scatterCoins(machine, count))) / machine.unit
  const freeSpinsChance = sum(byScatters.filter((_, count) => isFreeSpinsWon(machine, count)))
  const { count, factor } = machine.freeSpins ?? { count: 0, factor: 0 }
  const freeSpinsExpected = count + count * (1 - (1 - freeSpinsChance) ** count)
  const total = (lines + scatters) * (1 + freeSpinsChance * freeSpinsExpected * factor)
  return { lines, scatters, freeSpinsChance, freeSpinsExpected, total }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Coins that one spin pays on lines: every row of a reel shows each of its symbols equally often. */
function linesCoins({ reels, lines, pays }: SlotMachine): number {
  const chances = reels.map(symbolChances)
  const coinsFrom = (symbols: string): number => {
    const next = chances[symbols.length]
    if (!next) return bestOnLine(symbols, pays)?.coins ?? 0
    return sum([...next].map(([symbol, chance]) => chance * coinsFrom(symbols + symbol)))
  }
  return lines.length * coinsFrom('')
}

function symbolChances(reel: string): Map<string, number> {
  const chances = new Map<string, number>()
  for (const symbol of reel) chances.set(symbol, (chances.get(symbol) ?? 0) + 1 / reel.length)
  return chances
}

/** Coins that one spin pays by ways: reels are told apart only by how many fitting symbols they show. */
function waysCoins(machine: SlotMachine): number {
  const windows = (reel: string) => Array.from({ length: reel.length }, (_, stop) => shownBy(reel, stop))
  return sum(
    Object.keys(machine.pays).map((symbol) => {
      const pays = { ...machine, pays: { [symbol]: machine.pays[symbol] ?? [] } }
      const kinds = machine.reels.map((reel) => windowKinds(windows(reel), symbol))
      const coinsFrom = (window: readonly string[]): number => {
        const next = kinds[window.length]
        if (!next) return winsOf(pays, window)[0]?.coins ?? 0
        return sum(
          next.map(([fitting, chance]) =>
            chance === 0 ? 0 : chance * coinsFrom([...window, symbol.repeat(fitting)]),
          ),
        )
      }
      return coinsFrom([])
    }),
  )
}

/** How likely a reel shows 0 to 3 symbols that count for the wanted one. */
function windowKinds(windows: readonly string[], symbol: string): [fitting: number, chance: number][] {
  return Array.from({ length: SLOT_ROWS + 1 }, (_, fitting) => {
    const shown = windows.filter(
      (window) => [...window].filter((s) => s === symbol || s === 'W').length === fitting,
    )
    return [fitting, shown.length / windows.length]
  })
}

/** The chance of each number of scatters in a window. */
function scatterChances({ reels }: SlotMachine): number[] {
  return reels.reduce<number[]>(
    (before, reel) => {
      const after = Array.from({ length: before.length + SLOT_ROWS }, () => 0)
      for (let stop = 0; stop < reel.length; stop += 1) {
        const scatters = scattersIn([shownBy(reel, stop)])
        for (const [count, chance] of before.entries()) {
          after[count + scatters] = (after[count + scatters] ?? 0) + chance / reel.length
        }
      }
      return after
    },
    [1],
  )
}

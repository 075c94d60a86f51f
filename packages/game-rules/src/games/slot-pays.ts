import type { SlotMachine, SlotSymbol } from './slot-machines.ts'

export const SLOT_ROWS = 3
const WILD = 'W'
const SCATTER = 'S'
/** The first pay of a table is for three alike. */
const LEAST_ALIKE = 3

/** The three symbols that a reel shows at a stop, from the stop downwards; the ring closes. */
export function shownBy(reel: string, stop: number): string {
  return Array.from({ length: SLOT_ROWS }, (_, row) => reel[(stop + row) % reel.length]).join('')
}

export type LineWin = { readonly symbol: SlotSymbol; readonly alike: number; readonly coins: number }

/** Coins of what lies on one line, from the left: the best symbol counts, and W helps each of them. */
export function bestOnLine(symbols: string, pays: SlotMachine['pays']): LineWin | null {
  let best: LineWin | null = null
  for (const [symbol, table] of Object.entries(pays)) {
    let alike = 0
    while (alike < symbols.length && (symbols[alike] === symbol || symbols[alike] === WILD)) alike += 1
    const coins = table[alike - LEAST_ALIKE] ?? 0
    if (coins > (best?.coins ?? 0)) best = { symbol, alike, coins }
  }
  return best
}

/** The wins of a window: one at most for each line, or one for each symbol where every way counts. */
export function winsOf(
  machine: SlotMachine,
  window: readonly string[],
): (LineWin & { line: number | null })[] {
  if (machine.lines === 'ways') return waysWins(machine.pays, window)
  return machine.lines.flatMap((rows, line) => {
    const symbols = window.map((reel, index) => reel[Number(rows[index])]).join('')
    const win = bestOnLine(symbols, machine.pays)
    return win ? [{ ...win, line }] : []
  })
}

function waysWins(pays: SlotMachine['pays'], window: readonly string[]) {
  return Object.entries(pays).flatMap(([symbol, table]) => {
    let ways = 1
    let alike = 0
    for (const reel of window) {
      const fitting = countOf(reel, symbol) + countOf(reel, WILD)
      if (fitting === 0) break
      ways *= fitting
      alike += 1
    }
    const coins = ways * (table[alike - LEAST_ALIKE] ?? 0)
    return coins > 0 ? [{ symbol, alike, coins, line: null }] : []
  })
}

const countOf = (reel: string, symbol: SlotSymbol) => reel.split(symbol).length - 1

/** How many S lie in the window. */
export const scattersIn = (window: readonly string[]) =>
  window.reduce((sum, reel) => sum + countOf(reel, SCATTER), 0)

export const isFreeSpinsWon = (machine: SlotMachine, scatters: number) =>
  machine.freeSpins !== null && scatters >= LEAST_ALIKE

/** Coins of the scatters: so many times the whole stake. */
export const scatterCoins = (machine: SlotMachine, scatters: number) =>
  (machine.scatterPays[Math.min(scatters - LEAST_ALIKE, machine.scatterPays.length - 1)] ?? 0) * machine.unit

export const lineCoins = (machine: SlotMachine, window: readonly string[]) =>
  winsOf(machine, window).reduce((sum, { coins }) => sum + coins, 0)

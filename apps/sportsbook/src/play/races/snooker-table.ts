const REDS = 15
/** Reds with their colours, then the six colours alone; after a level frame the black is spotted again. */
const BALLS = REDS + 6
const COLOURS = [2, 3, 4, 5, 6, 7] as const
const BLACK = 7
const RED_AND_BLACK = 8

/** The colours taken after each red: frames go through these lists in turn. */
const TAKEN = ['773756774675763', '576727574773657', '765774737567246', '677475377625774'] as const

/**
 * What the next ball is worth, a red together with its colour. It follows from the frame's number and the balls
 * potted, so the points of both sides together do too, and the frame's distribution stays small.
 */
export function worth(frame: number, potted: number): number {
  if (potted >= BALLS) return BLACK
  if (potted >= REDS) return COLOURS[potted - REDS] ?? BLACK
  return 1 + Number(TAKEN[frame % TAKEN.length]?.[potted])
}

/** Distributions repeat after this many frames. */
export const TABLES = TAKEN.length

export function redsLeft(potted: number): number {
  return Math.max(0, REDS - potted)
}

/** The most that can still be scored; a side that trails by more concedes. A level frame goes on. */
export function remaining(potted: number): number {
  const colours = COLOURS.slice(Math.max(0, potted - REDS)).reduce((sum: number, value) => sum + value, 0)
  return redsLeft(potted) * RED_AND_BLACK + colours
}

/** Double chance with over and under: 1X over, 1X under, 12 over and so on. */
export const DOUBLE_CHANCE_TOTAL = 29
/** Double chance with both score: 1X no, 1X yes, 12 no and so on. */
export const DOUBLE_CHANCE_SCORE = 44

/** Half and full time, by the sides ahead after each: 13 is home, then level. */
const HALF_FULL: Readonly<Record<number, number>> = {
  13: 35,
  12: 36,
  23: 37,
  31: 38,
  32: 39,
  22: 40,
  11: 41,
  21: 42,
  33: 43,
}

export function halfFullOption(half: number, full: number): number {
  return HALF_FULL[half * 10 + full] ?? 0
}

/** The sides ahead after each; null for an option of another kind. */
export function sidesOfHalfFull(option: number): readonly [number, number] | null {
  const key = Number(Object.keys(HALF_FULL).find((sides) => HALF_FULL[Number(sides)] === option) ?? 0)
  return key ? [Math.floor(key / 10), key % 10] : null
}

const SCORE = 100
const TEN_HOME = 200
const TEN_AWAY = 210

/** The option of an exact score; scores with a ten on one side have blocks of their own. */
export function scoreOption(home: number, away: number): number {
  if (home === 10) return TEN_HOME + away
  if (away === 10) return TEN_AWAY + home
  return SCORE + 10 * home + away
}

export function scoreOfOption(option: number): readonly [number, number] | null {
  if (option >= SCORE && option < TEN_HOME) return [Math.floor((option - SCORE) / 10), option % 10]
  if (option >= TEN_HOME && option < TEN_AWAY) return [10, option - TEN_HOME]
  if (option >= TEN_AWAY && option < TEN_AWAY + 10) return [option - TEN_AWAY, 10]
  return null
}

/** What is left when the scores up to some number are listed, by that number. */
export const OTHER_SCORE: Readonly<Record<number, number>> = { 2: 222, 4: 244, 9: 299 }

/** Exactly so many. */
export const exactly = (count: number): number => 311 + count
/** So many or more. */
export const AT_LEAST: Readonly<Record<number, number>> = { 2: 320, 3: 321, 4: 327, 6: 322, 9: 323, 10: 324 }

/** From, to, option: ranges of a total. */
export type Range = readonly [from: number, to: number, option: number]
export const GOAL_RANGES: readonly Range[] = [[0, 1, 301], [2, 3, 302], [4, 6, 303], [7, Infinity, 305]] // prettier-ignore
export const CORNER_RANGES: readonly Range[] = [[0, 8, 332], [9, 11, 335], [12, Infinity, 337]] // prettier-ignore
export const HALF_CORNER_RANGES: readonly Range[] = [[0, 4, 331], [5, 6, 334], [7, Infinity, 336]] // prettier-ignore
export const TEAM_CORNER_RANGES: readonly Range[] = [[0, 2, 330], [3, 4, 333], [5, 6, 334], [7, Infinity, 336]] // prettier-ignore
/** By how much one side wins, from the home side; the mirror image stands six further on. */
export const POINT_MARGINS: readonly Range[] = [[1, 5, 350], [6, 10, 351], [11, 15, 352], [16, 20, 353], [21, 25, 354], [26, Infinity, 355]] // prettier-ignore

import type { Outlook } from '../sport-model.ts'
import { leaderOf, type Tally } from './tally.ts'

/** Options by the provider's numbers. */
export const HOME = 1
export const AWAY = 2
export const YES = 8
export const NO = 9

export function twoWay(home: number): ReadonlyMap<number, number> {
  return new Map([
    [HOME, home],
    [AWAY, 1 - home],
  ])
}

export function yesNo(yes: number): ReadonlyMap<number, number> {
  return new Map([
    [YES, yes],
    [NO, 1 - yes],
  ])
}

/** The option of the side that won. */
export function sideNumber(tally: Tally | undefined): number | null {
  const side = tally && leaderOf(tally)
  if (!side) return null
  return side === 'home' ? HOME : AWAY
}

export const NOTHING_OPEN: Outlook = { pair: () => null, split: () => null, answers: () => null }

import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Shares } from '../shares.ts'

/** From worst to best. A combination ends as the worst of its picks does; a void pick is as a pushed one. */
const FROM_WORST = [OUTCOME.lost, OUTCOME.halfLost, OUTCOME.push, OUTCOME.halfWon, OUTCOME.won] as const

export const RANKS = FROM_WORST.length
export const BEST = RANKS - 1

const RANK: Readonly<Record<Outcome, number>> = {
  [OUTCOME.lost]: 0,
  [OUTCOME.halfLost]: 1,
  [OUTCOME.push]: 2,
  [OUTCOME.cancelled]: 2,
  [OUTCOME.halfWon]: 3,
  [OUTCOME.won]: 4,
}

export const rankOf = (outcome: Outcome): number => RANK[outcome]

/** How a combination ended: as its worst pick, and void only where that pick is void. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce<Outcome>((worst, outcome) => {
    if (RANK[outcome] !== RANK[worst]) return RANK[outcome] < RANK[worst] ? outcome : worst
    return outcome === OUTCOME.cancelled ? outcome : worst
  }, OUTCOME.won)
}

export function sharesOfRanks(chances: ArrayLike<number>): Shares {
  const of = (outcome: Outcome) => chances[RANK[outcome]] ?? 0
  return {
    won: of(OUTCOME.won),
    halfWon: of(OUTCOME.halfWon),
    push: of(OUTCOME.push),
    halfLost: of(OUTCOME.halfLost),
    lost: of(OUTCOME.lost),
  }
}

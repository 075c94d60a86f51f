import type { Side } from '../score.ts'

/** The score of one unit or the like. */
export type Tally = { readonly home: number; readonly away: number }

/** Chances that the home side wins a point, by who serves. */
export type ServeRates = Readonly<Record<Side, number>>

export const LEVEL: Tally = { home: 0, away: 0 }

export const SIDES = ['home', 'away'] as const

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

export function plusOne({ home, away }: Tally, side: Side): Tally {
  return side === 'home' ? { home: home + 1, away } : { home, away: away + 1 }
}

export function leaderOf({ home, away }: Tally): Side | null {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

export function sumUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), LEVEL)
}

/** Units won by each side, given the scores of the finished ones. */
export function wonBy(finished: readonly Tally[]): Tally {
  return finished.reduce((won, unit) => plusOne(won, leaderOf(unit) ?? 'home'), LEVEL)
}

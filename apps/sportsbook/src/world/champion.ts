import type { Instant } from '@keo/service-kit/clock'
import type { League, Names } from './match.ts'

/** Somebody who can win a competition. Numbers count from 1 and are the option numbers of the wire. */
export type Runner = { readonly number: number; readonly names: Names; readonly teamId: number | null }

/** One season of a competition whose end can be bet on. */
export type Champion = {
  /** Of the same kind as a match's and never a match's. */
  readonly id: number
  readonly league: League
  readonly kind: 'winner' | 'scorer'
  readonly names: Names
  /** As printed: `2026/27` or `2026`. */
  readonly season: string
  readonly opensAt: Instant
  /** No more bets: the last day of the season begins. */
  readonly closesAt: Instant
  readonly decidedAt: Instant
  readonly runners: readonly Runner[]
  /** The secret that draws the winners: its hash is public before the decision, it itself afterwards. */
  seed(): string
}

export type Champions = {
  champion(id: number): Champion | null
  /** Not decided at that moment, the highest league first. */
  openAt(at: Instant): readonly Champion[]
  /** Ascending by decision; both ends of the range belong to it. */
  decidedBetween(from: Instant, to: Instant): readonly Champion[]
  /** What share of the win is expected of each runner at that moment, in their order; they sum to 1. */
  chances(champion: Champion, at: Instant): readonly number[]
  /** Since when the chances of that moment have stood. */
  steppedAt(champion: Champion, at: Instant): Instant
  /** The numbers of those who won, several in a dead heat; null until it is decided. */
  winners(champion: Champion, at: Instant): readonly number[] | null
}

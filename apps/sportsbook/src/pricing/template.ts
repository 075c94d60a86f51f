import type { ScoreKind, Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Question } from '../play/sport-model.ts'

/** What of a score a market looks at. */
export type View = 'margin' | 'total' | 'home' | 'away'

/**
 * What a market looks at: one number of a score, home and away, the same number of two periods that belong together,
 * or the model's answer to a question.
 */
export type Reading =
  | { readonly of: View | 'pair'; readonly kind: ScoreKind; readonly period: number }
  | {
      readonly of: 'split'
      readonly by: View
      readonly kind: ScoreKind
      readonly first: number
      readonly second: number
    }
  | { readonly of: 'question'; readonly questionAt: (number: number) => Question }

/** How an option ended, given the line in quarters and the numbers of its reading. Prices and settlement both use it. */
export type Grade = {
  (option: number, line: number, a: number, b: number): Outcome
  /** Where exactly one option wins and all others lose: that option. Prices then look at every value only once. */
  readonly winning?: (a: number, b: number, line: number) => number
  /**
   * Where only the distance of one number from the line counts: the option that wants it high, and the sign with which
   * the line is added. Prices then need no more than running sums.
   */
  readonly distance?: { readonly high: number; readonly sign: 1 | -1 }
}

export type MarginClass = 'asian' | 'threeWay' | 'sides' | 'special' | 'score'

/**
 * Lines a market may have, in quarters. `main` moves one line to where both sides are equally likely and offers its
 * neighbours; `all` offers every line that is still open; `next` the number that comes next.
 */
export type Lines = {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly choose: 'main' | 'all' | 'next'
  /** -1 where the line is added to the home side, 1 where the score must pass it. */
  readonly sign: 1 | -1
  /** A line that would only repeat another market. */
  readonly except?: number
  /** At most so many at once: before the match in leagues of tier 1 and 2, in other leagues, in play. */
  readonly most: readonly [number, number, number]
}

/** One market type in one period. */
export type Template = {
  readonly marketType: number
  readonly period: number
  readonly reading: Reading
  /** The provider's option numbers in the order of display; questions bring their own. */
  readonly options: readonly number[]
  readonly grade: Grade
  readonly lines: Lines | null
  readonly margin: MarginClass
  readonly tags: readonly string[]
  readonly isPopular: boolean
  readonly mayCombine: boolean
  /** Leagues from this tier down do without it. */
  readonly upToTier: number
  /** Formats of the match that it makes sense for; null for all. */
  readonly formats: readonly number[] | null
  /** Only where a level match is played on until it is decided. */
  readonly isKnockout: boolean
  readonly isBefore: boolean
  readonly isLive: boolean
  /** In play a bet counts what is scored after it, so its line is one of the score to come. */
  readonly countsFromBet: boolean
}

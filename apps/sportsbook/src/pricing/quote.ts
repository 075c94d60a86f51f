import type { Instant } from '@keo/service-kit/clock'
import type { Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Suspension } from '../play/sport-model.ts'
import type { Limits } from './limits.ts'
import type { Shares } from './shares.ts'

/** 1 open, 0 suspended; a closed market is not in the quote. */
export type SaleState = 1 | 0

export type OptionQuote = {
  /** The provider's option number. */
  readonly type: number
  /** Thousandths; null when locked. */
  readonly odds: number | null
  /** Expected share of win, half win, push and so on folded into one figure: 1 / fair price. */
  readonly fairShare: number
  /** The part of a stake that does not simply come back, on average; absent where that is all of it. */
  readonly decided?: number
}

export type MarketQuote = {
  readonly id: number
  /** In quarters, from the home side; null for markets without lines. Of the third goal it is 12. */
  readonly line: number | null
  /** 1 is the main line; null for markets without lines. */
  readonly lineRank: number | null
  readonly sale: SaleState
  readonly mayCombine: boolean
  readonly options: readonly OptionQuote[]
}

export type MarketGroup = {
  readonly marketType: number
  readonly period: number
  /** Tabs (`tps`), the most characteristic first. */
  readonly tags: readonly string[]
  readonly isPopular: boolean
  /** Where a bet on this market begins to count in play: it belongs on the slip (`re`). Null for all others. */
  readonly countsFrom: readonly [number, number] | null
  readonly markets: readonly MarketQuote[]
}

export type Quote = {
  readonly matchId: number
  /** Grows whenever a price, a line or a sale state changes. */
  readonly version: number
  readonly isLive: boolean
  readonly cause: Suspension | null
  /** Markets of the match in all, each line for itself, whether this quote shows them or not (`tms`). */
  readonly marketCount: number
  /** Tabs of all of them. */
  readonly tags: readonly string[]
  readonly groups: readonly MarketGroup[]
}

export type Verdict = {
  readonly outcome: Outcome
  readonly resultText: string
  /** When the event that decided it happened, where it is known. */
  readonly decidedAt?: number
  /** How many share a win in a dead heat; the stake is divided by it. */
  readonly sharers?: number
  /** Grows when a result is corrected; 1 for the first and, mostly, only one. */
  readonly version?: number
  /** When the world will report another result; absent for a final one. */
  readonly nextAt?: Instant
}

export type FoundMarket = {
  readonly group: MarketGroup
  readonly market: MarketQuote
  readonly isReplaced: boolean
  /** What a combination of picks of one match consists of. */
  readonly picks?: readonly CombinedPick[]
}

/** An option as part of a combination, with what its name is made of. */
export type CombinedPick = {
  readonly marketId: number
  readonly optionType: number
  readonly marketType: number
  readonly period: number
  readonly line: number | null
  /** Live handicaps count from here. */
  readonly scoreAtBet: readonly [number, number] | null
}

/** The book: what is offered now and how it ended. */
export type Book = {
  /** Every market of the match, or null when nothing is on sale. */
  quote(matchId: number): Quote | null
  /** The popular groups alone, with their first lines: what a list shows, at a fraction of the work. */
  popular(matchId: number): Quote | null
  /** Whether all markets of the match are counted: `popular` counts them where they are not, which takes its time. */
  isCounted(matchId: number): boolean
  /** Until when the popular groups stay as they were last seen, if nothing happens in the match. */
  popularUntil(matchId: number): Instant
  /** Stake limits of one option in whole thousands of dong, of everybody or of one player. */
  limits(marketId: number, optionType: number, userId?: string): Limits
  /** The market in the current quote, or the main line that took its place. Combinations are found by their number alone. */
  find(marketId: number, optionType?: number): FoundMarket | null
  /** How the option may still end, by the play itself, offered or not; null when nothing of it is open. */
  chances(marketId: number, optionType: number, scoreAtBet: readonly [number, number] | null): Shares | null
  /** Null while the option is open. `scoreAtBet` matters to live handicaps, which count from there. */
  verdict(marketId: number, optionType: number, scoreAtBet: readonly [number, number] | null): Verdict | null
}

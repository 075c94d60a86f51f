import type { Instant } from '@keo/units/instants'
import type { Price } from '@keo/units/price'

/** The product's own words for bets at the sportsbook. The provider's answers become these in `intake`. */

/** A pick of a combination; its outcome by the provider's number, null while it is open. */
export type OrderPick = {
  readonly marketName: string
  readonly optionName: string
  readonly outcome: number | null
}

export type OrderLeg = {
  readonly sportId: number
  readonly matchName: string
  readonly leagueName: string
  readonly marketId: number
  readonly marketName: string
  readonly optionType: number
  readonly optionName: string
  /** The price that was given. */
  readonly odds: Price
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  readonly matchStatus: number
  readonly clock: { readonly period: number; readonly seconds?: number | undefined } | null
  /** Home and away as they stand now; empty where nobody says. */
  readonly score: readonly number[]
  /** `1-0`; empty before the match. */
  readonly scoreAtBet: string
  /** What disturbed the wait, by the provider's causes. */
  readonly cause: number | null
  /** What a combination consists of; empty for an ordinary option. */
  readonly picks: readonly OrderPick[]
}

export type OrderCashOut = { readonly id: string; readonly stake: number; readonly status: number }

export type Order = {
  readonly id: string
  readonly status: number
  /** The id that was made for it before it was sent. */
  readonly ownId: string | null
  readonly placedAt: Instant
  readonly changedAt: Instant
  readonly mayCashOut: boolean
  readonly legs: readonly OrderLeg[]
  readonly cashOuts: readonly OrderCashOut[]
}

export type OrderState = {
  readonly orderId: string
  readonly status: number
  /** Why it was rejected: the provider's number and its own words. */
  readonly reason: { readonly code: number; readonly text: string } | null
}

/** What a selection costs now, and what may be staked on it, in the book's units. */
export type Quote = {
  /** The market that was asked about; another one where its line was replaced. */
  readonly askedMarketId: number
  readonly marketId: number
  readonly saleStatus: number
  readonly stakeLeast?: number | undefined
  readonly stakeMost?: number | undefined
  readonly series?: number | undefined
  readonly inPlay?: number | undefined
  readonly score?: string | undefined
  readonly option?:
    | {
        readonly type: number
        readonly name: string
        readonly line?: string | undefined
        readonly odds: Price
      }
    | undefined
}

/** Series of so many legs each that are offered over the selections together; limits for each sub-bet. */
export type SeriesRow = {
  readonly legsEach: number
  readonly subBets: number
  readonly stakeLeast: number
  readonly stakeMost: number
}

/** A bet that waits for its price. */
export type Reservation = {
  readonly id: string
  /** In the book's units. */
  readonly stake: number
  readonly currencyId: number
  readonly status: number
  readonly failReason: number | null
  readonly placedAt: Instant
  readonly leg: ReservedLeg | null
}

export type ReservedLeg = {
  readonly marketId: number
  readonly marketType: number
  readonly marketName: string
  readonly optionType: number
  readonly optionName: string
  readonly matchName: string
  readonly odds: Price
}

/** What may be reserved on an option; stakes in the book's units. */
export type ReserveLimits = {
  readonly odds: Price
  readonly oddsMost: Price
  readonly stakeLeast: number
  readonly stakeMost?: number | undefined
  readonly liabilityMost: number
}

/** What a unit of an order's stake is worth now. */
export type CashOutPrice = {
  readonly orderId: string
  readonly unitPrice: number | null
  readonly state: number
  /** The smallest part of a single and of a series that can be ended, in the book's units. */
  readonly leastOfSingle: number
  readonly leastOfSeries: number
}

export type Bulletin = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly publishedAt: Instant
}

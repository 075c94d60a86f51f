import type { Instant } from '@keo/units/instants'
import type { Transaction } from '@keo/sportsbook-contract/callbacks'
import type { OrderReplay } from '@keo/sportsbook-contract/replay'
import type { Language } from '@keo/messages/languages'
import type { Currency } from '@keo/units/money'
import type { Price } from '@keo/units/price'

export type SportsAccess = {
  readonly apiServerAddress: string
  readonly pushServerAddress: string
  readonly token: string
}

export type TokenRequest = {
  readonly memberId: string
  readonly currency: Currency
  readonly address: string
  /** The token dies with this session of ours, at the latest when it ends by itself. */
  readonly sessionId: string
  readonly sessionEndsAt: Instant
}

/** Of a live match. */
export type LiveScore = { readonly matchId: string; readonly home: number; readonly away: number }

/** Orders that last changed in one hour, and all their movements of money. */
export type OrderFile = {
  readonly orders: readonly {
    readonly orderId: string
    readonly version: number
    readonly changedAt: Instant
    /** Its stake is asked for: whether it was given, the two sides may see at different moments. */
    readonly isBeingPaid: boolean
  }[]
  readonly transactions: readonly Transaction[]
}

/** What the provider calls the parts of an order in one language. */
export type OrderWords = {
  readonly orderId: string
  readonly legs: readonly {
    readonly marketId: string
    readonly optionType: number
    readonly matchName: string
    readonly marketName: string
    readonly optionName: string
  }[]
}

/** How a match stands: `void` counts for nobody, such as one that was postponed or broken off. */
export type FixtureState = 'open' | 'over' | 'void'

/** A match of the schedule, named in the language that was asked for. */
export type Fixture = {
  readonly matchId: string
  readonly sportId: number
  readonly leagueId: number
  readonly beginsAt: Instant
  readonly home: { readonly id: number; readonly name: string }
  readonly away: { readonly id: number; readonly name: string }
  readonly leagueName: string
  /** Nobody plays at home. */
  readonly isNeutral: boolean
  readonly state: FixtureState
  /** Of its regular time in sports that know a draw, else of all of it; null before it is over. */
  readonly score: { readonly home: number; readonly away: number } | null
}

/** A league with matches that can be bet on. */
export type LeagueOnSale = { readonly leagueId: number; readonly sportId: number }

/** A market of a match that can be bet on now. */
export type Offer = {
  readonly marketId: number
  readonly marketType: number
  readonly period: number
  /** In quarters, added to the home side or held against the sum; null where there is none. */
  readonly line: number | null
  readonly options: readonly { readonly type: number; readonly price: Price }[]
}

/** Matches that are over, newest first: of both sides against each other, and of each against anybody. */
export type Meetings = {
  readonly between: readonly Fixture[]
  readonly home: readonly Fixture[]
  readonly away: readonly Fixture[]
}

/** Something that happened in a match. */
export type MatchEvent = {
  /** Milliseconds from kick-off. */
  readonly atMs: number
  readonly kind: string
  readonly side: 'home' | 'away' | null
  readonly amount?: number | undefined
  readonly manner?: string | undefined
}

export type OnSale = { readonly fixture: Fixture; readonly offers: readonly Offer[] }

export type ScheduleRequest = {
  readonly leagueIds: readonly number[]
  readonly from: Instant
  readonly until: Instant
  readonly language: Language
}

/** Ids of one question at most. */
export const ORDER_WORDS_MAX = 500

/** The sportsbook provider's data service. */
export type SportsbookGateway = {
  /** A fresh token of a member, who becomes known to the provider if need be; null when it does not answer. */
  tokenFor(who: TokenRequest): Promise<SportsAccess | null>
  endTokensOf(sessionId: string): Promise<void>
  /** Ids of the files that touch a time; null when the provider does not answer. */
  orderFiles(from: Instant, until: Instant): Promise<readonly string[] | null>
  orderFile(fileId: string): Promise<OrderFile | null>
  /** Sport and price of each leg; null when the provider does not answer or does not know the order. */
  orderLegs(orderId: string): Promise<readonly { readonly sportId: number; readonly price: number }[] | null>
  /** Of at most `ORDER_WORDS_MAX` orders; null when the provider does not answer. */
  orderWords(orderIds: readonly string[], language: Language): Promise<readonly OrderWords[] | null>
  /** One order again, from its first moment to its last; null when the provider does not answer or keeps none. */
  orderReplay(orderId: string, language: Language): Promise<OrderReplay | null>
  /** Those of these matches that are on and have goals; null when the provider does not answer. */
  scoresOf(matchIds: readonly string[]): Promise<readonly LiveScore[] | null>
  /** Matches of leagues that begin in at most a month; null when the provider does not answer. */
  scheduleOf(asked: ScheduleRequest): Promise<readonly Fixture[] | null>
  /** Leagues of two sides that have matches on sale, the most important first; null when the provider does not answer. */
  leaguesOnSale(): Promise<readonly LeagueOnSale[] | null>
  /** What a match is sold with at this moment; null when the provider does not answer. */
  offersOf(matchId: string): Promise<readonly Offer[] | null>
  /** What both sides of a match played lately; null when the provider does not answer. */
  meetingsOf(matchId: string): Promise<Meetings | null>
  /** What happened in a match, oldest first; null when the provider does not answer. */
  eventsOf(matchId: string): Promise<readonly MatchEvent[] | null>
  /** A match as it stands and what it is sold with; null when the provider does not answer or has no such match. */
  matchOf(matchId: string, language: Language): Promise<OnSale | null>
}

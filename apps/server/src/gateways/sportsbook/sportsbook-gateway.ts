import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'

export type SportsAccess = {
  readonly apiServerAddress: string
  readonly pushServerAddress: string
  readonly token: string
}

export type TokenWish = {
  readonly memberId: string
  readonly currency: Currency
  readonly address: string
  /** The token dies with this session of ours, at the latest when it ends by itself. */
  readonly sessionId: string
  readonly sessionEndsAt: Instant
}

/** Of a live match. */
export type LiveScore = { readonly matchId: string; readonly home: number; readonly away: number }

/** The sportsbook provider's data service. */
export type SportsbookGateway = {
  /** A fresh token of a member, who becomes known to the provider if need be; null when it does not answer. */
  tokenFor(who: TokenWish): Promise<SportsAccess | null>
  endTokensOf(sessionId: string): Promise<void>
  /** Those of these matches that are on and have goals; null when the provider does not answer. */
  scoresOf(matchIds: readonly string[]): Promise<readonly LiveScore[] | null>
}

import type { Currency } from '@keo/units/money'

export type SportsAccess = {
  readonly apiServerAddress: string
  readonly pushServerAddress: string
  readonly token: string
}

/** The sportsbook provider's data service. */
export type SportsbookGateway = {
  /** A fresh token of a member, who becomes known to the provider if need be; null when it does not answer. */
  tokenFor(who: { memberId: string; currency: Currency; address: string }): Promise<SportsAccess | null>
}

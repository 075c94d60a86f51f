import type { OddsChange } from '@keo/betting/odds-change'
import type { OddsType } from '@keo/sportsbook-contract/match-enums'
import type { Odds } from '@keo/units/odds'

/** A bet as the request names it, read from the wire and not judged yet. */
export type SlipLeg = {
  readonly marketId: number
  readonly optionType: number
  readonly odds: Odds
  /** The format in which the client showed the odds, European by default. Odds in this type are always European. */
  readonly oddsFormat?: OddsType
}

export type Slip = {
  readonly userId: string
  readonly merchantUserId: string
  readonly currencyId: number
  /** The operator's own id, returned in answers and pushes. */
  readonly relatedId: string | null
  /** Sent twice with the same one, it is still one order. */
  readonly slipKey: string | null
  readonly remark: string | null
  /** 1 for a single, 0 for the full combination. */
  readonly legsEach: number
  readonly unitStake: bigint
  readonly oddsChange: OddsChange
  readonly legs: readonly SlipLeg[]
  /** The reservation that placed this bet when its odds were reached. */
  readonly reservationId: string | null
  readonly device: string
  readonly address: string
}

/** Most selections of a slip, and most slips of one request. */
export const LEGS_MAX = 10
/** Two thousand million dong, stake included, in thousands of dong. */
export const RETURN_CAP = 2_000_000

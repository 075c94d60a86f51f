import type { Instant } from '@keo/service-kit/clock'
import type { OddsType } from '@keo/sportsbook-contract/match-enums'
import type { RESERVATION_FAIL, RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Odds } from '@keo/units/odds'

export type ReservationStatus = (typeof RESERVATION_STATUS)[keyof typeof RESERVATION_STATUS]
export type FailReason = keyof typeof RESERVATION_FAIL

/** What is bet on, as it was when it was booked. */
export type ReservedOption = {
  readonly marketId: number
  readonly optionType: number
  readonly matchId: number
  readonly sportId: number
  readonly leagueId: number
  readonly marketType: number
  readonly period: number
  readonly line: number | null
  readonly isLive: boolean
  /** Live handicaps count from here. */
  readonly scoreAtBooking: readonly [number, number] | null
}

/** A bet that waits for its odds. Nothing is charged before they are reached. */
export type Reservation = ReservedOption & {
  readonly id: string
  readonly userId: string
  readonly merchantUserId: string
  readonly currencyId: number
  readonly relatedId: string | null
  readonly requestHash: string
  /** Hundredths of the currency. */
  readonly stake: bigint
  readonly wantedOdds: Odds
  /** How odds were shown where it was booked. */
  readonly oddsFormat: OddsType
  readonly status: ReservationStatus
  readonly failReason: FailReason | null
  /** Each time the odds are reached is a try of its own; the order is that of the last one. */
  readonly tries: number
  readonly orderId: string | null
  readonly madeAt: Instant
  /** Not tried again before then. */
  readonly restsUntil: Instant | null
  readonly endedAt: Instant | null
  readonly modifiedAt: Instant
  readonly version: number
  readonly device: string
  readonly address: string
}

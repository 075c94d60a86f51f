import type { Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { OddsType } from '@keo/sportsbook-contract/match-enums'
import { RESERVATION_FAIL } from '@keo/sportsbook-contract/order-enums'
import type { Odds } from '@keo/units/odds'
import type { Selectable } from 'kysely'
import type { FailReason, Reservation, ReservationStatus } from './reservation-types.ts'

type ReservationRow = {
  id: string
  user_id: string
  merchant_user_id: string
  currency_id: number
  related_id: string | null
  request_hash: string
  stake: bigint
  wanted_odds: number
  odds_format: number
  market_id: number
  option_type: number
  match_id: number
  sport_id: number
  league_id: number
  market_type: number
  period: number
  line: number | null
  is_live: boolean
  home_at_booking: number | null
  away_at_booking: number | null
  status: number
  fail_reason: number | null
  tries: number
  order_id: string | null
  made_at: InstantColumn
  rests_until: InstantColumn | null
  ended_at: InstantColumn | null
  modified_at: InstantColumn
  version: number
  device: string
  address: string
}

export type ReservationTables = { bet_reservation: ReservationRow }

const FAILS = Object.entries(RESERVATION_FAIL) as [FailReason, number][]

export function toReservation(row: Selectable<ReservationRow>): Reservation {
  const { home_at_booking: home, away_at_booking: away } = row
  return {
    id: row.id,
    userId: row.user_id,
    merchantUserId: row.merchant_user_id,
    currencyId: row.currency_id,
    relatedId: row.related_id,
    requestHash: row.request_hash,
    stake: row.stake,
    wantedOdds: BigInt(row.wanted_odds) as Odds,
    oddsFormat: row.odds_format as OddsType,
    marketId: row.market_id,
    optionType: row.option_type,
    matchId: row.match_id,
    sportId: row.sport_id,
    leagueId: row.league_id,
    marketType: row.market_type,
    period: row.period,
    line: row.line,
    isLive: row.is_live,
    scoreAtBooking: home === null || away === null ? null : [home, away],
    status: row.status as ReservationStatus,
    failReason: FAILS.find(([, wire]) => wire === row.fail_reason)?.[0] ?? null,
    tries: row.tries,
    orderId: row.order_id,
    madeAt: row.made_at,
    restsUntil: row.rests_until,
    endedAt: row.ended_at,
    modifiedAt: row.modified_at,
    version: row.version,
    device: row.device,
    address: row.address,
  }
}

export function fromReservation(reservation: Reservation) {
  const maybeAt = (instant: Instant | null) => (instant === null ? null : sqlInstant(instant))
  const { failReason, scoreAtBooking } = reservation
  return {
    id: reservation.id,
    user_id: reservation.userId,
    merchant_user_id: reservation.merchantUserId,
    currency_id: reservation.currencyId,
    related_id: reservation.relatedId,
    request_hash: reservation.requestHash,
    stake: reservation.stake,
    wanted_odds: Number(reservation.wantedOdds),
    odds_format: reservation.oddsFormat,
    market_id: reservation.marketId,
    option_type: reservation.optionType,
    match_id: reservation.matchId,
    sport_id: reservation.sportId,
    league_id: reservation.leagueId,
    market_type: reservation.marketType,
    period: reservation.period,
    line: reservation.line,
    is_live: reservation.isLive,
    home_at_booking: scoreAtBooking?.[0] ?? null,
    away_at_booking: scoreAtBooking?.[1] ?? null,
    status: reservation.status,
    fail_reason: failReason === null ? null : RESERVATION_FAIL[failReason],
    tries: reservation.tries,
    order_id: reservation.orderId,
    made_at: sqlInstant(reservation.madeAt),
    rests_until: maybeAt(reservation.restsUntil),
    ended_at: maybeAt(reservation.endedAt),
    modified_at: sqlInstant(reservation.modifiedAt),
    version: reservation.version,
    device: reservation.device,
    address: reservation.address,
  }
}

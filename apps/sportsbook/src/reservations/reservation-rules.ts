import { MATCH_STATUS, MARKET_SALE } from '@keo/sportsbook-contract/match-enums'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import type { Odds } from '@keo/units/odds'
import { limitIn, mostStake } from '../orders/risk/currency-limits.ts'
import { RETURN_CAP } from '../orders/slip.ts'
import { matchOfMarket } from '../pricing/market-ids.ts'
import type { Limits } from '../pricing/limits.ts'
import type { Book, FoundMarket } from '../pricing/quote.ts'
import { isFinal, type Scene, type Stage } from '../stage/stage.ts'
import type { Reservation, ReservedOption } from './reservation-types.ts'

/** Most reservations that one player may have open. */
export const OPEN_MAX = 10
/** Odds may be reserved up to half as much again, and always a tenth above the present ones. */
const HIGHEST_PERCENT = 150n
const HIGHER_AT_LEAST = 100n
const ODDS_MOST = 1_000_000n
const EVEN = 2_000n

type Bookable = FoundMarket & { readonly scene: Scene; readonly odds: Odds }

/** What can be reserved of an option now, or why nothing. Betting may stand still meanwhile: the odds come later. */
export function bookable(
  { marketId, optionType }: Pick<ReservedOption, 'marketId' | 'optionType'>,
  book: Book,
  stage: Stage,
): Bookable | ProviderCode {
  const scene = stage.scene(matchOfMarket(marketId))
  if (!scene) return 'MARKET_UNKNOWN'
  const found = isFinal(scene.status) ? null : book.find(marketId)
  if (!found || found.isReplaced) return 'MARKET_INVALID'
  const option = found.market.options.find(({ type }) => type === optionType)
  if (!option) return 'MARKET_UNKNOWN'
  return option.odds === null ? 'MARKET_INVALID' : { ...found, scene, odds: BigInt(option.odds) as Odds }
}

export function optionOf({ scene, group, market }: Bookable, optionType: number): ReservedOption {
  const { match, status } = scene
  return {
    marketId: market.id,
    optionType,
    matchId: match.id,
    sportId: match.setting.sportId,
    leagueId: match.league.id,
    marketType: group.marketType,
    period: group.period,
    line: market.line,
    isLive: status === MATCH_STATUS.live,
    scoreAtBooking: group.countsFrom,
  }
}

/** Amounts in hundredths of the currency. */
type ReserveLimits = {
  readonly least: bigint
  readonly most: bigint
  /** Most that may be won. */
  readonly liability: bigint
  readonly highest: Odds
  readonly current: Odds
}

export function reserveLimits(currencyId: number, { least, most }: Limits, current: Odds): ReserveLimits {
  const leastStake = limitIn(currencyId, least)
  const highestStake = mostStake(leastStake, limitIn(currencyId, most))
  const half = ((current * HIGHEST_PERCENT) / 100n / 10n) * 10n
  const higher = half > current + HIGHER_AT_LEAST ? half : current + HIGHER_AT_LEAST
  return {
    least: leastStake,
    most: highestStake,
    // Above evens it is what may be won that is limited.
    liability: current > EVEN ? (highestStake * (current - 1000n)) / 1000n : highestStake,
    highest: (higher < ODDS_MOST ? higher : ODDS_MOST) as Odds,
    current,
  }
}

/** The least of three limits: the stake, the loss of the book, the return. */
export function largestStake(currencyId: number, { most, liability }: ReserveLimits, odds: Odds): bigint {
  const byWin = (liability * 1000n) / (odds - 1000n)
  const byCap = (limitIn(currencyId, RETURN_CAP) * 1000n) / odds
  return [most, liability, byWin, byCap].reduce((least, each) => (each < least ? each : least))
}

/** The checks at booking. Balance, limits and market are checked again when the odds are reached. */
export function requestRefusal(
  currencyId: number,
  limits: ReserveLimits,
  { stake, odds }: { stake: bigint; odds: Odds },
): ProviderCode | null {
  if (stake < limits.least) return 'RESERVE_STAKE_TOO_LOW'
  if (stake > limits.most) return 'RESERVE_STAKE_TOO_HIGH'
  if (odds > limits.highest) return 'RESERVE_ODDS_TOO_HIGH'
  return stake > largestStake(currencyId, limits, odds) ? 'RESERVE_STAKE_OVER_LIMIT' : null
}

/** Where a reservation that waits stands. A line that is not offered may come back; a decided one does not. */
export function triggerStateOf(
  reservation: Reservation,
  book: Book,
  stage: Stage,
): 'waiting' | 'reached' | 'marketSettled' | 'scoreChanged' {
  const { marketId, optionType, scoreAtBooking, wantedOdds } = reservation
  const scene = stage.scene(reservation.matchId)
  if (!scene || isFinal(scene.status)) return 'marketSettled'
  if (book.verdict(marketId, optionType, scoreAtBooking)) return 'marketSettled'
  const found = book.find(marketId)
  if (!found || found.isReplaced) return 'waiting'
  if (!isSameScore(found.group.countsFrom, scoreAtBooking)) return 'scoreChanged'
  const odds = found.market.options.find(({ type }) => type === optionType)?.odds ?? null
  return found.market.sale === MARKET_SALE.open && odds !== null && BigInt(odds) >= wantedOdds
    ? 'reached'
    : 'waiting'
}

type Score = readonly [number, number] | null

/** A handicap that counts from another score is another bet. */
function isSameScore(now: Score, then: Score): boolean {
  const [home, away] = now ?? [0, 0]
  const [homeThen, awayThen] = then ?? [0, 0]
  return home === homeThen && away === awayThen
}

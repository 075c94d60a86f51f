import type { Clock, Instant } from '@keo/service-kit/clock'
import { RESERVATION_PAY, RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import {
  cancelReservation,
  getBetParameter,
  getReservations,
  newReserveBetList,
  reserveBet,
  reserveBetList,
  updateReservation,
} from '@keo/sportsbook-contract/reservations'
import { days, parseServerTime } from '@keo/units/instants'
import { type Odds, parseOdds } from '@keo/units/odds'
import type { ProviderRequestOf } from '@keo/sportsbook-contract/define-provider-call'
import { isKnownCurrency } from '../orders/risk/currency-limits.ts'
import type { CallContext } from '../api/call-context.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Stage } from '../stage/stage.ts'
import type { Player } from '../players/players.ts'
import { amountNumber, readAmount } from '../wallet/amounts.ts'
import { isOddsType, oddsTypeOf } from '../wire/odds-format.ts'
import type { ReservationDesk } from '../reservations/reservation-desk.ts'
import { sumsOf, toWireReservation } from '../wire/reservation-record.ts'

const { waiting, done, failed, cancelled, confirming } = RESERVATION_STATUS
const OPEN_OR_DONE = [waiting, confirming, done]
const ENDED = [failed, cancelled]
const LISTED_MAX = 500
/** Failed reservations are listed this far back unless the request names a time, and never over a longer span. */
const USUAL_DAYS = 7
const MOST_DAYS = 31
/** Decimals of odds. */
const SCALE = 2

type Needs = { readonly reservations: ReservationDesk; readonly stage: Stage; readonly clock: Clock }

/** The calls of reservations: bets that wait for their odds. */
export function reservationCalls(api: ProviderApi, needs: Needs): void {
  const { reservations, stage, clock } = needs
  api.handle(getBetParameter, ({ matchId, marketId, optionType, currencyId }, { player }) => {
    const currency = currencyOf(currencyId, player)
    const found = reservations.parameters({
      userId: player.userId,
      marketId,
      optionType,
      currencyId: currency,
    })
    if (matchId !== undefined && matchId !== found.matchId) refuse('MARKET_INVALID')
    return {
      mid: marketId,
      mis: amountNumber(found.least),
      mms: amountNumber(found.most),
      mly: amountNumber(found.liability),
      mod: oddsNumber(found.highest),
      od: oddsNumber(found.current),
      scl: SCALE,
      msf: 1 as const,
    }
  })
  api.handle(reserveBet, async (body, context) => {
    const { id, status } = await reservations.place(requestOf(body, context))
    return { id, st: status }
  })
  api.handle(updateReservation, async ({ reserveId, unitStake, odds }, { player }) => {
    await reservations.update(player.userId, reserveId, { stake: stakeOf(unitStake), odds: oddsOf(odds) })
    return true
  })
  api.handle(cancelReservation, async ({ reserveId }, { player }) => {
    await reservations.cancel(player.userId, reserveId)
    return true
  })
  api.handle(getReservations, async ({ ids }, { player, language }) => {
    const found = await reservations.own(player.userId, ids)
    return found.map((each) => toWireReservation(each, { stage, language, now: clock.now() }))
  })
  listCalls(api, needs)
}

function listCalls(api: ProviderApi, { reservations, stage, clock }: Needs): void {
  const list = async (body: ProviderRequestOf<typeof newReserveBetList>, context: CallContext<Player>) => {
    const { player, language } = context
    const span = body.isFailed ? spanOf(body, clock.now()) : { endedFrom: null, endedTo: null }
    const found = await reservations.list({
      userId: player.userId,
      statuses: body.isFailed ? ENDED : OPEN_OR_DONE,
      currencyId: body.currencyId ?? null,
      ...span,
      limit: LISTED_MAX,
    })
    const ods = found.map((each) => toWireReservation(each, { stage, language, now: clock.now() }))
    return { ods, sts: sumsOf(found) }
  }
  api.handle(newReserveBetList, list)
  api.handle(reserveBetList, async (body, context) => {
    const lists = await list(body, context)
    return { ...lists, records: lists.ods }
  })
}

function requestOf(body: ProviderRequestOf<typeof reserveBet>, { player, address }: CallContext<Player>) {
  const [option = refuse('ILLEGAL_PARAMETER')] = body.betOptionList
  const { marketId, optionType, odds, oddsFormat } = option
  if (!isOddsType(oddsFormat)) refuse('RESERVE_ODDS_FORMAT_WRONG')
  // A single wallet is charged with the order, not before.
  if (body.pay !== undefined && body.pay !== RESERVATION_PAY.later) refuse('ILLEGAL_PARAMETER')
  return {
    userId: player.userId,
    merchantUserId: player.merchantUserId,
    currencyId: currencyOf(body.currencyId, player),
    relatedId: body.relatedId ?? null,
    stake: stakeOf(body.unitStake),
    odds: oddsOf(odds),
    oddsFormat: oddsTypeOf(oddsFormat),
    marketId,
    optionType,
    device: body.deviceId ?? 'h5',
    address,
  }
}

function currencyOf(currencyId: number | undefined, player: Player): number {
  if (currencyId === undefined) return refuse('CURRENCY_ID_MISSING')
  if (!isKnownCurrency(currencyId)) return refuse('CURRENCY_UNKNOWN')
  return player.currencyIds.includes(currencyId) ? currencyId : refuse('CURRENCY_NOT_OFFERED')
}

function stakeOf(text: string): bigint {
  const stake = readAmount(text) ?? refuse('ILLEGAL_PARAMETER')
  return stake > 0n ? stake : refuse('RESERVE_STAKE_TOO_LOW')
}

/** Prices have two decimals: more of them would never be reached as written. */
function oddsOf(text: string): Odds {
  const odds = parseOdds(text) ?? refuse('ILLEGAL_PARAMETER')
  return odds % 10n === 0n ? odds : refuse('RESERVE_ODDS_FORMAT_WRONG')
}

function oddsNumber(odds: Odds): number {
  return Number(odds) / 1000
}

type TimeField = string | number | undefined

/** Times are text at +08:00 here; some clients send milliseconds as everywhere else. */
function spanOf({ startTime, endTime }: { startTime?: TimeField; endTime?: TimeField }, now: Instant) {
  const endedTo = timeOf(endTime) ?? now
  const endedFrom = timeOf(startTime) ?? endedTo - days(USUAL_DAYS)
  if (endedTo - endedFrom > days(MOST_DAYS)) refuse('RANGE_DAYS_TOO_LONG')
  return { endedFrom, endedTo }
}

function timeOf(shown: TimeField): Instant | undefined {
  if (shown === undefined) return undefined
  if (typeof shown === 'number') return shown
  if (/^\d{13}$/.test(shown)) return Number(shown)
  return parseServerTime(shown) ?? refuse('ILLEGAL_PARAMETER')
}

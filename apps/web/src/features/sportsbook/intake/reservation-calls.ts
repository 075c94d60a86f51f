import { getMerchant } from '@keo/sportsbook-contract/house-calls'
import { ODDS_TYPE } from '@keo/sportsbook-contract/match-enums'
import { RESERVATION_PAY } from '@keo/sportsbook-contract/order-enums'
import {
  cancelReservation as cancelCall,
  getBetParameter,
  reserveBet,
  reserveBetList,
  updateReservation,
} from '@keo/sportsbook-contract/reservations'
import { decimalText, type Price } from '@keo/units/price'
import type { Reservation, ReserveLimits } from '../model/order.ts'
import type { ProviderOptions } from '../provider/create-provider.ts'
import { provider } from '../provider/provider.ts'
import { reservationFromWire, reserveLimitsFromWire } from './order-from-wire.ts'

type Asked = Pick<ProviderOptions, 'signal'>
type Option = { readonly marketId: number; readonly optionType: number }
/** Stake in the book's units. */
export type Reserving = { readonly stake: string; readonly odds: Price }

/** Whether the operator has switched them on. */
export async function isReserveOffered(asked: Asked = {}): Promise<boolean> {
  return (await provider(getMerchant, {}, { ...asked, silent: true })).reserve
}

/** Those that wait, and those that are bets by now. */
export async function fetchReservations(asked: Asked = {}): Promise<Reservation[]> {
  const { ods } = await provider(reserveBetList, { isFailed: false }, { ...asked, silent: true })
  return ods.map(reservationFromWire)
}

/** Those that came to nothing between two moments, which the wire wants as text. */
export async function fetchFailedReservations(
  span: { readonly startTime: string; readonly endTime: string },
  asked: Asked = {},
): Promise<Reservation[]> {
  const { ods } = await provider(reserveBetList, { isFailed: true, ...span }, { ...asked, silent: true })
  return ods.map(reservationFromWire)
}

export async function fetchReserveLimits(
  { marketId, optionType }: Option,
  asked: Asked = {},
): Promise<ReserveLimits> {
  return reserveLimitsFromWire(
    await provider(getBetParameter, { marketId, optionType }, { ...asked, silent: true }),
  )
}

export async function placeReservation(
  { marketId, optionType }: Option,
  { stake, odds }: Reserving,
  ownId: string,
): Promise<void> {
  await provider(reserveBet, {
    unitStake: stake,
    betOptionList: [{ marketId, optionType, odds: decimalText(odds), oddsFormat: ODDS_TYPE.european }],
    pay: RESERVATION_PAY.later,
    relatedId: ownId,
  })
}

export async function changeReservation(reserveId: string, { stake, odds }: Reserving): Promise<void> {
  await provider(updateReservation, { reserveId, unitStake: stake, odds: decimalText(odds) })
}

export async function cancelReservation(reserveId: string): Promise<void> {
  await provider(cancelCall, { reserveId })
}

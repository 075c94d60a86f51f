import { RESERVATION_FAIL, RESERVATION_PAY } from '@keo/sportsbook-contract/order-enums'
import type { Reservation as WireReservation } from '@keo/sportsbook-contract/reservations'
import { type RecordNeeds, toWireLeg } from './order-record.ts'
import type { OrderLeg } from '../orders/order-types.ts'
import { amountNumber } from '../wallet/amounts.ts'
import type { Reservation } from '../reservations/reservation-types.ts'

/** A reservation as its owner sees it (2.15). */
export function toWireReservation(reservation: Reservation, needs: RecordNeeds): WireReservation {
  const { failReason, relatedId, orderId } = reservation
  return {
    id: reservation.id,
    sat: amountNumber(reservation.stake),
    cte: reservation.madeAt,
    rst: reservation.status,
    cid: reservation.currencyId,
    // A single wallet is charged when the odds are reached, with the order.
    p: orderId === null ? RESERVATION_PAY.later : RESERVATION_PAY.now,
    ...(failReason === null ? {} : { fr: RESERVATION_FAIL[failReason] }),
    ...(relatedId === null ? {} : { rid: relatedId }),
    ...(orderId === null ? {} : { oid: orderId }),
    ops: [toWireLeg({ delayCause: null }, legOf(reservation), needs)],
  }
}

/** The leg that it would become. */
export function legOf(reservation: Reservation): OrderLeg {
  const { wantedOdds, scoreAtBooking, ...option } = reservation
  return {
    ...option,
    number: 1,
    requestedOdds: wantedOdds,
    odds: wantedOdds,
    scoreAtBet: scoreAtBooking,
    scoresText: scoreAtBooking ? `S: ${scoreAtBooking.join('-')}` : null,
    outcome: null,
    resultText: null,
    sharers: null,
    picks: null,
    resultVersion: 0,
  }
}

/** Stakes and what they can win, by currency. */
export function sumsOf(reservations: readonly Reservation[]) {
  const sums = new Map<number, { count: number; stake: bigint; win: bigint }>()
  for (const { currencyId, stake, wantedOdds } of reservations) {
    const sum = sums.get(currencyId) ?? { count: 0, stake: 0n, win: 0n }
    const win = (stake * (wantedOdds - 1000n)) / 1000n
    sums.set(currencyId, { count: sum.count + 1, stake: sum.stake + stake, win: sum.win + win })
  }
  return [...sums].map(([cid, { count, stake, win }]) => ({
    cid,
    ct: count,
    sa: amountNumber(stake),
    mw: amountNumber(win),
  }))
}

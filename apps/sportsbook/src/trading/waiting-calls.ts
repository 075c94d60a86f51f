import type { Language } from '@keo/messages/languages'
import type { Database } from '@keo/service-kit/db/database'
import { RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import {
  listTradedCashOuts,
  listTradedReservations,
  type TradedCashOut,
  type TradedReservation,
} from '@keo/sportsbook-contract/trading-waiting'
import type { ProviderApi } from '../api/provider-api.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import type { Order } from '../orders/order-types.ts'
import type { Book } from '../pricing/quote.ts'
import { bookable } from '../reservations/reservation-rules.ts'
import { sqlReservationStore } from '../reservations/reservation-store.ts'
import type { Reservation } from '../reservations/reservation-types.ts'
import type { Stage } from '../stage/stage.ts'
import { amountText } from '../wallet/amounts.ts'
import { legOf } from '../wire/reservation-record.ts'
import { legWords } from './leg-words.ts'
import { newestOpenCashOuts, type OpenCashOut } from './waiting-store.ts'

const PAGE = 40

type Needs = { readonly database: Database; readonly stage: Stage; readonly book: Book }

/** What waits for a price: bets, and the early ends of bets. */
export function waitingCalls(api: ProviderApi, { database, stage, book }: Needs): void {
  const reservations = sqlReservationStore(database.db)
  const orders = sqlOrderStore(database.db)

  api.handle(listTradedReservations, async ({ before = null }, { language }) => {
    const { page, next } = cut(await reservations.listNewestOpen(before, PAGE + 1))
    return { reservations: page.map((one) => traded(one, { stage, book, language })), next }
  })
  api.handle(listTradedCashOuts, async ({ before = null }, { language }) => {
    const { page, next } = cut(await newestOpenCashOuts(database.db, before, PAGE + 1))
    const of = await orders.findEach(page.map(({ orderId }) => orderId))
    // An order outlives its open cash-outs; without it there is nothing to show.
    const cashOuts = page.flatMap((one, at) => {
      const order = of[at]
      return order ? [tradedCashOut(one, order, { stage, language })] : []
    })
    return { cashOuts, next }
  })
}

/** One more was read than is shown, to know whether there is more. */
function cut<Row extends { readonly id: string }>(found: readonly Row[]) {
  const page = found.slice(0, PAGE)
  return { page, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

function traded(
  reservation: Reservation,
  { stage, book, language }: Omit<Needs, 'database'> & { readonly language: Language },
): TradedReservation {
  const now = bookable(reservation, book, stage)
  return {
    id: reservation.id,
    merchantUserId: reservation.merchantUserId,
    at: Math.round(reservation.madeAt),
    currencyId: reservation.currencyId,
    stake: amountText(reservation.stake),
    ...legWords(legOf(reservation), stage, language),
    wantedOdds: Number(reservation.wantedOdds),
    odds: typeof now === 'string' ? null : Number(now.odds),
    state: reservation.status === RESERVATION_STATUS.waiting ? 'waiting' : 'decided',
  }
}

function tradedCashOut(
  { id, stake, wantedReturn, isDecided, at }: OpenCashOut,
  order: Order,
  { stage, language }: { readonly stage: Stage; readonly language: Language },
): TradedCashOut {
  return {
    id,
    orderId: order.id,
    merchantUserId: order.merchantUserId,
    at,
    currencyId: order.currencyId,
    stake: amountText(stake),
    legs: order.legs.length,
    ...legWords(order.legs[0], stage, language),
    wantedReturn: amountText(wantedReturn),
    state: isDecided ? 'decided' : 'waiting',
  }
}

import type { getCashOutPrice } from '@keo/sportsbook-contract/cash-out'
import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { Bulletin as WireBulletin } from '@keo/sportsbook-contract/house-calls'
import type { RefreshedMarket, SeriesRow as WireSeriesRow } from '@keo/sportsbook-contract/odds-refresh'
import type { WireLeg, WireOrder } from '@keo/sportsbook-contract/order-record'
import type { getStakeOrderStatus } from '@keo/sportsbook-contract/orders'
import type { getBetParameter, Reservation as WireReservation } from '@keo/sportsbook-contract/reservations'
import { priceOf } from '@keo/units/price'
import type {
  Bulletin,
  CashOutPrice,
  Order,
  OrderLeg,
  OrderState,
  Quote,
  Reservation,
  ReservedLeg,
  ReserveLimits,
  SeriesRow,
} from '../model/order.ts'

/** Orders, reservations, early exits and bulletins: the provider's short names end here. */

type WireState = ProviderResponseOf<typeof getStakeOrderStatus>[number]
type WireLimits = ProviderResponseOf<typeof getBetParameter>
type WireCashOutPrice = ProviderResponseOf<typeof getCashOutPrice>['pr'][number]

export function orderFromWire({ id, st, rmk, cte, mt, co, ops, crl = [] }: WireOrder): Order {
  return {
    id,
    status: st,
    ownId: rmk ?? null,
    placedAt: cte,
    changedAt: mt,
    mayCashOut: co === 1,
    legs: ops.map(legFromWire),
    cashOuts: crl.map((cashOut) => ({ id: cashOut.id, stake: cashOut.cst, status: cashOut.st })),
  }
}

function legFromWire(leg: WireLeg): OrderLeg {
  return {
    sportId: leg.sid,
    matchName: leg.mn,
    leagueName: leg.ln,
    marketId: leg.mrid,
    marketName: leg.mgn,
    optionType: leg.ty,
    optionName: leg.on,
    odds: priceOf(leg.od),
    teams: leg.te.map(({ id, na }) => ({ id, name: na })),
    matchStatus: leg.ms,
    clock: leg.mc ? { period: leg.mc.pe, seconds: leg.mc.s } : null,
    score: leg.scs ?? [],
    scoreAtBet: leg.re,
    cause: leg.pt ?? null,
    picks: (leg.pks ?? []).map(({ mgn, on, sr }) => ({
      marketName: mgn,
      optionName: on,
      outcome: sr ?? null,
    })),
  }
}

export function orderStateFromWire({ oid, st, rj = 0, rjs }: WireState): OrderState {
  return { orderId: oid, status: st, reason: rjs === undefined ? null : { code: rj, text: rjs } }
}

export function quoteFromWire({ mid, omid, ss, smin, smax, au, ip, re, op }: RefreshedMarket): Quote {
  return {
    askedMarketId: omid ?? mid,
    marketId: mid,
    saleStatus: ss,
    stakeLeast: smin,
    stakeMost: smax,
    series: au,
    inPlay: ip,
    score: re,
    option: op && { type: op.ty, name: op.nm, line: op.li, odds: priceOf(op.od) },
  }
}

export function seriesRowFromWire({ sn, in: subBets, mi, mx }: WireSeriesRow): SeriesRow {
  return { legsEach: sn, subBets, stakeLeast: mi, stakeMost: mx }
}

export function reservationFromWire({ id, sat, cid, rst, fr, cte, ops }: WireReservation): Reservation {
  return {
    id,
    stake: sat,
    currencyId: cid,
    status: rst,
    failReason: fr ?? null,
    placedAt: cte,
    leg: ops[0] ? reservedLegFromWire(ops[0]) : null,
  }
}

/** What one of its legs leaves out is empty: the card shows what there is. */
function reservedLegFromWire(leg: WireReservation['ops'][number]): ReservedLeg {
  return {
    marketId: leg.mrid ?? 0,
    marketType: leg.mty ?? 0,
    marketName: leg.mgn ?? '',
    optionType: leg.ty ?? 0,
    optionName: leg.on ?? '',
    matchName: leg.mn ?? '',
    odds: priceOf(leg.od ?? 0),
  }
}

export function reserveLimitsFromWire({ od, mod, mis, mms, mly }: WireLimits): ReserveLimits {
  return { odds: priceOf(od), oddsMost: priceOf(mod), stakeLeast: mis, stakeMost: mms, liabilityMost: mly }
}

export function cashOutPriceFromWire({ oid, amt, st, smis = 0, pmis = 0 }: WireCashOutPrice): CashOutPrice {
  return { orderId: oid, unitPrice: amt ?? null, state: st, leastOfSingle: smis, leastOfSeries: pmis }
}

export function bulletinFromWire({ id, ti, co, pt }: WireBulletin): Bulletin {
  return { id, title: ti, text: co, publishedAt: Number(pt) }
}

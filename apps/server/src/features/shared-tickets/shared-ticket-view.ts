import type { BetLeg, BetRecord } from '@keo/contract/bet-records'
import { maskName } from '@keo/contract/masks'
import { ownReturn } from '@keo/contract/own-figures'
import type { SharedLeg, SharedTicket, TicketShows } from '@keo/contract/shared-tickets'
import { type Instant, serverTimeText } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'

type Shared = {
  readonly record: BetRecord
  readonly currency: Currency
  readonly nickName: string
  readonly endsAt: Instant
  readonly shows: TicketShows
}

/** What a link gives away of a bet. It is written field by field: what a bet gains later stays with its owner. */
export function sharedTicketView({ record, currency, nickName, endsAt, shows }: Shared): SharedTicket {
  return {
    state: record.state,
    isSeries: record.isSeries,
    legsEach: record.legsEach,
    placedAt: record.placedAt,
    endsAt: serverTimeText(endsAt),
    currency,
    ...(shows.showsName ? { name: maskName(nickName) } : {}),
    ...(shows.showsStake ? { stake: record.stake } : {}),
    ...(shows.showsReturn ? ownReturn(record, currency) : {}),
    legs: record.legs.map(legView),
  }
}

function legView(leg: BetLeg): SharedLeg {
  return {
    sportId: leg.sportId,
    matchId: leg.matchId,
    matchName: leg.matchName,
    leagueName: leg.leagueName,
    marketId: leg.marketId,
    marketType: leg.marketType,
    marketName: leg.marketName,
    optionType: leg.optionType,
    optionName: leg.optionName,
    odds: leg.odds,
    ...(leg.resultScore === undefined ? {} : { resultScore: leg.resultScore }),
    ...(leg.outcome === undefined ? {} : { outcome: leg.outcome }),
    startsAt: leg.startsAt,
  }
}

import {
  BET_STATES,
  type BetLeg,
  type BetNews,
  type BetOutcome,
  type BetRecord,
  type BetState,
  type CashOutNews,
} from '@keo/contract/bet-records'
import { freeBetGain, ownPart } from '@keo/contract/free-bets'
import { ODDS_TYPE } from '@keo/sportsbook-contract/match-enums'
import { ORDER_STATUS, SERIES_TYPE } from '@keo/sportsbook-contract/order-enums'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { serverTimeText } from '@keo/units/instants'
import { type Currency, money, moneyText } from '@keo/units/money'
import type { BetLine } from './bet-record-store.ts'
import type { KeptBet, KeptCashOut } from './pushed-bets.ts'

/** The provider's numbers of an outcome (3.16); there is no 1. */
export const OUTCOMES: Readonly<Record<number, BetOutcome>> = {
  2: 'push',
  3: 'lost',
  4: 'won',
  5: 'halfWon',
  6: 'halfLost',
  7: 'cancelled',
}

export const amountText = (minor: bigint, currency: Currency): string => moneyText(money(minor, currency))

export function stateOf(status: number): BetState {
  return BET_STATES[status] ?? 'created'
}

type ShownCashOut = Pick<KeptCashOut, 'id' | 'stake' | 'paid' | 'status' | 'at'>

/** In proportion, and never more than that; the totals of a list count it alike. */
function openReturnOf({ stake, cashedStake, returnMax }: BetLine): bigint {
  return stake === 0n ? returnMax : (returnMax * (stake - cashedStake)) / stake
}

export function betView(line: BetLine, cashOuts: readonly ShownCashOut[]): BetRecord {
  const { pushed, currency, closedAt } = line
  const text = (minor: bigint) => amountText(minor, currency)
  const [first] = pushed.betList
  return {
    id: line.orderId,
    state: stateOf(line.status),
    isSeries: pushed.seriesType === SERIES_TYPE.series,
    legsEach: pushed.seriesValue,
    subBets: pushed.betNum,
    stake: text(line.stake),
    returnMax: text(line.returnMax),
    ...(line.returned === null ? {} : { returned: text(line.returned) }),
    openStake: text(line.stake - line.cashedStake),
    openReturnMax: text(openReturnOf(line)),
    cashedStake: text(line.cashedStake),
    cashedPaid: text(line.cashedPaid),
    cashOuts: withOwnPaid(cashOuts, line.freeStake).map(({ id, stake, paid, status, at }) => ({
      id,
      stake: text(stake),
      paid: text(paid),
      state: stateOf(status),
      time: serverTimeText(at),
    })),
    placedAt: serverTimeText(line.placedAt),
    closedAt: closedAt === null ? '' : serverTimeText(closedAt),
    ...(first?.pendingTime === undefined ? {} : { waitedMs: Number(first.pendingTime) }),
    ...(pushed.rejectReason === undefined ? {} : { rejectReason: pushed.rejectReason }),
    isFromReservation: pushed.reserveId !== undefined,
    isFreeBet: line.freeStake > 0n,
    settlements: pushed.rollBackCount + (line.status === ORDER_STATUS.settled ? 1 : 0),
    legs: pushed.betList.map(legView),
  }
}

function legView(leg: PushedOrder['betList'][number]): BetLeg {
  const outcome = leg.settleResult === undefined ? undefined : OUTCOMES[leg.settleResult]
  return {
    sportId: leg.sportId,
    matchId: leg.matchId,
    matchName: leg.matchName,
    leagueName: leg.tournamentName,
    marketId: leg.marketId,
    marketType: leg.marketType,
    marketName: leg.marketName,
    period: leg.period,
    optionType: leg.optionType,
    optionName: leg.optionName,
    odds: leg.odds,
    askedOdds: leg.oddsFormat === ODDS_TYPE.european ? leg.betOdds : leg.odds,
    ...(leg.extendedParameter === undefined ? {} : { line: leg.extendedParameter }),
    isLive: leg.isInplay,
    ...(leg.betScore === undefined ? {} : { scoreAtBet: leg.betScore }),
    ...(leg.resultScore === undefined ? {} : { resultScore: leg.resultScore }),
    ...(outcome === undefined ? {} : { outcome }),
    startsAt: serverTimeText(Number(leg.matchTime)),
  }
}

/** What each brought its member: of a free bet nothing until the house has its stake back. */
export function withOwnPaid<C extends Pick<KeptCashOut, 'paid' | 'status'>>(
  cashOuts: readonly C[],
  freeStake: bigint,
): C[] {
  let before = 0n
  return cashOuts.map((each) => {
    const paid = ownPart(each.paid, { before, stake: freeStake })
    if (each.status === ORDER_STATUS.settled) before += each.paid
    return { ...each, paid }
  })
}

export function betNews(bet: KeptBet): BetNews {
  const { orderId, currency, status, returned, cashedPaid, isFromReservation } = bet
  return {
    orderId,
    state: stateOf(status),
    currency,
    stake: amountText(bet.stake, currency),
    ...(returned === null
      ? {}
      : { returned: amountText(freeBetGain(returned + cashedPaid, bet.freeStake), currency) }),
    isFromReservation,
    isFreeBet: bet.freeStake > 0n,
  }
}

export function cashOutNews({ id, orderId, status, currency, stake, paid }: KeptCashOut): CashOutNews {
  return {
    id,
    orderId,
    state: stateOf(status),
    currency,
    stake: amountText(stake, currency),
    paid: amountText(paid, currency),
  }
}

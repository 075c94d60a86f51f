import type { TickerBet, TradingMarket, TradingMatch } from '@keo/contract/console-trading'
import type { OpenCashOut, WaitingBet } from '@keo/contract/console-trading-waiting'
import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { listTicker, TradedMarket, TradedMatch } from '@keo/sportsbook-contract/trading'
import type { TradedCashOut, TradedReservation } from '@keo/sportsbook-contract/trading-waiting'
import { CURRENCIES, type Currency, moneyText, money } from '@keo/units/money'
import { fromSportsText, SPORTS_UNITS } from '@keo/units/sports-currency'

/** The provider counts what it bears in thousands of dong. */
const DONG = 1_000

export function marketView({
  marketId,
  name,
  state,
  stake,
  worst,
  best,
  options,
}: TradedMarket): TradingMarket {
  return {
    marketId,
    name,
    state,
    stake: stake * DONG,
    worst: worst * DONG,
    best: best * DONG,
    options: options.map(({ type, name: optionName, odds, stake: staked, house, stakeMost, bears }) => ({
      type,
      name: optionName,
      odds,
      stake: inDong(staked),
      house: inDong(house),
      stakeMost: stakeMost === null ? null : inDong(stakeMost),
      bears: bears === null ? null : inDong(bears),
    })),
  }
}

export function matchView({ cause, sportId: _, ...match }: TradedMatch): TradingMatch {
  return {
    ...match,
    stake: match.stake * DONG,
    worst: match.worst * DONG,
    isSuspended: cause !== null,
    main: match.main.map(marketView),
  }
}

/** Enough to see that two bets are one player's, too little to know whose. */
export const maskedMember = (id: string): string => `…${id.slice(-6)}`

const currencyOf = (id: number): Currency =>
  CURRENCIES.find((currency) => SPORTS_UNITS[currency].id === id) ?? 'VND'

/** An amount of an order, as we write money. */
export function orderMoney(text: string, currencyId: number): { currency: Currency; amount: string } {
  const currency = currencyOf(currencyId)
  return { currency, amount: moneyText(fromSportsText(text, currency) ?? money(0n, currency)) }
}

const STATES: Readonly<Record<number, TickerBet['state']>> = {
  [ORDER_STATUS.created]: 'waiting',
  [ORDER_STATUS.confirming]: 'waiting',
  [ORDER_STATUS.rejected]: 'refused',
  [ORDER_STATUS.cancelled]: 'cancelled',
  [ORDER_STATUS.accepted]: 'taken',
  [ORDER_STATUS.settled]: 'settled',
}

type Bet = ProviderResponseOf<typeof listTicker>['bets'][number]

export function betView({ merchantUserId, currencyId, stake, status, rejection, ...bet }: Bet): TickerBet {
  const { currency, amount } = orderMoney(stake, currencyId)
  return {
    ...bet,
    member: maskedMember(merchantUserId),
    currency,
    stake: amount,
    state: STATES[status] ?? 'waiting',
    refusal: rejection,
  }
}

export function waitingBetView({ merchantUserId, currencyId, stake, ...bet }: TradedReservation): WaitingBet {
  const { currency, amount } = orderMoney(stake, currencyId)
  return { ...bet, member: maskedMember(merchantUserId), currency, stake: amount }
}

export function cashOutView({
  merchantUserId,
  currencyId,
  stake,
  wantedReturn,
  ...cashOut
}: TradedCashOut): OpenCashOut {
  const { currency, amount } = orderMoney(stake, currencyId)
  return {
    ...cashOut,
    member: maskedMember(merchantUserId),
    currency,
    stake: amount,
    wantedReturn: orderMoney(wantedReturn, currencyId).amount,
  }
}

export const inDong = (thousands: number): number => thousands * DONG

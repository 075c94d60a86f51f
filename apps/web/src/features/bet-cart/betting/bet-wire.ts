import { TIME_TYPE } from '@keo/sportsbook-contract/order-enums'
import { type Instant, seconds } from '@keo/units/instants'
import { type Currency, money } from '@keo/units/money'
import { SPORTS_UNITS, toSportsText } from '@keo/units/sports-currency'
import {
  type BetOption,
  fetchOrders,
  fetchOrderStates,
  fetchQuotes,
  placeSeries,
  placeSingles,
} from '../../sportsbook/index.ts'
import type { CartItem } from '../cart/cart-item.ts'
import type { Attempt, AttemptRow } from './attempt.ts'
import type { BetWire } from './submission.ts'

/** What was sent and not answered is looked for rather than waited for. */
const BET_TIMEOUT = { timeoutMs: seconds(15) }
const REFRESH_TIMEOUT = { timeoutMs: seconds(8) }
const ORDERS_MAX = 100

export function refreshPrices(items: readonly CartItem[], currency: Currency) {
  const selections = items.map(({ matchId, betMatchMarket: { marketId, optionType } }) => ({
    matchId,
    marketId,
    optionType,
  }))
  return fetchQuotes(selections, SPORTS_UNITS[currency].id, REFRESH_TIMEOUT)
}

export const betWire: BetWire = {
  place: (attempt) => (attempt.kind === 'single' ? singles(attempt) : series(attempt)),
  states: ({ orderIds, trace }) => fetchOrderStates(orderIds, { trace }),
  async orders(since) {
    const [open, ended] = await Promise.all([ordersSince(since, false), ordersSince(since, true)])
    return [...open, ...ended]
  },
}

function ordersSince(since: Instant, isSettled: boolean) {
  return fetchOrders({
    isSettled,
    startTime: since,
    timeType: TIME_TYPE.placed,
    current: 1,
    size: ORDERS_MAX,
  })
}

function singles({ rows, legs, currency, oddsChange, trace }: Attempt): Promise<string[]> {
  const asked = rows.flatMap((row) =>
    legs
      .filter(({ id }) => row.legIds.includes(id))
      .map((leg) => Object.assign(rowOf(row, currency, oddsChange), { option: optionOf(leg) })),
  )
  return placeSingles(asked, SPORTS_UNITS[currency].id, { ...BET_TIMEOUT, trace })
}

function series({ rows, legs, currency, oddsChange, trace }: Attempt): Promise<string[]> {
  const asked = rows.map((row) => Object.assign(rowOf(row, currency, oddsChange), { legsEach: row.legsEach }))
  return placeSeries(asked, legs.map(optionOf), SPORTS_UNITS[currency].id, { ...BET_TIMEOUT, trace })
}

function rowOf({ unitStake, relatedId }: AttemptRow, currency: Currency, oddsChange: number) {
  return {
    unitStake: toSportsText(money(BigInt(unitStake), currency)) ?? '0',
    oddsChange,
    ownId: relatedId,
  }
}

function optionOf({ betMatchMarket: { marketId, optionType, odds } }: CartItem): BetOption {
  return { marketId, optionType, odds }
}

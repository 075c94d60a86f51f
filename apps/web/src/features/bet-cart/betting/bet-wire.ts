import { decimalText } from '@keo/units/price'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { TIME_TYPE } from '@keo/sportsbook-contract/order-enums'
import { type Instant, seconds } from '@keo/units/instants'
import { type Currency, money } from '@keo/units/money'
import { SPORTS_UNITS, toSportsText } from '@keo/units/sports-currency'
import { provider } from '../../sportsbook/index.ts'
import type { Attempt, AttemptRow } from './attempt.ts'
import type { CartItem } from '../cart/cart-item.ts'
import type { BetWire } from './submission.ts'

/** What was sent and not answered is looked for rather than waited for. */
const BET_TIMEOUT_MS = seconds(15)
const REFRESH_TIMEOUT_MS = seconds(8)
const ORDERS_MAX = 100

/** Every refusal shows in the receipt, so none needs a toast. */
const SILENT = { silent: true } as const

export function refreshPrices(items: readonly CartItem[], currency: Currency) {
  return provider(
    batchBetMatchMarketOfJumpLine,
    {
      betMatchMarketList: items.map(({ matchId, betMatchMarket: { marketId, optionType } }) => ({
        matchId,
        marketId,
        type: optionType,
      })),
      isSelectSeries: items.length > 1,
      currencyId: SPORTS_UNITS[currency].id,
    },
    { ...SILENT, timeoutMs: REFRESH_TIMEOUT_MS },
  )
}

export const betWire: BetWire = {
  place: (attempt) => (attempt.kind === 'single' ? placeSingles(attempt) : placeSeries(attempt)),
  states: (orderIds) => provider(getStakeOrderStatus, { orderIds: [...orderIds] }, SILENT),
  async orders(since) {
    const [open, ended] = await Promise.all([ordersSince(since, false), ordersSince(since, true)])
    return [...open, ...ended]
  },
}

async function ordersSince(since: Instant, isSettled: boolean) {
  const wish = { isSettled, startTime: since, timeType: TIME_TYPE.placed, current: 1, size: ORDERS_MAX }
  return (await provider(newBetList, wish, SILENT)).records
}

function placeSingles({ rows, legs, currency, oddsChange }: Attempt) {
  const singleBetList = rows.map((row) => ({
    ...toRow(row, currency, oddsChange),
    betOptionList: legs.filter(({ id }) => row.legIds.includes(id)).map(toOption),
  }))
  const request = { singleBetList, currencyId: SPORTS_UNITS[currency].id }
  return provider(singlePass, request, { ...SILENT, timeoutMs: BET_TIMEOUT_MS })
}

function placeSeries({ rows, legs, currency, oddsChange }: Attempt) {
  const request = {
    betMultipleData: rows.map((row) =>
      Object.assign(toRow(row, currency, oddsChange), { seriesValue: row.legsEach }),
    ),
    betOptionList: legs.map(toOption),
    currencyId: SPORTS_UNITS[currency].id,
  }
  return provider(betMultiple, request, { ...SILENT, timeoutMs: BET_TIMEOUT_MS })
}

/** The remark comes back in the list of orders, so that an order is found by our own id. */
function toRow({ unitStake, relatedId }: AttemptRow, currency: Currency, oddsChange: number) {
  return {
    unitStake: toSportsText(money(BigInt(unitStake), currency)) ?? '0',
    oddsChange,
    relatedId,
    thirdRemark: relatedId,
  }
}

function toOption({ betMatchMarket: { marketId, optionType, odds } }: CartItem) {
  return { marketId, optionType, odds: decimalText(odds) }
}

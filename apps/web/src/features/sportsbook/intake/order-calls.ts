import type { ProviderRequest } from '../provider/create-provider.ts'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { decimalText, type Price } from '@keo/units/price'
import type { Order, OrderState, Quote, SeriesRow } from '../model/order.ts'
import type { ProviderOptions } from '../provider/create-provider.ts'
import { provider } from '../provider/provider.ts'
import { orderFromWire, orderStateFromWire, quoteFromWire, seriesRowFromWire } from './order-from-wire.ts'

/** Calls about bets, in our own types. All of them are silent: who asks shows what failed. */

type Asked = Pick<ProviderOptions, 'signal' | 'timeoutMs' | 'trace'>
const silent = (asked: Asked): ProviderOptions => ({ ...asked, silent: true })

type Selection = { readonly matchId: number; readonly marketId: number; readonly optionType: number }

/** Prices and limits of selections, and the series that are offered over them together. */
export async function fetchQuotes(
  selections: readonly Selection[],
  /** Of the limits; left out where only prices are asked for. */
  currencyId: number | undefined,
  asked: Asked = {},
): Promise<{ quotes: Quote[]; rows: SeriesRow[] }> {
  const request = {
    betMatchMarketList: selections.map(({ matchId, marketId, optionType }) => ({
      matchId,
      marketId,
      type: optionType,
    })),
    isSelectSeries: selections.length > 1,
    ...(currencyId === undefined ? {} : { currencyId }),
  }
  const { bms, sos } = await provider(batchBetMatchMarketOfJumpLine, request, silent(asked))
  return { quotes: bms.map(quoteFromWire), rows: sos.map(seriesRowFromWire) }
}

export type BetOption = { readonly marketId: number; readonly optionType: number; readonly odds: Price }

/** One order that is asked for. */
type BetRow = {
  /** For each sub-bet, in the book's units. */
  readonly unitStake: string
  readonly oddsChange: number
  /** Comes back in the list of orders, so that an order is found by our own id. */
  readonly ownId: string
}

const rowToWire = ({ unitStake, oddsChange, ownId }: BetRow) => ({
  unitStake,
  oddsChange,
  relatedId: ownId,
  thirdRemark: ownId,
})
const optionToWire = ({ marketId, optionType, odds }: BetOption) => ({
  marketId,
  optionType,
  odds: decimalText(odds),
})

/** The ids of the orders that were made, in the order of the rows. */
export async function placeSingles(
  rows: readonly (BetRow & { readonly option: BetOption })[],
  currencyId: number,
  asked: Asked = {},
): Promise<string[]> {
  const singleBetList = rows.map((row) =>
    Object.assign(rowToWire(row), { betOptionList: [optionToWire(row.option)] }),
  )
  return idsOf(await provider(singlePass, { singleBetList, currencyId }, silent(asked)))
}

/** The same for series over the same options. */
export async function placeSeries(
  rows: readonly (BetRow & { readonly legsEach: number })[],
  options: readonly BetOption[],
  currencyId: number,
  asked: Asked = {},
): Promise<string[]> {
  const betMultipleData = rows.map((row) => Object.assign(rowToWire(row), { seriesValue: row.legsEach }))
  const request = { betMultipleData, betOptionList: options.map(optionToWire), currencyId }
  return idsOf(await provider(betMultiple, request, silent(asked)))
}

const idsOf = (orders: readonly { readonly id: string }[]): string[] => orders.map(({ id }) => id)

export async function fetchOrderStates(
  orderIds: readonly string[],
  asked: Asked = {},
): Promise<OrderState[]> {
  return (await provider(getStakeOrderStatus, { orderIds: [...orderIds] }, silent(asked))).map(
    orderStateFromWire,
  )
}

/** Own orders, newest first. */
export async function fetchOrders(
  page: ProviderRequest<typeof newBetList>,
  asked: Asked = {},
): Promise<Order[]> {
  return (await provider(newBetList, page, silent(asked))).records.map(orderFromWire)
}

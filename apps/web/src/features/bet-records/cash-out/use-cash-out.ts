import { CASH_OUT_PRICE_STATE, ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { seconds } from '@keo/units/instants'
import { type Currency, money, type Money, parseMoney } from '@keo/units/money'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clock } from '../../../platform/time.ts'
import {
  type CashOutPrice,
  fetchCashOutFee,
  fetchCashOutPrices,
  fetchCashOutStatus,
  placeCashOut,
} from '../../sportsbook/index.ts'
import { newTapKey } from '../../../page-kit/tap-key.ts'
import type { ShownBet } from '../shown-bet.ts'
import { fromUnits, payoutOf, priceText, readPrice, stakeText, type WholeOffer } from './cash-out-price.ts'

const PRICES_EVERY_MS = seconds(3)
const LOOK_EVERY_MS = seconds(1)
const LOOKS_MAX = 30
/** As many points as a drawing of the price has. */
const HISTORY_MAX = 20

export type CashOutOffer = {
  readonly open: Money
  readonly least: Money
  /** Of one unit; null while nobody gives one. */
  readonly price: bigint | null
  readonly payout: Money | null
  readonly isRunning: boolean
  /** The prices seen so far, oldest first. */
  readonly history: readonly number[]
}

export type CashOutFee = WholeOffer & { readonly feePercent: number }

type Prices = ReadonlyMap<string, CashOutPrice & { history: readonly number[] }>

const seen = new Map<string, number[]>()

/** Keeps what each order was worth, so that a drawing has a past. */
function remember(prices: readonly CashOutPrice[]): Prices {
  return new Map(
    prices.map((price) => {
      const { orderId, unitPrice } = price
      const history = [...(seen.get(orderId) ?? []), ...(unitPrice ? [unitPrice] : [])].slice(-HISTORY_MAX)
      seen.set(orderId, history)
      return [orderId, { ...price, history }]
    }),
  )
}

const pricesQuery = (orderIds: readonly string[]) =>
  queryOptions({
    queryKey: ['bet-records', 'prices', orderIds.join()],
    queryFn: async ({ signal }) => remember(await fetchCashOutPrices(orderIds, { signal })),
    enabled: orderIds.length > 0,
    refetchInterval: PRICES_EVERY_MS,
    // An old price would be shown as a new one.
    gcTime: 0,
  })

/** What the open bets are worth now, all of them in one question. */
export function useCashOutPrices(bets: readonly ShownBet[]): Prices {
  const ids = bets.flatMap(({ id, mayCashOut }) => (mayCashOut ? [id] : []))
  return useQuery(pricesQuery(ids)).data ?? new Map()
}

const feeQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['bet-records', 'fee', orderId],
    queryFn: ({ signal }): Promise<CashOutFee | null> => fetchCashOutFee(orderId, { signal }),
    // A provider that only speaks the wire does not know the call: it is not asked again.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : PRICES_EVERY_MS),
    retry: false,
    gcTime: 0,
  })

/** What is kept for ending it early; null where nobody says so. */
export function useCashOutFee(orderId: string): CashOutFee | null {
  const { data, isError } = useQuery(feeQuery(orderId))
  return isError ? null : (data ?? null)
}

export function offerOf(bet: ShownBet, prices: Prices, currency: Currency): CashOutOffer | null {
  const found = prices.get(bet.id)
  if (!bet.mayCashOut || !found) return null
  const open = parseMoney(bet.openStake, currency) ?? money(0n, currency)
  const price = readPrice(found.unitPrice)
  return {
    open,
    least: fromUnits(bet.isSeries ? found.leastOfSeries : found.leastOfSingle, currency),
    price,
    payout: price === null ? null : payoutOf(open, price),
    isRunning: found.state === CASH_OUT_PRICE_STATE.inProgress,
    history: found.history,
  }
}

export type CashOutRequest = {
  readonly orderId: string
  readonly isSeries: boolean
  readonly stake: Money
  readonly price: bigint
  readonly takesLess: boolean
}

/** Asks for it and waits for the answer; true when it is paid. */
export function useCashOut() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (request: CashOutRequest): Promise<boolean> => {
      const id = await placeCashOut({
        orderId: request.orderId,
        cashOutStake: stakeText(request.stake),
        unitCashOutPayoutStake: priceText(request.price),
        acceptOddsChange: request.takesLess,
        parlay: request.isSeries,
        relatedId: newTapKey(),
      })
      return isPaid(id)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['bet-records'] }),
  })
}

async function isPaid(id: string): Promise<boolean> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const status = await fetchCashOutStatus(id)
    if (status === ORDER_STATUS.settled) return true
    if (status === ORDER_STATUS.rejected || status === ORDER_STATUS.cancelled) return false
    await new Promise<void>((resume) => void clock.after(LOOK_EVERY_MS, resume))
  }
  return false
}

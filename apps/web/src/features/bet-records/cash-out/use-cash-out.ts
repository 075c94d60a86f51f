import {
  cashOut,
  getCashOutOffers,
  getCashOutPrice,
  getCashOutsByIds,
} from '@keo/sportsbook-contract/cash-out'
import { CASH_OUT_PRICE_STATE, ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { seconds } from '@keo/units/instants'
import { type Currency, money, type Money, parseMoney } from '@keo/units/money'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clock } from '../../../platform/time.ts'
import { provider } from '../../sportsbook/index.ts'
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

type Price = {
  oid: string
  amt?: number | undefined
  st: number
  smis?: number | undefined
  pmis?: number | undefined
}
type Prices = ReadonlyMap<string, Price & { history: readonly number[] }>

const seen = new Map<string, number[]>()

/** Keeps what each order was worth, so that a drawing has a past. */
function remember({ pr }: { pr: readonly Price[] }): Prices {
  return new Map(
    pr.map((price) => {
      const history = [...(seen.get(price.oid) ?? []), ...(price.amt ? [price.amt] : [])].slice(-HISTORY_MAX)
      seen.set(price.oid, history)
      return [price.oid, { ...price, history }]
    }),
  )
}

const pricesQuery = (orderIds: readonly string[]) =>
  queryOptions({
    queryKey: ['bet-records', 'prices', orderIds.join()],
    queryFn: async ({ signal }) =>
      remember(await provider(getCashOutPrice, { orderIds: [...orderIds] }, { silent: true, signal })),
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
    queryFn: async ({ signal }): Promise<CashOutFee | null> => {
      const [found] = await provider(getCashOutOffers, { orderIds: [orderId] }, { silent: true, signal })
      return found?.offer ? { ...found.offer, openStake: found.openStake } : null
    },
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
  const price = readPrice(found.amt)
  return {
    open,
    least: fromUnits((bet.isSeries ? found.pmis : found.smis) ?? 0, currency),
    price,
    payout: price === null ? null : payoutOf(open, price),
    isRunning: found.st === CASH_OUT_PRICE_STATE.inProgress,
    history: found.history,
  }
}

export type CashOutWish = {
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
    mutationFn: async (wish: CashOutWish): Promise<boolean> => {
      const { id } = await provider(cashOut, {
        orderId: wish.orderId,
        cashOutStake: stakeText(wish.stake),
        unitCashOutPayoutStake: priceText(wish.price),
        acceptOddsChange: wish.takesLess,
        parlay: wish.isSeries,
        relatedId: newTapKey(),
      })
      return isPaid(id)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['bet-records'] }),
  })
}

async function isPaid(id: string): Promise<boolean> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const [found] = await provider(getCashOutsByIds, { ids: [id] }, { silent: true }).catch(() => [])
    if (found?.orderStatus === ORDER_STATUS.settled) return true
    if (found?.orderStatus === ORDER_STATUS.rejected || found?.orderStatus === ORDER_STATUS.cancelled)
      return false
    await new Promise<void>((resume) => void clock.after(LOOK_EVERY_MS, resume))
  }
  return false
}

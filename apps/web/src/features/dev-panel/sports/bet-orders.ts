import { cancelBet, enterResult, takeBackCashOut } from '@keo/sportsbook-contract/control'
import { queryOptions } from '@tanstack/react-query'
import { fetchOrders, type Order, type OrderLeg, provider } from '../../sportsbook/index.ts'
import { useOrder } from '../panel-queries.ts'

const LATEST = 20
const silent = { silent: true }
/** The answer is shown under its button. What was paid or taken back shows everywhere, the list of bets included. */
const shownHere = { isSilent: true, refresh: [] }

/** Own bets, open and settled, the latest first. */
export const ownBetsQuery = queryOptions({
  queryKey: ['sandbox', 'sports', 'bets'],
  // Who opens the panel has just bet.
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly Order[]> => {
    const lists = await Promise.all(
      [false, true].map((isSettled) => fetchOrders({ isSettled, size: LATEST }, { signal })),
    )
    return lists.flat().toSorted((one, other) => other.placedAt - one.placedAt)
  },
})

/** Without a version the provider takes the next one. */
type ResultOrder = { readonly leg: OrderLeg; readonly outcome: number; readonly version?: number | undefined }

function sayResultOf({ leg, outcome, version }: ResultOrder) {
  const [homeAtBet, awayAtBet] = leg.scoreAtBet === '' ? [] : leg.scoreAtBet.split('-').map(Number)
  const { marketId, optionType } = leg
  return provider(enterResult, { marketId, optionType, homeAtBet, awayAtBet, outcome, version }, silent)
}

export const useSayResult = () => useOrder(sayResultOf, shownHere)

export const useCancelBet = () =>
  useOrder((orderId: string) => provider(cancelBet, { orderId }, silent), shownHere)

export const useTakeBackCashOut = () =>
  useOrder((cashOutId: string) => provider(takeBackCashOut, { cashOutId }, silent), shownHere)

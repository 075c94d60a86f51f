import { cancelBet, sayResult, takeBackCashOut } from '@keo/sportsbook-contract/control'
import type { WireLeg, WireOrder } from '@keo/sportsbook-contract/order-record'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { queryOptions } from '@tanstack/react-query'
import { provider } from '../sportsbook/index.ts'
import { useOrder } from './panel-queries.ts'

const LATEST = 20
const silent = { silent: true }
/** The answer is shown under its button. What was paid or taken back shows everywhere, the list of bets included. */
const shownHere = { isSilent: true, refresh: [] }

/** Own bets, open and settled, the latest first. */
export const ownBetsQuery = queryOptions({
  queryKey: ['sandbox', 'sports', 'bets'],
  // Who opens the panel has just bet.
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly WireOrder[]> => {
    const lists = await Promise.all(
      [false, true].map((isSettled) =>
        provider(newBetList, { isSettled, size: LATEST }, { ...silent, signal }),
      ),
    )
    return lists.flatMap(({ records }) => records).toSorted((one, other) => other.cte - one.cte)
  },
})

type ResultOrder = { readonly leg: WireLeg; readonly outcome: number; readonly version: number }

/** The last version said of each option since the page was loaded: the wire does not tell which one holds. */
const saidVersions = new Map<string, number>()
const optionOf = ({ mrid, ty, re }: WireLeg): string => `${mrid} ${ty} ${re}`

/** Another outcome under a version that is known would stop the market. What is decided was said once at least. */
export const nextVersion = (leg: WireLeg): number =>
  (saidVersions.get(optionOf(leg)) ?? (leg.sr === undefined ? 0 : 1)) + 1

async function sayResultOf({ leg, outcome, version }: ResultOrder) {
  const [homeAtBet, awayAtBet] = leg.re === '' ? [] : leg.re.split('-').map(Number)
  const { mrid: marketId, ty: optionType } = leg
  const said = { marketId, optionType, homeAtBet, awayAtBet, outcome, version }
  const answer = await provider(sayResult, said, silent)
  saidVersions.set(optionOf(leg), version)
  return answer
}

export const useSayResult = () => useOrder(sayResultOf, shownHere)

export const useCancelBet = () =>
  useOrder((orderId: string) => provider(cancelBet, { orderId }, silent), shownHere)

export const useTakeBackCashOut = () =>
  useOrder((cashOutId: string) => provider(takeBackCashOut, { cashOutId }, silent), shownHere)

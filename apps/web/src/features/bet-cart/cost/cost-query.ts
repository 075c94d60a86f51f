import { queryOptions } from '@tanstack/react-query'
import { fetchPriceCosts, type PricedPick } from '../../sportsbook/index.ts'

const AGAIN_MS = 15_000

/** What the book keeps of these prices as they are sold now; those it does not sell are left out. */
export const costQuery = (picks: readonly PricedPick[], isAsked: boolean) =>
  queryOptions({
    queryKey: ['sports', 'costs', picks],
    enabled: isAsked && picks.length > 0,
    meta: { isPublic: true },
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
    queryFn: ({ signal }) => fetchPriceCosts(picks, { signal }),
  })

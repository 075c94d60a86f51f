import {
  type BetRecord,
  getBet,
  getBetDetail,
  getBetsFile,
  getBetSum,
  getProfitOverTime,
} from '@keo/contract/bet-records'
import { parseServerTime, seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { saveFile } from '../../platform/save-file.ts'
import { fetchOrders, type Order } from '../sportsbook/index.ts'
import type { BetRequest } from './bet-filter.ts'

/** Under one key, which the live socket freshens when a bet changes. */
const all = ['bet-records'] as const
/** Scores and what can be cashed out go on by themselves. */
const OPEN_WORDS_EVERY_MS = seconds(10)
const WORDS_MAX = 100
const SECOND_MS = seconds(1)

export const betQueries = {
  sum: (request: BetRequest) =>
    queryOptions({
      queryKey: [...all, 'sum', request],
      queryFn: ({ signal }) => api(getBetSum, request, { silent: true, signal }),
    }),
  list: (request: BetRequest) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal, pageParam }) =>
        api(
          getBetDetail,
          { ...request, ...(pageParam === null ? {} : { before: pageParam }) },
          { silent: true, signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...all, 'one', id],
      queryFn: ({ signal }) => api(getBet, { id }, { signal }),
    }),
  /** The provider's words for the open bets, in the player's language, and how their matches stand. */
  openWords: (language: string) =>
    queryOptions({
      queryKey: [...all, 'words', 'open', language],
      queryFn: ({ signal }) => fetchOrders({ isSettled: false, size: WORDS_MAX }, { signal }),
      select: byId,
      refetchInterval: OPEN_WORDS_EVERY_MS,
    }),
  /** The same for the closed bets of one page. */
  closedWords: (page: readonly BetRecord[], language: string) =>
    queryOptions({
      queryKey: [...all, 'words', page.map(({ id }) => id).join(), language],
      queryFn: ({ signal }) =>
        fetchOrders({ isSettled: true, size: WORDS_MAX, timeType: 1, ...spanOf(page) }, { signal }),
      select: byId,
      staleTime: Infinity,
    }),
  profit: ({ list: _, ...request }: BetRequest) =>
    queryOptions({
      queryKey: [...all, 'profit', request],
      queryFn: ({ signal }) => api(getProfitOverTime, request, { silent: true, signal }),
    }),
}

export type BetWords = ReadonlyMap<string, Order>

function byId(orders: readonly Order[]): BetWords {
  return new Map(orders.map((order) => [order.id, order]))
}

/** Our times are whole seconds, the provider's are not. */
function spanOf(page: readonly BetRecord[]): { startTime: number; endTime: number } {
  const times = page.map(({ placedAt }) => parseServerTime(placedAt) ?? 0)
  return { startTime: Math.min(...times) - SECOND_MS, endTime: Math.max(...times) + SECOND_MS }
}

export function useBetsFile() {
  return useMutation({
    mutationFn: async ({ sportId, ...request }: BetRequest) => {
      const asked = { ...request, ...(sportId === undefined ? {} : { sportId: String(sportId) }) }
      saveFile(
        `keo-bets-${request.fromDay}-${request.untilDay}.csv`,
        await api(getBetsFile, asked),
        'text/csv',
      )
    },
  })
}

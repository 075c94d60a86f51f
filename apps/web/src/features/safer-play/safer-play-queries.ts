import type { RequestOf } from '@keo/contract/define-call'
import {
  acknowledgeRealityCheck,
  askToReopen,
  confirmSessionLimit,
  excludeMember,
  getRealityCheck,
  getSaferPlay,
  type SaferPlay,
  setReminder,
  setSessionLimit,
  takeBreak,
} from '@keo/contract/safer-play'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { homeBarQuery } from '../../site/agent-line.ts'
import { api, IN_FORM } from '../../api/api.ts'
import { useIsIn } from '../../session/session.ts'

const saferPlayQuery = queryOptions({
  queryKey: ['safer-play'],
  queryFn: ({ signal }) => api(getSaferPlay, {}, { silent: true, signal }),
})

export const realityCheckQuery = queryOptions({
  queryKey: ['reality-check'],
  queryFn: ({ signal }) => api(getRealityCheck, {}, { silent: true, signal }),
  staleTime: 0,
})

/** What the member has set; asks nothing for a visitor. */
export function useSaferPlay() {
  return useQuery({ ...saferPlayQuery, enabled: useIsIn() })
}

/** Every answer is what holds from now on; with it the offers of the home page may come or go. */
function useChange<Request>(send: (request: Request) => Promise<SaferPlay>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess(state) {
      cache.setQueryData(saferPlayQuery.queryKey, state)
      void cache.invalidateQueries({ queryKey: homeBarQuery.queryKey })
    },
  })
}

export const useSetReminder = () =>
  useChange((request: RequestOf<typeof setReminder>) => api(setReminder, request))
export const useSetSessionLimit = () =>
  useChange((request: RequestOf<typeof setSessionLimit>) => api(setSessionLimit, request))
export const useConfirmSessionLimit = () => useChange(() => api(confirmSessionLimit, {}))
export const useTakeBreak = () => useChange((request: RequestOf<typeof takeBreak>) => api(takeBreak, request))
export const useAskToReopen = () => useChange(() => api(askToReopen, {}))

export function useExclude() {
  return useMutation({
    mutationFn: (months: number | null) => api(excludeMember, { months, isSure: true }, IN_FORM),
  })
}

export function useAcknowledge() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api(acknowledgeRealityCheck, {}),
    onSuccess: (check) => cache.setQueryData(realityCheckQuery.queryKey, check),
  })
}

import type { RequestOf } from '@keo/contract/define-call'
import { confirmPlayLimit, getPlayLimits, type PlayLimits, setPlayLimit } from '@keo/contract/play-limits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'

export const playLimitsQuery = queryOptions({
  queryKey: ['play-limits'],
  queryFn: ({ signal }) => api(getPlayLimits, {}, { silent: true, signal }),
  // What is used moves with every bet and deposit.
  staleTime: 0,
})

function useChange<Request>(send: (request: Request) => Promise<PlayLimits>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (limits) => cache.setQueryData(playLimitsQuery.queryKey, limits),
  })
}

export const useSetPlayLimit = () =>
  useChange((request: RequestOf<typeof setPlayLimit>) => api(setPlayLimit, request, IN_FORM))
export const useConfirmPlayLimit = () =>
  useChange((request: RequestOf<typeof confirmPlayLimit>) => api(confirmPlayLimit, request, IN_FORM))

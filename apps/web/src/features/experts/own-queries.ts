import type { RequestOf } from '@keo/contract/define-call'
import { applyAsExpert, getOwnExpert, writePlan } from '@keo/contract/own-plans'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'

export const ownExpertQuery = queryOptions({
  queryKey: ['experts', 'own'],
  queryFn: ({ signal }) => api(getOwnExpert, {}, { silent: true, signal }),
})

export function useApplyAsExpert() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: RequestOf<typeof applyAsExpert>) => api(applyAsExpert, wish, IN_FORM),
    onSuccess: (own) => cache.setQueryData(ownExpertQuery.queryKey, own),
  })
}

export function useWritePlan() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (plan: RequestOf<typeof writePlan>) => api(writePlan, plan, IN_FORM),
    // Counts, lists and what the matches cost.
    onSettled: () => cache.invalidateQueries({ queryKey: ['experts'] }),
  })
}

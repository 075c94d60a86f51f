import type { RequestOf } from '@keo/contract/define-call'
import { closeMyAccount, exportMyData, getClosing, keepMyAccount } from '@keo/contract/privacy'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'

export const closingQuery = queryOptions({
  queryKey: ['closing'],
  queryFn: ({ signal }) => api(getClosing, {}, { silent: true, signal }),
})

export function useMyData() {
  return useMutation({
    mutationFn: (proof: RequestOf<typeof exportMyData>) => api(exportMyData, proof, IN_FORM),
  })
}

export function useCloseAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (proof: RequestOf<typeof closeMyAccount>) => api(closeMyAccount, proof, IN_FORM),
    onSuccess: (closing) => cache.setQueryData(closingQuery.queryKey, closing),
  })
}

export function useKeepAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api(keepMyAccount, {}),
    onSuccess: () => cache.setQueryData(closingQuery.queryKey, null),
  })
}

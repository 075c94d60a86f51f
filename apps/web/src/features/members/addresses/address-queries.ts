import { type Address, deleteAddress, listAddresses, saveAddress } from '@keo/contract/addresses'
import type { RequestOf } from '@keo/contract/define-call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../../api/api.ts'

export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: ({ signal }) => api(listAddresses, {}, { silent: true, signal }),
})

/** Saving one may take the default from another, so the whole list is read again. */
export function useSaveAddress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (address: RequestOf<typeof saveAddress>) => api(saveAddress, address, IN_FORM),
    onSuccess: () => cache.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  })
}

export function useDeleteAddress() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: Address['id']) => api(deleteAddress, { id }),
    onSuccess: (left) => cache.setQueryData(addressesQuery.queryKey, left),
  })
}
